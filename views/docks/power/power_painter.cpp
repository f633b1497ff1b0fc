// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/power_painter.h"

#include "views/docks/power/energy_columns.h"
#include "views/docks/power/lane_columns.h"
#include "views/docks/power/power_context.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr int kMargin = 3;          // above and below a lane
constexpr double kLeastItem = 6;    // pixels of a clock whose item has a box of its own
constexpr double kLeastNumber = 20; // pixels that a number has room in
constexpr double kLeastLetter = 14;
constexpr int kEnergyColumn = 4;          // pixels
constexpr std::size_t kMostSums = 40'000; // of parts and columns: machines of many parts have wider columns

/// Columns of a stretch: never more than pixels (or wider ones) or cycles.
struct Columns {
    CycleScale scale;
    LaneStretch stretch;
    Columns(const CycleScale& shown, std::uint32_t most)
        : scale(shown), stretch{shown.first, shown.end,
                                std::uint32_t(std::min<core::Cycle>(most, shown.end - shown.first))}
    {
    }
    [[nodiscard]] double left(std::uint32_t column) const { return std::round(scale.x(stretch.begin(column))); }
};

void paintPure(QPainter& painter, const QRectF& area, const DataStyle& style)
{
    paintFill(painter, area, style.fill);
    if (style.letter.isEmpty() || area.width() < kLeastLetter || area.height() < painter.fontMetrics().height())
        return;
    const QRectF box(area.center().x() - 7, area.top() + 1, 14, area.height() - 2);
    painter.fillRect(box, style.fill.color); // the pattern does not cross the letter
    painter.setPen(inkOn(style.fill.color));
    painter.drawText(area, Qt::AlignCenter, style.letter);
}

void paintItems(QPainter& painter, const QRectF& lane, const PowerFacts& facts, std::uint32_t domain,
                const CycleScale& scale)
{
    const core::DrawWork& work = facts.power().work;
    const core::PowerDomain& alu = work.domains()[domain];
    const auto clocks = static_cast<std::uint32_t>(std::max(1.0, work.clocksIn(1)));
    const double width = scale.cycleWidth() / clocks;
    for (core::Cycle cycle = scale.first; cycle < scale.end; ++cycle)
        for (std::uint32_t clock = 0; clock < clocks; ++clock) {
            const auto item = work.itemAt(alu.processor, alu.number, cycle, clock);
            if (!item)
                continue;
            const QRectF box(scale.x(cycle) + clock * width, lane.top(), width - 1, lane.height());
            const DataStyle style =
                laneStyle(item->stage == core::ShaderStage::Vertex ? LaneState::Vertex : LaneState::Fragment);
            paintFill(painter, box, style.fill);
            if (width < kLeastNumber)
                continue;
            painter.fillRect(QRectF(box.center().x() - 9, box.top() + 1, 18, box.height() - 2), style.fill.color);
            painter.setPen(inkOn(style.fill.color));
            painter.drawText(box, Qt::AlignCenter, style.letter + QString::number(item->item));
        }
}

/// Whether each clock of an ALU in the stretch is wide enough, and known.
bool showsItems(const PowerFacts& facts, std::uint32_t domain, const CycleScale& scale)
{
    const core::DrawWork& work = facts.power().work;
    return facts.domain(domain).kind == core::PowerKind::Alu && scale.end <= work.keptUntil() &&
           scale.cycleWidth() / std::max(1.0, work.clocksIn(1)) >= kLeastItem;
}

void paintMixed(QPainter& painter, const QRectF& area, const LaneColumn& column)
{
    double bottom = area.bottom();
    for (int i = 0; i < kLaneStateCount; ++i) {
        const auto state = static_cast<LaneState>(i);
        const double top = bottom - column.in(state) / std::max(column.all(), 1e-9) * area.height();
        if (state != LaneState::Off && top < bottom)
            paintFill(painter, QRectF(area.left(), top, area.width(), bottom - top), laneStyle(state).fill);
        bottom = top;
    }
}

} // namespace

void paintLane(QPainter& painter, const QRectF& lane, const std::vector<LaneColumn>& columns,
               const std::function<double(std::uint32_t column)>& left)
{
    for (std::uint32_t i = 0; i < columns.size();) {
        std::uint32_t next = i + 1;
        while (columns[i].isPure() && next < columns.size() && columns[next].isPure() &&
               columns[next].main() == columns[i].main())
            ++next;
        const QRectF part(left(i), lane.top(), left(next) - left(i), lane.height());
        if (columns[i].isPure())
            paintPure(painter, part, laneStyle(columns[i].main()));
        else
            paintMixed(painter, part, columns[i]);
        i = next;
    }
}

void paintPowerLane(QPainter& painter, const QRect& area, const PowerFacts& facts, std::uint32_t domain,
                    const CycleScale& scale)
{
    if (scale.isEmpty())
        return;
    const QRectF lane = QRectF(area).adjusted(0, kMargin, 0, -kMargin);
    const Columns columns(scale, static_cast<std::uint32_t>(scale.width));
    const LaneStretch& stretch = columns.stretch;
    auto all =
        laneColumns(facts.power(), domain, stretch, activityOf(facts, domain, stretch.from, stretch.to, stretch.count));
    const bool hasItems = showsItems(facts, domain, scale);
    for (LaneColumn& column : all)
        if (hasItems)
            column.takeWorkAsIdle(); // the items stand on it
    paintLane(painter, lane, all, [&](std::uint32_t column) { return columns.left(column); });
    if (hasItems)
        paintItems(painter, lane, facts, domain, scale);
}

void paintEnergy(QPainter& painter, const QRect& area, const PowerFacts& facts, const CycleScale& scale)
{
    if (scale.isEmpty())
        return;
    const auto most = std::max<std::size_t>(kMostSums / std::max<std::size_t>(facts.power().domains.size(), 1), 16);
    const Columns columns(scale,
                          std::uint32_t(std::clamp<std::size_t>(std::size_t(scale.width) / kEnergyColumn, 1, most)));
    const std::vector<EnergyShares> all = energyColumns(facts.power(), columns.stretch);
    const auto cycles = [&](std::uint32_t i) {
        return static_cast<double>(columns.stretch.begin(i + 1) - columns.stretch.begin(i));
    };
    double highest = 0;
    for (std::uint32_t i = 0; i < all.size(); ++i)
        highest = std::max(highest, static_cast<double>(std::max(all[i].all(), all[i].alwaysOn)) / cycles(i));
    if (highest <= 0)
        return;
    const Theme theme = Theme::current();
    const double room = area.height() - painter.fontMetrics().height() - 2 * kMargin;
    const auto height = [&](core::Energy energy, std::uint32_t i) {
        return static_cast<double>(energy) / cycles(i) / highest * room;
    };
    const double floor = area.bottom() - kMargin;
    QPainterPath alwaysOn;
    for (std::uint32_t i = 0; i < all.size(); ++i) {
        const double left = columns.left(i), right = columns.left(i + 1);
        double bottom = floor;
        for (int kind = 0; kind < kEnergyKindCount; ++kind) {
            const double tall = height(all[i].energy[std::size_t(kind)], i);
            if (tall > 0)
                paintFill(painter, QRectF(left, bottom - tall, right - left, tall),
                          energyStyle(static_cast<EnergyKind>(kind), theme).fill);
            bottom -= tall;
        }
        const double top = floor - height(all[i].alwaysOn, i);
        i == 0 ? alwaysOn.moveTo(left, top) : alwaysOn.lineTo(left, top);
        alwaysOn.lineTo(right, top);
    }
    if (facts.power().saved() > 0) {
        painter.setPen(QPen(theme.text, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(alwaysOn);
    }
    painter.setPen(theme.secondary);
    painter.drawText(QRectF(scale.left + 4, area.top() + 1, scale.width - 8, painter.fontMetrics().height()),
                     Qt::AlignLeft,
                     Power::tr("highest: %1 a cycle (illustrative)")
                         .arg(energyText(static_cast<core::Energy>(std::llround(highest)))));
}

void paintShaderClocks(QPainter& painter, const QRect& area, const PowerFacts& facts, const CycleScale& scale)
{
    if (scale.isEmpty())
        return;
    const core::DrawWork& work = facts.power().work;
    const core::Cycle step = (scale.tickStep() + 3) / 4 * 4; // where a clock begins whatever the ratio
    painter.setPen(Theme::current().secondary);
    for (core::Cycle cycle = (scale.first + step - 1) / step * step; cycle < scale.end; cycle += step) {
        const double x = std::round(scale.x(cycle)) + 0.5;
        painter.drawLine(QPointF(x, area.bottom() - 6), QPointF(x, area.bottom()));
        painter.drawText(QRectF(x + 3, area.top(), 84, area.height()), Qt::AlignVCenter,
                         grouped(static_cast<quint64>(work.clocksIn(cycle))));
    }
}

} // namespace vitrine::views
