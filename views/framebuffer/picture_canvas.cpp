// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/framebuffer/picture_canvas.h"

#include "views/theme/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr double kGridFromZoom = 8.0; // from here on pixels are large enough for lines between them
constexpr double kMarksFromZoom = 20.0;
constexpr double kSmallestMark = 6.0; // pixels of a font
constexpr int kCheckerSize = 8;
constexpr double kMargin = 12.0; // around a fitted image
constexpr double kAlwaysVisible = 24.0;
constexpr double kWheelNotch = 120.0;
constexpr int kLongNudge = 10;

} // namespace

PictureCanvas::PictureCanvas(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(120, 60);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PictureCanvas::setImage(const QImage& image)
{
    const bool sameSize = image.size() == m_image.size();
    m_image = image;
    if (m_picked && !image.isNull() && !image.rect().contains(*m_picked))
        m_picked.reset();
    if (m_fits && !sameSize)
        fitNow();
    keepInView();
    update();
}

void PictureCanvas::setEmptyText(const QString& text)
{
    m_emptyText = text;
    update();
}

void PictureCanvas::setLayer(std::optional<CanvasLayer> layer)
{
    m_layer = std::move(layer);
    update();
}

void PictureCanvas::mark(std::optional<QRect> part)
{
    m_marked = part;
    update();
}

void PictureCanvas::setOverpaint(Overpaint overpaint)
{
    m_overpaint = std::move(overpaint);
    update();
}

void PictureCanvas::fit()
{
    m_part = {};
    showFitted();
}

void PictureCanvas::fitPart(const QRectF& part)
{
    m_part = part;
    showFitted();
}

void PictureCanvas::showFitted()
{
    m_fits = true;
    fitNow();
    update();
    emit placeChanged();
}

void PictureCanvas::showLike(const PictureCanvas& other)
{
    if (other.m_fits)
        return fit();
    m_fits = false;
    m_zoom = other.m_zoom;
    m_origin = other.m_origin;
    keepInView();
    update();
    emit zoomChanged(m_zoom);
}

void PictureCanvas::fitNow()
{
    if (m_image.isNull())
        return;
    const QRectF part = m_part.isEmpty() ? QRectF(m_image.rect()) : m_part;
    const double across = (width() - 2 * kMargin) / part.width();
    const double down = (height() - 2 * kMargin) / part.height();
    double zoom = std::clamp(std::min(across, down), kMinZoom, kMaxZoom);
    if (zoom > 1.0)
        zoom = std::floor(zoom * 4.0) / 4.0; // whole or quarter factors keep pixels nearly alike
    m_zoom = zoom;
    const QPointF corner = QRectF(rect()).center() - zoom * part.center();
    m_origin = {std::round(corner.x()), std::round(corner.y())};
    emit zoomChanged(m_zoom);
}

void PictureCanvas::setZoom(double zoom)
{
    zoomAround(QRectF(rect()).center(), zoom);
}

void PictureCanvas::zoomAround(QPointF place, double zoom)
{
    zoom = std::clamp(zoom, kMinZoom, kMaxZoom);
    m_fits = false;
    m_origin = place - (place - m_origin) * (zoom / m_zoom);
    m_zoom = zoom;
    keepInView();
    update();
    emit zoomChanged(m_zoom);
    emit placeChanged();
}

void PictureCanvas::keepInView()
{
    if (m_image.isNull())
        return;
    const QSizeF size = QSizeF(m_image.size()) * m_zoom;
    m_origin.setX(std::clamp(m_origin.x(), std::min(0.0, kAlwaysVisible - size.width()), width() - kAlwaysVisible));
    m_origin.setY(std::clamp(m_origin.y(), std::min(0.0, kAlwaysVisible - size.height()), height() - kAlwaysVisible));
}

QRectF PictureCanvas::imageRect() const
{
    return {m_origin, QSizeF(m_image.size()) * m_zoom};
}

std::optional<QPoint> PictureCanvas::pixelAt(QPointF place) const
{
    const QPointF inside = pointAt(place);
    const QPoint pixel(static_cast<int>(std::floor(inside.x())), static_cast<int>(std::floor(inside.y())));
    if (!m_image.rect().contains(pixel))
        return std::nullopt;
    return pixel;
}

QRectF PictureCanvas::rectOf(QPoint pixel) const
{
    return {m_origin + QPointF(pixel) * m_zoom, QSizeF(m_zoom, m_zoom)};
}

void PictureCanvas::pick(std::optional<QPoint> point)
{
    if (m_image.isNull())
        point.reset();
    if (point)
        point = QPoint(std::clamp(point->x(), 0, m_image.width() - 1), std::clamp(point->y(), 0, m_image.height() - 1));
    m_picked = point;
    update();
    emit pickChanged(m_picked);
}

void PictureCanvas::revealPick()
{
    if (!m_picked)
        return;
    const QPointF center = rectOf(*m_picked).center();
    if (rect().contains(center.toPoint()))
        return;
    m_origin += QRectF(rect()).center() - center;
    m_fits = false;
    keepInView();
    update();
    emit placeChanged();
}

void PictureCanvas::resizeEvent(QResizeEvent*)
{
    if (m_fits)
        fitNow();
    keepInView();
}

void PictureCanvas::wheelEvent(QWheelEvent* event)
{
    if (m_image.isNull() || event->angleDelta().y() == 0)
        return event->ignore();
    zoomAround(event->position(), m_zoom * std::exp2(event->angleDelta().y() / kWheelNotch / 2.0));
    event->accept();
}

void PictureCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return QWidget::mousePressEvent(event);
    m_pressed = event->position();
    m_originWhenPressed = m_origin;
    m_dragging = false;
}

void PictureCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed) {
        const QPointF moved = event->position() - *m_pressed;
        m_dragging = m_dragging || moved.manhattanLength() >= QApplication::startDragDistance();
        if (m_dragging && !m_image.isNull()) {
            m_fits = false;
            m_origin = m_originWhenPressed + moved;
            keepInView();
            setCursor(Qt::ClosedHandCursor);
            update();
            emit placeChanged();
        }
    }
    emit hovered(pixelAt(event->position()));
    emit pointed(pointAt(event->position()));
}

void PictureCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_pressed && !m_dragging && event->button() == Qt::LeftButton) {
        if (const auto pixel = pixelAt(event->position()))
            pick(pixel);
        emit clicked(pointAt(event->position()));
    }
    m_pressed.reset();
    m_dragging = false;
    unsetCursor();
}

void PictureCanvas::keyPressEvent(QKeyEvent* event)
{
    const int step = event->modifiers() & Qt::ShiftModifier ? kLongNudge : 1;
    QPoint move;
    switch (event->key()) {
    case Qt::Key_Left: move = {-step, 0}; break;
    case Qt::Key_Right: move = {step, 0}; break;
    case Qt::Key_Up: move = {0, -step}; break;
    case Qt::Key_Down: move = {0, step}; break;
    case Qt::Key_Escape: return pick(std::nullopt);
    default: return QWidget::keyPressEvent(event);
    }
    if (m_image.isNull())
        return;
    pick(m_picked ? *m_picked + move : m_image.rect().center());
    revealPick();
}

void PictureCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Mouse)
        return emit menuRequested(pixelAt(event->pos()), event->globalPos());
    const QPoint place = m_picked ? rectOf(*m_picked).bottomRight().toPoint() : rect().center();
    emit menuRequested(m_picked, mapToGlobal(place));
}

void PictureCanvas::leaveEvent(QEvent*)
{
    emit hovered(std::nullopt);
    emit pointed(std::nullopt);
}

void PictureCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::current();
    painter.fillRect(rect(), theme.window);
    if (m_image.isNull()) {
        painter.setPen(theme.secondary);
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
    } else {
        const QRectF area = imageRect();
        if (m_image.hasAlphaChannel())
            drawChecker(painter, area);
        // Below 1:1 every pixel must still count; above it they must stay squares.
        painter.setRenderHint(QPainter::SmoothPixmapTransform, m_zoom < 1.0);
        painter.drawImage(area, m_image);
        drawLayer(painter, area);
        drawGrid(painter, area);
        if (m_overpaint) {
            painter.save();
            m_overpaint(painter, area);
            painter.restore();
        }
        drawMarks(painter, area);
        if (m_marked)
            drawFrame(painter, *m_marked & m_image.rect());
        if (m_picked)
            drawFrame(painter, {*m_picked, QSize(1, 1)});
    }
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void PictureCanvas::drawChecker(QPainter& painter, const QRectF& area) const
{
    const Theme theme = Theme::current();
    QPixmap tile(2 * kCheckerSize, 2 * kCheckerSize);
    tile.fill(theme.checker(false));
    QPainter tilePainter(&tile);
    tilePainter.fillRect(0, 0, kCheckerSize, kCheckerSize, theme.checker(true));
    tilePainter.fillRect(kCheckerSize, kCheckerSize, kCheckerSize, kCheckerSize, theme.checker(true));
    tilePainter.end();
    painter.drawTiledPixmap(area.intersected(QRectF(rect())), tile);
}

void PictureCanvas::drawLayer(QPainter& painter, const QRectF& area) const
{
    if (!m_layer || m_layer->image.size() != m_image.size())
        return;
    painter.fillRect(area, m_layer->veil);
    painter.setOpacity(m_layer->opacity);
    painter.drawImage(area, m_layer->image);
    painter.setOpacity(1.0);
}

// Dark on a light ground, legible on any color of the layer.
void PictureCanvas::drawMarks(QPainter& painter, const QRectF& area) const
{
    if (!m_layer || !m_layer->mark || m_zoom < kMarksFromZoom || m_layer->image.size() != m_image.size())
        return;
    const QRectF visible = area.intersected(QRectF(rect()));
    const QPoint first = pixelAt(visible.topLeft() + QPointF(0.01, 0.01)).value_or(QPoint());
    QFont font = this->font();
    for (int y = first.y(); y < m_image.height() && rectOf({0, y}).top() < visible.bottom(); ++y)
        for (int x = first.x(); x < m_image.width() && rectOf({x, 0}).left() < visible.right(); ++x) {
            const QString text = m_layer->mark({x, y});
            if (text.isEmpty())
                continue;
            const auto lines = text.count(QLatin1Char('\n')) + 1; // of samples, in the size that lets all of them fit
            const double size = lines == 1 ? std::clamp(m_zoom / 2.0, 9.0, 16.0)
                                           : std::min(m_zoom / (static_cast<double>(lines) + 0.5) - 1.0, 12.0);
            if (size < kSmallestMark)
                continue;
            font.setPixelSize(static_cast<int>(size));
            painter.setFont(font);
            const QSize extent = painter.fontMetrics().size(0, text);
            QRectF plate(QPointF(), QSizeF(extent.width() + 4, std::min<double>(extent.height(), m_zoom)));
            plate.moveCenter(rectOf({x, y}).center());
            if (plate.width() > m_zoom)
                continue;
            painter.fillRect(plate, QColor(255, 255, 255, 190));
            painter.setPen(Qt::black);
            painter.drawText(plate, Qt::AlignCenter, text);
        }
}

void PictureCanvas::drawGrid(QPainter& painter, const QRectF& area) const
{
    if (m_zoom < kGridFromZoom)
        return;
    painter.setPen(QColor(128, 128, 128, 70));
    const QRectF visible = area.intersected(QRectF(rect()));
    for (double x = area.left() + std::ceil((visible.left() - area.left()) / m_zoom) * m_zoom; x <= visible.right();
         x += m_zoom)
        painter.drawLine(QPointF(x, visible.top()), QPointF(x, visible.bottom()));
    for (double y = area.top() + std::ceil((visible.top() - area.top()) / m_zoom) * m_zoom; y <= visible.bottom();
         y += m_zoom)
        painter.drawLine(QPointF(visible.left(), y), QPointF(visible.right(), y));
}

// A light frame in a dark one, visible on any color, around at least a few screen pixels.
// Large enough to be seen, however small the part is.
void PictureCanvas::drawFrame(QPainter& painter, QRect part) const
{
    if (part.isEmpty())
        return;
    QRectF frame = rectOf(part.topLeft()) | rectOf(part.bottomRight());
    const double least = std::min(frame.width(), frame.height());
    const double grow = std::max(0.0, (8.0 - least) / 2.0);
    frame.adjust(-grow, -grow, grow, grow);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 220), 3.0));
    painter.drawRect(frame);
    painter.setPen(QPen(Qt::white, 1.0));
    painter.drawRect(frame);
}

} // namespace vitrine::views
