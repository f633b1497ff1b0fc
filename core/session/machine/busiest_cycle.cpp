// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/busiest_cycle.h"

#include "core/session/machine/draw_recording.h"

#include <algorithm>
#include <vector>

namespace vitrine::core {

namespace {

constexpr Cycle kStretches = 512;

struct Stretch {
    Cycle from = 0;
    Cycle to = 0;
};

Stretch busiestStretch(const DrawRecording& recording)
{
    const Cycle length = recording.length();
    const auto count = static_cast<std::uint32_t>(std::min(length, kStretches));
    std::vector<Cycle> working(count);
    for (const UnitDescription& unit : recording.units()) {
        const auto shares = recording.activity(unit.id).columns(0, length, count);
        for (std::size_t i = 0; i < shares.size(); ++i)
            working[i] += shares[i].working();
    }
    const auto best = static_cast<Cycle>(std::ranges::max_element(working) - working.begin());
    return {length * best / count, length * (best + 1) / count};
}

/// Adds one to the cycles of the stretch in which the unit works.
void countWork(const ActivityHistory& history, const Stretch& stretch, std::vector<std::uint32_t>& units)
{
    for (Cycle at = stretch.from; at < stretch.to;) {
        const Cycle end = std::min(history.nextChange(at), stretch.to);
        if (ActivityCode(history.valueAt(at)).activity() == Activity::Working)
            for (Cycle cycle = at; cycle < end; ++cycle)
                ++units[cycle - stretch.from];
        at = end;
    }
}

} // namespace

Cycle busiestCycle(const DrawRecording& recording)
{
    if (recording.length() == 0)
        return 0;
    const Stretch stretch = busiestStretch(recording);
    std::vector<std::uint32_t> units(stretch.to - stretch.from);
    for (const UnitDescription& unit : recording.units()) {
        const ActivityHistory& history = recording.activity(unit.id);
        if (history.exactFrom() > stretch.from)
            return stretch.from;
        countWork(history, stretch, units);
    }
    return stretch.from + static_cast<Cycle>(std::ranges::max_element(units) - units.begin());
}

} // namespace vitrine::core
