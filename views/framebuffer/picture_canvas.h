// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/shown.h"

#include <QImage>
#include <QWidget>

#include <functional>
#include <optional>

namespace vitrine::views {

/// What is laid over an image, pixel by pixel.
struct CanvasLayer {
    QImage image;         ///< of the same size
    double opacity = 1.0; ///< 0…1
    QColor veil;          ///< over the image, below the layer
    /// A letter or a number to write into a pixel that is large enough; empty: nothing.
    std::function<QString(QPoint)> mark;
};

/// The exhibit: an image, zoomed without smoothing, moved by dragging, with one picked pixel. Points of the image count
/// from its top left.
class PictureCanvas final : public QWidget {
    Q_OBJECT

public:
    static constexpr double kMinZoom = 1.0 / 16.0;
    static constexpr double kMaxZoom = 64.0;

    explicit PictureCanvas(QWidget* parent = nullptr);

    /// Keeps zoom and pick when the size stays. A null image shows the empty text.
    void setImage(const QImage& image);
    void setEmptyText(const QString& text);
    /// Nothing: the image alone. Stays until it is set again.
    void setLayer(std::optional<CanvasLayer> layer);
    /// Paints over the image, below the picked pixel, in the widget's coordinates; `area` is where the image stands.
    using Overpaint = std::function<void(QPainter& painter, const QRectF& area)>;
    void setOverpaint(Overpaint overpaint);

    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] bool fits() const { return m_fits; }
    void fit();
    /// Makes a part of the image visible, or more than it; it stays so while the size changes, as with fit().
    void fitPart(const QRectF& part);
    /// Around the center of the view.
    void setZoom(double zoom);
    /// At the zoom and the place of another one, for images of the same size.
    void showLike(const PictureCanvas& other);
    void zoomIn() { setZoom(m_zoom * 2.0); }
    void zoomOut() { setZoom(m_zoom / 2.0); }

    [[nodiscard]] std::optional<QPoint> picked() const { return m_picked; }
    /// Points outside the image are moved to its edge; nothing un-picks.
    void pick(std::optional<QPoint> point);
    /// Moves the image until the picked pixel can be seen, if there is one.
    void revealPick();

    /// Frames a part of the image that is selected, such as a tile; nothing: none. What lies outside is left off.
    void mark(std::optional<QRect> part);

    /// The image's pixel at a place of the widget, if there is one.
    [[nodiscard]] std::optional<QPoint> pixelAt(QPointF place) const;
    /// Where a pixel is on the widget.
    [[nodiscard]] QRectF rectOf(QPoint pixel) const;
    /// The same of any point, also one beside the image.
    [[nodiscard]] QPointF pointAt(QPointF place) const { return (place - m_origin) / m_zoom; }
    [[nodiscard]] QPointF placeOf(QPointF point) const { return m_origin + point * m_zoom; }

signals:
    void hovered(std::optional<QPoint> pixel);
    void pickChanged(std::optional<QPoint> pixel);
    /// Where exactly the mouse is in the image or beside it; nothing: it has left.
    void pointed(std::optional<QPointF> point);
    /// By the mouse, behind pickChanged().
    void clicked(QPointF point);
    void zoomChanged(double zoom);
    /// Zoomed or moved by the user.
    void placeChanged();
    /// By the mouse at a pixel of the image, by the keyboard at the picked one.
    void menuRequested(std::optional<QPoint> pixel, QPoint globalPlace);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    friend class test::Shown;

    void zoomAround(QPointF place, double zoom);
    void fitNow();
    void showFitted();
    void keepInView();
    void drawLayer(QPainter& painter, const QRectF& area) const;
    void drawMarks(QPainter& painter, const QRectF& area) const;
    void drawChecker(QPainter& painter, const QRectF& area) const;
    void drawGrid(QPainter& painter, const QRectF& area) const;
    void drawFrame(QPainter& painter, QRect part) const;
    [[nodiscard]] QRectF imageRect() const;

    QImage m_image;
    QString m_emptyText;
    std::optional<CanvasLayer> m_layer;
    Overpaint m_overpaint;
    double m_zoom = 1.0;
    QPointF m_origin; // the image's top left on the widget
    bool m_fits = true;
    QRectF m_part; // that fits; empty: all
    std::optional<QPoint> m_picked;
    std::optional<QRect> m_marked;
    std::optional<QPointF> m_pressed;
    QPointF m_originWhenPressed;
    bool m_dragging = false;
};

} // namespace vitrine::views
