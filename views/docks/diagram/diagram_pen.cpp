// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_pen.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr double kArrow = 6;
constexpr double kWidestArrow = 9;
constexpr double kBend = 40;

} // namespace

DiagramPen::DiagramPen(QPainter& painter, const DiagramContent& content, const DiagramLook& look, const Theme& theme)
    : m_painter(painter), m_content(content), m_look(look), m_theme(theme)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
}

bool DiagramPen::write(const QRectF& area, int flags, const QString& text, bool isBold)
{
    QFont font = m_painter.font();
    font.setBold(isBold);
    const double pixels = m_look.text * std::max(1.0, 1 / m_look.zoom);
    font.setPixelSize(static_cast<int>(std::ceil(pixels)));
    const QFontMetricsF metrics(font);
    if (metrics.ascent() * 0.8 > area.height() || metrics.horizontalAdvance(text) > area.width() + 0.5)
        return false;
    m_painter.setFont(font);
    m_painter.drawText(area, flags | Qt::TextDontClip, text);
    return true;
}

void DiagramPen::stroke(const QPolygonF& route, const Stroke& how)
{
    if (route.size() < 2)
        return;
    constexpr double kInner = 0.5;
    QPen pen(how.color, onScreen(how.width), how.style);
    pen.setJoinStyle(Qt::RoundJoin);
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(route);
    if (how.isDouble) {
        m_painter.setPen(QPen(m_theme.window, onScreen(how.width * kInner)));
        m_painter.drawPolyline(route);
    }
    arrow(route[route.size() - 2], route.back(), how);
}

void DiagramPen::arrow(const QPointF& before, const QPointF& end, const Stroke& how)
{
    const double length = std::min(kWidestArrow, kArrow + how.width - 1);
    const QLineF way(before, end);
    const QPointF ahead = QPointF(way.dx(), way.dy()) / std::max(way.length(), 1e-6) * length;
    const QPointF aside(-ahead.y() / 2, ahead.x() / 2);
    const QPointF corners[] = {end, end - ahead + aside, end - ahead - aside};
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(how.color);
    m_painter.drawPolygon(corners, 3);
}

void DiagramPen::strokeAside(std::size_t edge, const Stroke& how)
{
    const auto& at = m_content.graph.edges()[edge];
    const QRectF a = box(at.from);
    const QRectF b = box(at.to);
    const bool isRight = b.center().x() >= a.center().x();
    const QPointF start(isRight ? a.right() : a.left(), a.center().y());
    const QPointF end(isRight ? b.left() : b.right(), b.center().y());
    const double bend = std::max(kBend, std::abs(end.x() - start.x()) / 2) * (isRight ? 1 : -1);
    QPainterPath path(start);
    path.cubicTo(start + QPointF(bend, 0), end - QPointF(bend, 0), end);
    m_painter.setPen(QPen(how.color, onScreen(how.width), how.style));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(path);
    arrow(end - QPointF(isRight ? 1 : -1, 0), end, how);
}

} // namespace vitrine::views
