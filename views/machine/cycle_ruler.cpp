// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/cycle_ruler.h"

#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr double kLeastBetweenNumbers = 84; // pixels
constexpr double kLeastBetweenMarks = 6;
constexpr double kAside = 3; // from a mark to its number
constexpr int kMarkHeight = 6;
constexpr int kSmallMarkHeight = 3;
constexpr double kGrip = 5;
constexpr double kFar = 1e6; // pixels: painters count further, but not exactly

template <typename Visit>
void forTicks(const CycleScale& scale, core::Cycle step, Visit visit)
{
    for (core::Cycle cycle = (scale.first + step - 1) / step * step; cycle < scale.end; cycle += step)
        visit(cycle, std::round(scale.x(cycle)) + 0.5);
}

bool isSeen(const CycleScale& scale, core::Cycle cursor)
{
    return !scale.isEmpty() && cursor >= scale.first && cursor <= scale.end;
}

} // namespace

int rulerHeight()
{
    constexpr int kHeight = 24;
    return scaled(kHeight);
}

double CycleScale::x(core::Cycle cycle) const
{
    const double cycles = static_cast<double>(cycle) - static_cast<double>(first);
    return std::clamp(left + cycles * cycleWidth(), -kFar, kFar);
}

core::Cycle CycleScale::cycleAt(double x) const
{
    if (isEmpty() || x <= left)
        return first;
    return std::min(first + static_cast<core::Cycle>((x - left) / cycleWidth()), end - 1);
}

core::Cycle CycleScale::tickStep() const
{
    const double least = scaled(kLeastBetweenNumbers) / std::max(cycleWidth(), 1e-12);
    core::Cycle decade = 1;
    while (static_cast<double>(decade) * 10 < least)
        decade *= 10;
    for (const core::Cycle times : {1, 2, 5})
        if (static_cast<double>(decade * times) >= least)
            return decade * times;
    return decade * 10;
}

void paintRuler(QPainter& painter, const QRect& area, const CycleScale& scale)
{
    const Theme theme = Theme::current();
    painter.fillRect(area, theme.panel);
    painter.setPen(theme.line);
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    if (scale.isEmpty())
        return;
    painter.save();
    painter.setClipRect(area);
    const core::Cycle step = scale.tickStep();
    const core::Cycle small = std::max<core::Cycle>(step / 10, 1);
    painter.setPen(theme.secondary);
    if (static_cast<double>(small) * scale.cycleWidth() >= scaled(kLeastBetweenMarks))
        forTicks(scale, small, [&](core::Cycle, double x) {
            painter.drawLine(QPointF(x, area.bottom() - scaled(kSmallMarkHeight)), QPointF(x, area.bottom()));
        });
    double free = area.left(); // numbers are whole: the last one stands before its mark, or is left out
    forTicks(scale, step, [&](core::Cycle cycle, double x) {
        painter.drawLine(QPointF(x, area.bottom() - scaled(kMarkHeight)), QPointF(x, area.bottom()));
        const QString number = grouped(cycle);
        const double wide = painter.fontMetrics().horizontalAdvance(number) + 1;
        const double left = x + kAside + wide <= area.right() ? x + kAside : x - kAside - wide;
        if (left < free)
            return;
        free = left + wide + kAside;
        painter.drawText(QRectF(left, area.top(), wide, area.height() - scaled(kMarkHeight) + 2), Qt::AlignVCenter,
                         number);
    });
    painter.restore();
}

void paintTickLines(QPainter& painter, const QRect& area, const CycleScale& scale)
{
    if (scale.isEmpty())
        return;
    QColor color = Theme::current().line;
    color.setAlpha(140);
    painter.setPen(color);
    forTicks(scale, scale.tickStep(),
             [&](core::Cycle, double x) { painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom())); });
}

void paintCycleCursor(QPainter& painter, const QRect& area, const CycleScale& scale, core::Cycle cursor)
{
    if (!isSeen(scale, cursor))
        return;
    const QColor color = Theme::current().accent;
    const double x = std::clamp(std::round(scale.x(cursor)), scale.left + 1.0, scale.right() - 1.0);
    const double wide = scaled(2.0);
    const double grip = scaled(kGrip);
    painter.fillRect(QRectF(x - wide / 2, area.top(), wide, area.height()), color);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const QPointF corners[] = {{x - grip, double(area.top())},
                               {x + grip, double(area.top())},
                               {x + grip, area.top() + grip},
                               {x, area.top() + 2 * grip},
                               {x - grip, area.top() + grip}};
    painter.drawPolygon(corners, std::size(corners));
    painter.restore();
}

void paintCycleHover(QPainter& painter, const QRect& area, const CycleScale& scale, core::Cycle cycle)
{
    if (scale.isEmpty() || cycle < scale.first || cycle >= scale.end)
        return;
    QColor color = Theme::current().text;
    color.setAlpha(90);
    const double x = scale.x(cycle);
    const double width = std::max(1.0, scale.cycleWidth());
    if (width > 2) {
        color.setAlpha(36);
        painter.fillRect(QRectF(x, area.top(), width, area.height()), color);
    } else {
        painter.fillRect(QRectF(std::round(x), area.top(), 1, area.height()), color);
    }
}

} // namespace vitrine::views
