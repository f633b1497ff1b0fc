// SPDX-License-Identifier: Apache-2.0
#include "core/record/power_recorder.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

PowerRecorder::PowerRecorder(Cycle start, std::vector<std::uint32_t> states, std::size_t room)
    : m_start(start), m_states(std::move(states)), m_room(room)
{
}

void PowerRecorder::onPowerChanged(const PowerChanged& event)
{
    m_isComplete = m_isComplete && m_changes.size() < m_room;
    if (m_changes.size() < m_room && event.domain < m_states.size())
        m_changes.push_back(event);
}

std::vector<PowerInterval> PowerRecorder::intervals(Cycle end) const
{
    std::vector<PowerInterval> result;
    for (std::uint32_t domain = 0; domain < m_states.size(); ++domain) {
        PowerInterval interval{domain, m_states[domain], m_start, end};
        for (const PowerChanged& change : m_changes) {
            if (change.domain != domain || change.cycle >= end)
                continue;
            interval.to = change.cycle;
            if (interval.from < interval.to)
                result.push_back(interval);
            interval = {domain, change.state, change.cycle, end};
        }
        if (interval.from < end)
            result.push_back(interval);
    }
    return result;
}

} // namespace vitrine::core
