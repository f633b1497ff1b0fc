// SPDX-License-Identifier: Apache-2.0
#include "core/session/explain/cycle_discards.h"

#include "core/observe/link_fields.h"
#include "core/observe/state_reading.h"
#include "core/shader/processor_fields.h"
#include "core/stream/bypass_fields.h"

#include <bit>

namespace vitrine::core {

namespace {

/// The lanes with a fragment that each task has discarded so far.
std::map<ItemId, std::uint64_t> discardedLanes(const Snapshot& moment)
{
    std::map<ItemId, std::uint64_t> lanes;
    for (const UnitSnapshot& unit : moment.units)
        if (const StateNode* contexts = read(&unit.state, ContextFields::kContexts))
            for (const StateNode& context : contexts->children)
                if (const auto task = static_cast<std::uint32_t>(read(&context, LinkFields::kTask).value_or(0)))
                    lanes[ItemId{task}] = read(&context, ContextFields::kDiscarded).value_or(0) &
                                          read(&context, ContextFields::kCovered).value_or(0);
    return lanes;
}

template <typename Key>
std::uint32_t countOf(const std::map<Key, std::uint32_t>& counts, Key key)
{
    const auto found = counts.find(key);
    return found == counts.end() ? 0 : found->second;
}

} // namespace

CycleDiscards::CycleDiscards(const Snapshot& before, const Snapshot& behind)
{
    const auto lanesBefore = discardedLanes(before);
    for (const auto& [task, lanes] : discardedLanes(behind)) {
        const auto known = lanesBefore.find(task);
        const std::uint64_t added = lanes & ~(known == lanesBefore.end() ? 0 : known->second);
        if (added != 0)
            m_tasks[task] = static_cast<std::uint32_t>(std::popcount(added));
    }
    for (std::size_t i = 0; i < behind.units.size() && i < before.units.size(); ++i)
        if (const auto all = read(&behind.units[i].state, CombinerFields::kDiscarded))
            m_units[behind.units[i].id] = static_cast<std::uint32_t>(
                *all - read(&before.units[i].state, CombinerFields::kDiscarded).value_or(*all));
}

std::uint32_t CycleDiscards::of(ItemId task) const
{
    return countOf(m_tasks, task);
}

std::uint32_t CycleDiscards::of(UnitId unit) const
{
    return countOf(m_units, unit);
}

} // namespace vitrine::core
