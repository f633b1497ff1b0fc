// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/diagram/diagram_painter.h"
#include "views/theme/shown.h"

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QList>
#include <QPixmap>
#include <QWidget>

#include <algorithm>
#include <array>
#include <set>
#include <string>

class QAction;
class QPaintDevice;
class QPainter;

namespace vitrine::views {

/// The schematic, zoomed and moved. Of its nodes one is the current one, which the arrow keys move along the wires. As
/// much is written in it as has room; whoever zooms in gets more.
class DiagramCanvas final : public QWidget {
    Q_OBJECT

public:
    static constexpr double kMinZoom = 0.1;
    static constexpr double kMaxZoom = 4;

    explicit DiagramCanvas(QWidget* parent = nullptr);

    /// Another machine, or none.
    void setRecording(std::shared_ptr<const core::DrawRecording> recording);
    void setState(DiagramState state, core::StallChain chain);
    void setMotion(DiagramMotion motion);
    void setSelected(std::optional<std::size_t> node);

    [[nodiscard]] const DiagramContent& content() const { return m_content; }
    [[nodiscard]] std::optional<std::size_t> selected() const { return m_look.selected; }
    [[nodiscard]] std::optional<std::size_t> nodeAt(const QPointF& place) const;
    /// On the widget.
    [[nodiscard]] QRectF rectOf(std::size_t node) const;
    /// 1: names are as large as other text.
    [[nodiscard]] double zoom() const { return m_zoom; }
    /// All of it, however small.
    void fit();
    void zoomIn();
    void zoomOut();
    /// The whole of it with all names, at twice its size.
    [[nodiscard]] QImage picture() const;
    /// The same as SVG.
    [[nodiscard]] QByteArray drawing() const;
    /// Draws each of many equal units or queues by itself, or again all as one.
    void toggleFold(std::size_t node);
    [[nodiscard]] bool isFolded(std::size_t node) const { return m_folds.isFolded(node); }
    /// The lines and queries that are no part of the flow.
    void showLines(bool areShown);

signals:
    void nodeClicked(std::size_t node);
    /// By double click or Enter: deeper.
    void nodeActivated(std::size_t node);
    void menuRequested(std::size_t node, const QPoint& globalPlace);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    friend class test::Shown;

    void makeActions();
    [[nodiscard]] QAction* actionOf(const QKeyEvent& key) const;
    void fold();
    void arrange();
    [[nodiscard]] QFont unscaledFont() const;
    [[nodiscard]] DiagramText textIn(const QFont& font) const;
    [[nodiscard]] double fittingZoom() const;
    [[nodiscard]] double pixelsPerUnit() const { return m_zoom * m_scale; }
    [[nodiscard]] const DiagramLayout& layoutWith(DiagramDetail detail);
    [[nodiscard]] DiagramDetail detailThatFits();
    void use(DiagramDetail detail);
    void fitNow();
    /// Another layout, in which the node nearest to a place stays where it is.
    void changeDetail(DiagramDetail detail, const QPointF& place);
    void paintRest(QPaintDevice& device);
    [[nodiscard]] DiagramContent whole() const;
    void paint(QPainter& painter, const DiagramContent& content) const;
    void zoomAround(const QPointF& place, double zoom);
    void keepInView();
    void reveal(std::size_t node);
    void move(const QPointF& direction);
    [[nodiscard]] std::optional<std::size_t> nextIn(const QPointF& direction,
                                                    const std::vector<std::size_t>& among) const;
    [[nodiscard]] QPointF inDiagram(const QPointF& place) const { return (place - m_origin) / pixelsPerUnit(); }
    [[nodiscard]] QString toolTipAt(const QPointF& place) const;

    DiagramContent m_content;
    DiagramLook m_look;
    QList<QAction*> m_actions;
    std::set<std::string> m_open; ///< what is drawn each by itself
    DiagramFolds m_folds;
    QFont m_measured;                                      ///< that m_layouts are of
    std::array<std::optional<DiagramLayout>, 3> m_layouts; ///< by detail, as far as they were asked for
    QPixmap m_rest;                                        ///< what stays as it is; null: it has to be painted
    double m_zoom = 1;
    double m_scale = 1; ///< of the theme, or less where that has no room
    QPointF m_origin;   ///< the diagram's top left on the widget
    bool m_fits = true;
    bool m_showsAll = false; ///< though it is too small to be read then
    std::optional<QPointF> m_pressed;
    QPointF m_originWhenPressed;
    bool m_isDragging = false;
};

} // namespace vitrine::views
