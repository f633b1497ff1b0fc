// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/waterfall/phase_columns.h"

#include <algorithm>

namespace vitrine::views {

PhaseColumns::PhaseColumns(const CycleScale& cycles)
    : m_cycles(cycles), m_weights(static_cast<std::size_t>(cycles.width) * core::kTaskPhaseCount)
{
}

void PhaseColumns::clear()
{
    std::ranges::fill(m_weights, 0.0f);
}

void PhaseColumns::add(core::TaskPhase phase, core::Cycle from, core::Cycle to, float tasks)
{
    const core::Cycle shownFrom = std::max(from, m_cycles.first), shownTo = std::min(to, m_cycles.end);
    if (shownFrom >= shownTo)
        return;
    const double perCycle = m_cycles.cycleWidth();
    const double left = static_cast<double>(shownFrom - m_cycles.first) * perCycle;
    const double right = static_cast<double>(shownTo - m_cycles.first) * perCycle;
    const int first = static_cast<int>(left), last = static_cast<int>(right);
    const auto note = [&](int column, double share) {
        if (column < m_cycles.width)
            m_weights[place(column, phase)] += static_cast<float>(share) * tasks;
    };
    if (first == last)
        return note(first, right - left);
    note(first, first + 1 - left);
    for (int column = first + 1; column < last; ++column)
        note(column, 1);
    note(last, right - last);
}

PhaseColumns::Most PhaseColumns::at(int column) const
{
    Most most;
    float best = 0;
    for (int i = 0; i < core::kTaskPhaseCount; ++i) {
        const auto phase = static_cast<core::TaskPhase>(i);
        const float here = tasks(column, phase);
        most.tasks += here;
        if (here > best) {
            best = here;
            most.phase = phase;
        }
    }
    return most;
}

} // namespace vitrine::views
