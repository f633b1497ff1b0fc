// SPDX-License-Identifier: Apache-2.0
#include "core/record/activity_history.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace vitrine::core {

namespace {

void addBlocked(std::vector<Cycle>& blocked, ActivityCode code, Cycle cycles)
{
    const std::size_t queue = code.blocker().value;
    if (queue == 0 || code.activity() != Activity::Stalled)
        return;
    if (blocked.size() <= queue)
        blocked.resize(queue + 1);
    blocked[queue] += cycles;
}

} // namespace

Cycle ActivityShares::stalled() const
{
    return std::accumulate(cycles.begin() + 2, cycles.end(), Cycle{0});
}

void ActivityShares::include(const ActivityShares& other)
{
    for (std::size_t i = 0; i < kKinds; ++i)
        cycles[i] += other.cycles[i];
}

void ActivityShares::includePart(const ActivityShares& other, double part)
{
    for (std::size_t i = 0; i < kKinds; ++i)
        cycles[i] += static_cast<Cycle>(std::llround(static_cast<double>(other.cycles[i]) * part));
}

std::vector<ActivityInterval> ActivityHistory::intervals() const
{
    std::vector<ActivityInterval> result;
    forEach(kNever, [&](Cycle from, Cycle to, std::uint32_t value) {
        const ActivityCode code(value);
        result.push_back({from, to, code.activity(), code.reason(), code.blocker()});
    });
    return result;
}

std::vector<Cycle> ActivityHistory::blockedBy(Cycle until) const
{
    std::vector<Cycle> blocked = m_forgotten;
    forEach(until, [&](Cycle from, Cycle to, std::uint32_t value) {
        addBlocked(blocked, ActivityCode(value), std::min(to, until) - from);
    });
    return blocked;
}

void ActivityHistory::forget(const Change* changes, std::size_t number, Cycle end)
{
    for (std::size_t i = 0; i < number; ++i) {
        const Cycle to = i + 1 < number ? changes[i + 1].cycle() : end;
        addBlocked(m_forgotten, ActivityCode(changes[i].value()), to - changes[i].cycle());
    }
}

} // namespace vitrine::core
