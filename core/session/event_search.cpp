// SPDX-License-Identifier: Apache-2.0
#include "core/session/event_search.h"

#include "core/gpu/timed_gpu.h"

namespace vitrine::core {

void EventSearch::look(const Event& event)
{
    const Cycle cycle = m_gpu.machine().cycle();
    m_last = {cycle, m_last.cycle == cycle ? m_last.number + 1 : 1};
    if (m_last < m_range.first || m_last >= m_range.end || !m_filter.matches(event))
        return;
    if (m_which == Which::Last || !m_found)
        m_found = FoundEvent{m_last.number, cycle + 1, event};
}

} // namespace vitrine::core
