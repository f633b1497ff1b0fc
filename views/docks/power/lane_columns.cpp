// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/lane_columns.h"

#include "core/session/machine/power_section.h"
#include "views/docks/power/power_context.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace vitrine::views {

namespace {

struct LaneWords {
    const char* letter;
    const char* name;
    const char* sentence;
};

// By LaneState.
constexpr LaneWords kLaneWords[] = {
    {"V", QT_TRANSLATE_NOOP("Power", "vertex work"), QT_TRANSLATE_NOOP("Power", "On, and works on vertices.")},
    {"F", QT_TRANSLATE_NOOP("Power", "fragment work"), QT_TRANSLATE_NOOP("Power", "On, and works on fragments.")},
    {"", QT_TRANSLATE_NOOP("Power", "working"), QT_TRANSLATE_NOOP("Power", "On, and moves its work on.")},
    {"", QT_TRANSLATE_NOOP("Power", "on"),
     QT_TRANSLATE_NOOP("Power", "Has power; whether it is used in these cycles is not recorded.")},
    {"", QT_TRANSLATE_NOOP("Power", "stalled"),
     QT_TRANSLATE_NOOP("Power", "On, and waits: the dock Queues tells what for.")},
    {"W", QT_TRANSLATE_NOOP("Power", "waking"),
     QT_TRANSLATE_NOOP("Power", "Draws power and does not work yet, until power.wakeCycles are over.")},
    {"R", QT_TRANSLATE_NOOP("Power", "reduced"), QT_TRANSLATE_NOOP("Power", "Keeps what it holds, and does no work.")},
    {"", QT_TRANSLATE_NOOP("Power", "idle"), QT_TRANSLATE_NOOP("Power", "On, and there is nothing for it to do.")},
    {"", QT_TRANSLATE_NOOP("Power", "off"), QT_TRANSLATE_NOOP("Power", "Without power.")},
};
static_assert(std::size(kLaneWords) == kLaneStateCount);

QColor mixed(const QColor& color, const QColor& with, int percent)
{
    const auto mix = [percent](int a, int b) { return (a * percent + b * (100 - percent)) / 100; };
    return {mix(color.red(), with.red()), mix(color.green(), with.green()), mix(color.blue(), with.blue())};
}

DataFill fillOf(LaneState state, const Theme& theme)
{
    const QColor busy = unitStateStyle(UnitState::Working, theme).fill.color;
    QColor ink = theme.isDark ? QColor(0, 0, 0) : QColor(Qt::white);
    ink.setAlpha(170);
    switch (state) {
    case LaneState::Vertex:
        return {theme.isDark ? mixed(busy, QColor(Qt::white), 55) : mixed(busy, QColor(Qt::black), 70),
                Qt::Dense6Pattern, ink};
    case LaneState::Fragment:
    case LaneState::Working: return {busy};
    case LaneState::On: return {mixed(busy, theme.panel, 45)};
    case LaneState::Stalled: return {unitStateStyle(UnitState::OutputFull, theme).fill.color};
    case LaneState::Waking: return {mixed(busy, theme.panel, 20), Qt::BDiagPattern, busy};
    case LaneState::Reduced: return {theme.line, Qt::HorPattern, busy};
    case LaneState::Idle: return {theme.line};
    case LaneState::Off: break;
    }
    return {theme.panel, Qt::NoBrush, theme.secondary, true};
}

/// Cycles in which an ALU works on items of a stage. A slow clock takes several of them, and is counted in its last
/// one.
double aluCycles(const core::DrawWork& work, std::uint32_t processor, std::uint32_t alu, core::ShaderStage stage,
                 core::Cycle from, core::Cycle to)
{
    const double perCycle = work.clocksIn(4) / 4;
    if (perCycle >= 1 || to - from > 1 || to > work.keptUntil())
        return static_cast<double>(work.items(processor, alu, stage, from, to)) / perCycle;
    const auto item = work.itemAt(processor, alu, from);
    return item && item->stage == stage ? 1 : 0;
}

/// The shader clocks of a stage that a part of a processor is busy in, as graphics cycles.
double busyCycles(const core::DrawWork& work, const core::PowerDomain& domain, core::ShaderStage stage,
                  core::Cycle from, core::Cycle to)
{
    const double perCycle = work.clocksIn(4) / 4;
    const core::AluLayout& alus = work.domains().layout().alus;
    switch (domain.kind) {
    case core::PowerKind::Alu: return aluCycles(work, domain.processor, domain.number, stage, from, to);
    case core::PowerKind::Group: {
        double sum = 0;
        for (std::uint32_t i = 0; i < alus.alusOf(domain.number); ++i)
            sum += aluCycles(work, domain.processor, alus.firstOf(domain.number) + i, stage, from, to);
        return sum / alus.alusOf(domain.number);
    }
    case core::PowerKind::PackingBuffer:
    case core::PowerKind::InputBus:
    case core::PowerKind::RegisterBank:
        return domain.number == static_cast<std::uint32_t>(stage)
                   ? static_cast<double>(work.clocks(domain.processor, stage, from, to)) / perCycle
                   : 0;
    case core::PowerKind::ColorUpdater:
    case core::PowerKind::Device:
    case core::PowerKind::FixedUnit:
    case core::PowerKind::Memory: break;
    }
    return 0;
}

/// What it is when it is on and not busy.
LaneState restOf(core::PowerKind kind)
{
    const bool isOnAlone = kind == core::PowerKind::PackingBuffer || kind == core::PowerKind::InputBus ||
                           kind == core::PowerKind::RegisterBank || kind == core::PowerKind::Memory;
    return isOnAlone ? LaneState::On : LaneState::Idle;
}

} // namespace

DataStyle laneStyle(LaneState state, const Theme& theme)
{
    const LaneWords& words = kLaneWords[static_cast<std::size_t>(state)];
    return {fillOf(state, theme), QString::fromLatin1(words.letter), Power::tr(words.name), Power::tr(words.name),
            Power::tr(words.sentence)};
}

QList<DataStyle> allLaneStyles(const Theme& theme)
{
    QList<DataStyle> all;
    for (int state = 0; state < kLaneStateCount; ++state)
        all << laneStyle(static_cast<LaneState>(state), theme);
    return all;
}

double LaneColumn::all() const
{
    return std::accumulate(cycles.begin(), cycles.end(), 0.0);
}

LaneState LaneColumn::main() const
{
    return static_cast<LaneState>(std::ranges::max_element(cycles) - cycles.begin());
}

bool LaneColumn::isPure() const
{
    return std::ranges::count_if(cycles, [](double one) { return one > 1e-9; }) == 1;
}

void LaneColumn::takeWorkAsIdle()
{
    for (const LaneState state : {LaneState::Vertex, LaneState::Fragment})
        cycles[static_cast<std::size_t>(LaneState::Idle)] +=
            std::exchange(cycles[static_cast<std::size_t>(state)], 0.0);
}

std::vector<LaneColumn> laneColumns(const core::PowerSection& power, std::uint32_t domain, const LaneStretch& stretch,
                                    std::span<const core::ActivityShares> activity)
{
    const core::PowerDomain& is = power.work.domains()[domain];
    std::vector<LaneColumn> columns(stretch.count);
    for (std::uint32_t i = 0; i < stretch.count; ++i) {
        const core::Cycle from = stretch.begin(i), to = stretch.begin(i + 1);
        const std::array<core::Cycle, 4> states = power.cyclesIn(domain, from, to);
        const auto in = [&](core::PowerState state) {
            return static_cast<double>(states[static_cast<std::size_t>(state)]);
        };
        auto at = [&](LaneState state) -> double& { return columns[i].cycles[static_cast<std::size_t>(state)]; };
        double rest = in(core::PowerState::On);
        const auto take = [&](LaneState state, double cycles) {
            at(state) = std::min(cycles, rest);
            rest -= at(state);
        };
        take(LaneState::Vertex, busyCycles(power.work, is, core::ShaderStage::Vertex, from, to));
        take(LaneState::Fragment, busyCycles(power.work, is, core::ShaderStage::Fragment, from, to));
        const LaneState restState = restOf(is.kind);
        if (i < activity.size() && restState == LaneState::Idle) {
            if (core::isShared(is.kind)) // of a processor's parts their items tell
                take(LaneState::Working, static_cast<double>(activity[i].working()));
            take(LaneState::Stalled, static_cast<double>(activity[i].stalled()));
        }
        at(restState) += rest;
        at(LaneState::Waking) = in(core::PowerState::Waking);
        at(LaneState::Reduced) = in(core::PowerState::Reduced);
        at(LaneState::Off) = in(core::PowerState::Off);
    }
    return columns;
}

} // namespace vitrine::views
