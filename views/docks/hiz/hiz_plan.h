// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/hiz/hiz_facts.h"

#include <QImage>
#include <QWidget>

namespace vitrine::views {

/// The tiles of a draw on a flat map, as they lie on the frame: by color, pattern and letter. The arrow keys move the
/// selection.
class HizPlan final : public QWidget {
    Q_OBJECT

public:
    /// The facts live as long as it.
    explicit HizPlan(const HizFacts& facts, QWidget* parent = nullptr);

    /// The facts say something else.
    void rebuild();
    void setSelected(std::optional<core::HizTile> tile);

    /// On this widget.
    [[nodiscard]] QRectF rectOf(const core::HizTile& tile) const;
    [[nodiscard]] std::optional<core::HizTile> tileAt(QPointF point) const;
    /// Without the marks of selection and pointer.
    [[nodiscard]] QImage picture() const;
    [[nodiscard]] QSize sizeHint() const override { return {320, 320}; }

signals:
    void picked(std::uint32_t column, std::uint32_t row);
    /// Under the pointer; column and row −1: none.
    void hovered(int column, int row);
    /// Of the tile under the pointer, by the keyboard of the selected one.
    void menuRequested(std::optional<vitrine::core::HizTile> tile, QPoint globalPlace);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    [[nodiscard]] QRectF area() const;
    void drawTiles(QPainter& painter) const;
    void outline(QPainter& painter, const core::HizTile& tile, const QColor& color, double width) const;

    const HizFacts& m_facts;
    std::optional<core::HizTile> m_selected, m_hovered;
    QImage m_drawn; ///< the tiles, until they or the size change
};

} // namespace vitrine::views
