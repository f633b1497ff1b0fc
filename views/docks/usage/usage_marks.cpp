// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/usage/usage_marks.h"

#include "views/docks/usage/usage_grid.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace vitrine::views {

namespace {

QColor readColor(const Theme& theme)
{
    return theme.busy();
}

QColor writeColor(const Theme& theme)
{
    return theme.isDark ? theme.clear : QColor(0xb8, 0x6e, 0x00);
}

} // namespace

void paintUses(QPainter& painter, const QRectF& cell, std::uint8_t uses)
{
    const Theme theme = Theme::current();
    const qreal side = std::clamp(std::min(cell.width() - 2, cell.height() / 2 - 2), 2.0, 8.0);
    const QPointF middle = cell.center();
    const QRectF upper(middle.x() - side / 2, middle.y() - side - 0.5, side, side);
    const QRectF lower = upper.translated(0, side + 1.5);
    const QRectF center(middle.x() - side / 2, middle.y() - side / 2, side, side);
    const bool isBoth = (uses & UsageGrid::Reads) != 0 && (uses & UsageGrid::Writes) != 0;
    if ((uses & UsageGrid::Reads) != 0) {
        painter.setPen(QPen(readColor(theme), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse((isBoth ? upper : center).adjusted(0.75, 0.75, -0.75, -0.75));
    }
    if ((uses & UsageGrid::Writes) != 0)
        painter.fillRect(isBoth ? lower : center, writeColor(theme));
    if ((uses & (UsageGrid::Reads | UsageGrid::Writes)) != 0)
        return; // what else there is, the text tells
    painter.setPen(QPen(theme.text, 1.25));
    if ((uses & UsageGrid::Creates) != 0) {
        painter.drawLine(QPointF(middle.x(), center.top()), QPointF(middle.x(), center.bottom()));
        painter.drawLine(QPointF(center.left(), middle.y()), QPointF(center.right(), middle.y()));
    } else if ((uses & UsageGrid::Deletes) != 0) {
        painter.drawLine(center.topLeft(), center.bottomRight());
        painter.drawLine(center.topRight(), center.bottomLeft());
    } else if ((uses & UsageGrid::Binds) != 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.secondary);
        painter.drawEllipse(middle, 1.5, 1.5);
    }
}

} // namespace vitrine::views
