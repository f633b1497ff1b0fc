// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/path/path_painter.h"

#include "views/docks/path/path_text.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <bit>
#include <cmath>

namespace vitrine::views {

namespace {

using core::openvg::Point;
using core::openvg::SegmentKind;

constexpr int kVeil = 165;              // of 255: how far the picture is dimmed
constexpr int kFaint = 70, kEdge = 170; // of triangles
constexpr int kStrong = 150;            // of pixels that count with all samples
constexpr int kMostTriangles = 10'000;  // in view
constexpr double kAnchor = 3.5, kControl = 3.5;
constexpr double kSampleSide = 8.0; // so large is a sample's part of a pixel at least that they are drawn
constexpr double kDivision = 2.0, kLabelFrom = 56.0; // pixels of the screen
constexpr double kPointsApart = 5.0;                 // closer ones are left out

QColor thinned(QColor color, int alpha)
{
    color.setAlpha(alpha);
    return color;
}

QImage clearImage(const core::PathAnatomy& path)
{
    QImage image(static_cast<int>(path.width), static_cast<int>(path.height), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// The stronger, the more samples it has.
void setPixel(QImage& image, const core::PathAnatomy& path, std::uint32_t x, std::uint32_t y, unsigned samples,
              const QColor& color)
{
    const int alpha = kStrong * std::popcount(samples) / static_cast<int>(path.samplePlaces.size());
    const auto row = static_cast<int>(path.height - 1 - y);
    reinterpret_cast<QRgb*>(image.scanLine(row))[x] = qPremultiply(thinned(color, alpha).rgba());
}

/// Readable on everything: in a plate of the window's color.
void drawLabel(QPainter& painter, QPointF center, const QString& text, const QColor& color)
{
    QRectF plate(QPointF(), QSizeF(painter.fontMetrics().horizontalAdvance(text) + 6, painter.fontMetrics().height()));
    plate.moveCenter(center);
    painter.setPen(Qt::NoPen);
    painter.setBrush(thinned(Theme::current().panel, 225));
    painter.drawRoundedRect(plate, 3, 3);
    painter.setPen(color);
    painter.drawText(plate, Qt::AlignCenter, text);
}

} // namespace

QPointF PathPainter::at(Point point) const
{
    return m_canvas.placeOf(m_facts.toPicture(point));
}

bool PathPainter::isSeen(const QRectF& box) const
{
    return box.adjusted(-2, -2, 2, 2).intersects(QRectF(m_canvas.rect()));
}

void PathPainter::setLook(const PathLook& look)
{
    m_look = look;
    forget();
}

void PathPainter::paint(QPainter& painter)
{
    if (!m_facts.hasPath())
        return;
    const double ratio = m_canvas.devicePixelRatioF();
    const Place place{m_canvas.placeOf({}), m_canvas.zoom(), m_canvas.size(), Theme::current().isDark};
    if (m_all.isNull() || !(place == m_place)) {
        m_place = place;
        m_all = QPixmap(m_canvas.size() * ratio);
        m_all.setDevicePixelRatio(ratio);
        m_all.fill(Qt::transparent);
        QPainter all(&m_all);
        all.setRenderHint(QPainter::Antialiasing);
        paintAll(all);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(0, 0, m_all);
    paintSelection(painter);
    if (m_look.pixels)
        paintSamples(painter);
    if (m_look.ray && m_facts.ray)
        paintRay(painter);
}

void PathPainter::paintAll(QPainter& painter) const
{
    if (m_look.triangles)
        paintTriangles(painter);
    if (m_look.outline)
        paintOutline(painter);
    if (m_look.points)
        paintPoints(painter);
}

/// In view, but no more than can be told apart.
void PathPainter::paintTriangles(QPainter& painter) const
{
    int count = 0;
    for (const core::PathTriangle& triangle : m_facts.path().triangles) {
        QPolygonF corners;
        for (const std::uint32_t vertex : triangle.vertices)
            corners << at(m_facts.path().vertices[vertex]);
        if (!isSeen(corners.boundingRect()))
            continue;
        if (count++ == kMostTriangles) {
            const QString text =
                PathText::tr("The first %1 triangles are drawn; zoom in to see others.").arg(grouped(kMostTriangles));
            const double half = painter.fontMetrics().horizontalAdvance(text) / 2.0 + kPadding;
            return drawLabel(painter, {half, m_canvas.height() - 1.5 * kPadding}, text, Theme::current().text);
        }
        paintTriangle(painter, corners, partOf(triangle));
    }
}

void PathPainter::paintTriangle(QPainter& painter, const QPolygonF& corners, PathPart part) const
{
    const DataFill fill = pathPartStyle(part).fill;
    painter.setPen(QPen(thinned(fill.color, kEdge), 1.0));
    painter.setBrush(thinned(fill.color, kFaint));
    painter.drawPolygon(corners);
    if (fill.pattern != Qt::NoBrush) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QBrush(thinned(fill.color, kEdge), fill.pattern));
        painter.drawPolygon(corners);
    }
}

/// Of a fill the edges that the machine was given; of a stroke the way of the pen.
void PathPainter::paintOutline(QPainter& painter) const
{
    const core::PathAnatomy& path = m_facts.path();
    painter.setPen(QPen(Theme::current().text, 1.5));
    painter.setBrush(Qt::NoBrush);
    if (path.isStroke) {
        for (const core::PathSegment& segment : path.segments) {
            QPolygonF line;
            for (const Point point : segment.line)
                line << at(point);
            if (isSeen(line.boundingRect()))
                painter.drawPolyline(line);
        }
        return;
    }
    for (const core::PathEdge& edge : path.edges) {
        const QLineF line(at(path.vertices[edge.from]), at(path.vertices[edge.to]));
        if (!isSeen(QRectF(line.p1(), line.p2()).normalized()))
            continue;
        QPen pen(Theme::current().text, 1.5);
        if (!edge.segment)
            pen.setStyle(Qt::DashLine); // that no segment draws
        painter.setPen(pen);
        painter.drawLine(line);
    }
}

/// Where a curve was divided, and into how many edges.
void PathPainter::paintDivision(QPainter& painter, const core::PathSegment& segment) const
{
    const Theme theme = Theme::current();
    QPolygonF line;
    for (const Point point : segment.line)
        line << at(point);
    if (segment.edges < 2 || !isSeen(line.boundingRect()))
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    std::optional<QPointF> last;
    for (const QPointF place : line) {
        if (m_facts.path().isStroke) // whose pieces tell
            break;
        if (last && QLineF(*last, place).length() < kPointsApart)
            continue;
        last = place;
        painter.drawEllipse(place, kDivision, kDivision);
    }
    const QSizeF size = line.boundingRect().size();
    if (std::max(size.width(), size.height()) >= kLabelFrom)
        drawLabel(painter, line[line.size() / 2], QStringLiteral("n = %1").arg(grouped(segment.edges)), theme.text);
}

void PathPainter::paintPoints(QPainter& painter) const
{
    const Theme theme = Theme::current();
    for (const core::PathSegment& segment : m_facts.path().segments)
        paintDivision(painter, segment);
    std::optional<QPointF> last;
    for (const core::PathSegment& segment : m_facts.path().segments) {
        const bool isCubic = segment.kind == SegmentKind::Cubic;
        const QPointF end = at(segment.end);
        if (last && QLineF(*last, end).length() < kPointsApart && !isCubic)
            continue;
        last = end;
        if (isCubic || segment.kind == SegmentKind::Quadratic) {
            const QPointF first = at(segment.control1), second = at(isCubic ? segment.control2 : segment.control1);
            painter.setPen(QPen(theme.secondary, 1.0));
            painter.drawLine(at(segment.start), first);
            painter.drawLine(second, end);
            painter.setBrush(theme.panel);
            painter.drawEllipse(first, kControl, kControl);
            painter.drawEllipse(second, kControl, kControl);
        }
        painter.setPen(QPen(theme.panel, 1.0));
        painter.setBrush(theme.text);
        painter.drawRect(QRectF(end - QPointF(kAnchor, kAnchor), QSizeF(2 * kAnchor, 2 * kAnchor)));
    }
}

void PathPainter::paintSelection(QPainter& painter) const
{
    const core::PathAnatomy& path = m_facts.path();
    if (!m_facts.segment && !m_facts.triangle)
        return;
    const QColor accent = Theme::current().accent;
    const bool isOne = m_facts.triangle.has_value();
    for (std::uint32_t number = 0; number < path.triangles.size(); ++number) {
        if (!m_facts.isSelected(path.triangles[number], number))
            continue;
        QPolygonF corners;
        for (const std::uint32_t vertex : path.triangles[number].vertices)
            corners << at(path.vertices[vertex]);
        painter.setPen(QPen(accent, isOne ? 2.5 : 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(thinned(accent, 40));
        painter.drawPolygon(corners);
    }
    if (m_facts.segment) {
        QPolygonF line;
        for (const Point point : path.segments[*m_facts.segment].line)
            line << at(point);
        painter.setPen(QPen(accent, 4.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line);
    }
}

CanvasLayer PathPainter::pixelLayer()
{
    const core::PathAnatomy& path = m_facts.path();
    const QColor veil = thinned(Theme::current().window, kVeil);
    if (m_look.pixels && m_facts.counted)
        return {countedPixels(), 1.0, veil, {}};
    if (m_look.pixels && !m_facts.segment && !m_facts.triangle) {
        if (m_inside.isNull())
            m_inside = insidePixels();
        return {m_inside, 1.0, veil, {}};
    }
    return {clearImage(path), 1.0, veil, {}};
}

QImage PathPainter::insidePixels() const
{
    const core::PathAnatomy& path = m_facts.path();
    QImage image = clearImage(path);
    const QColor color = insideStyle().fill.color;
    for (auto y = static_cast<std::uint32_t>(path.boxMinimum.y); y < path.boxMaximum.y; ++y)
        for (auto x = static_cast<std::uint32_t>(path.boxMinimum.x); x < path.boxMaximum.x; ++x)
            setPixel(image, path, x, y, path.insideAt(x, y), color);
    return image;
}

QImage PathPainter::countedPixels() const
{
    const core::PathAnatomy& path = m_facts.path();
    QImage image = clearImage(path);
    const QColor color = Theme::current().accent;
    for (const core::CountedPixel& pixel : *m_facts.counted)
        setPixel(image, path, pixel.x, pixel.y, pixel.up | pixel.down, color);
    return image;
}

/// Where pixels are large enough: which samples are meant. Filled ones count.
void PathPainter::paintSamples(QPainter& painter) const
{
    const core::PathAnatomy& path = m_facts.path();
    if (m_canvas.zoom() < kSampleSide * std::sqrt(static_cast<double>(path.samplePlaces.size())))
        return;
    const auto paintAt = [&](std::uint32_t x, std::uint32_t y, std::uint16_t up, std::uint16_t down) {
        const QPoint pixel(static_cast<int>(x), static_cast<int>(path.height - 1 - y));
        if (isSeen(m_canvas.rectOf(pixel)))
            paintSamplesOf(painter, pixel, up, down);
    };
    if (m_facts.counted) {
        for (const core::CountedPixel& pixel : *m_facts.counted)
            paintAt(pixel.x, pixel.y, pixel.up, pixel.down);
        return;
    }
    if (m_facts.segment || m_facts.triangle)
        return;
    const Point low = m_facts.toSurface(m_canvas.pointAt(QPointF(0, m_canvas.height())));
    const Point high = m_facts.toSurface(m_canvas.pointAt(QPointF(m_canvas.width(), 0)));
    for (double y = std::max(path.boxMinimum.y, std::floor(low.y)); y < std::min(path.boxMaximum.y, high.y); ++y)
        for (double x = std::max(path.boxMinimum.x, std::floor(low.x)); x < std::min(path.boxMaximum.x, high.x); ++x) {
            const auto column = static_cast<std::uint32_t>(x), row = static_cast<std::uint32_t>(y);
            paintAt(column, row, path.insideAt(column, row), 0);
        }
}

void PathPainter::paintSamplesOf(QPainter& painter, QPoint pixel, std::uint16_t up, std::uint16_t down) const
{
    const core::PathAnatomy& path = m_facts.path();
    const Theme theme = Theme::current();
    const QRectF area = m_canvas.rectOf(pixel);
    const double side = m_canvas.zoom() / std::sqrt(static_cast<double>(path.samplePlaces.size()));
    const double radius = std::clamp(side / 5.0, 1.5, 4.0);
    for (std::size_t sample = 0; sample < path.samplePlaces.size(); ++sample) {
        const Point place = path.samplePlaces[sample];
        const QPointF center(area.left() + place.x * area.width(), area.bottom() - place.y * area.height());
        const bool isUp = up >> sample & 1u, isDown = down >> sample & 1u;
        painter.setPen(QPen(thinned(theme.text, isUp || isDown ? 255 : kFaint), 1.0));
        painter.setBrush(isUp ? QBrush(theme.draw) : isDown ? QBrush(theme.clear) : QBrush(Qt::NoBrush));
        painter.drawEllipse(center, radius, radius);
    }
}

void PathPainter::paintRay(QPainter& painter) const
{
    const Theme theme = Theme::current();
    const core::RayCount& ray = m_facts.ray->count;
    const QPointF from = at(ray.from);
    const double end = std::max<double>(m_canvas.width(), from.x() + 1);
    painter.setPen(QPen(theme.panel, 4.0));
    painter.drawLine(from, QPointF(end, from.y()));
    painter.setPen(QPen(theme.changed(), 2.0, Qt::DashLine));
    painter.drawLine(from, QPointF(end, from.y()));
    painter.setBrush(theme.changed());
    painter.setPen(QPen(theme.panel, 1.5));
    painter.drawEllipse(from, 4.5, 4.5);
    double free = from.x(); // labels that would cover one another go above in turn
    for (const core::RayCrossing& crossing : ray.crossings) {
        const QPointF place = at({crossing.x, ray.from.y});
        if (place.x() > m_canvas.width())
            break;
        painter.setPen(QPen(theme.changed(), 2.0));
        painter.setBrush(theme.panel);
        painter.drawEllipse(place, 3.0, 3.0);
        const QString text = PathText::sign(crossing.count > 0);
        const double half = painter.fontMetrics().horizontalAdvance(text) / 2.0 + 4;
        const QPointF label(std::max(place.x(), free + half), place.y() - painter.fontMetrics().height() / 2.0 - 5);
        drawLabel(painter, label, text, theme.text);
        free = label.x() + half;
    }
    drawLabel(painter, from + QPointF(0, painter.fontMetrics().height() / 2.0 + 8), PathText::signedNumber(ray.winding),
              theme.text);
}

} // namespace vitrine::views
