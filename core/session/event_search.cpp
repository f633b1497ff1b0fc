// SPDX-License-Identifier: Apache-2.0
#include "core/session/event_search.h"

#include "core/gpu/timed_gpu.h"

namespace vitrine::core {

void EventSearch::look(const Event& event)
{
    const std::uint64_t number = m_gpu.eventCount(); // the hasher has subscribed before us
    if (number <= m_range.after || number > m_range.last || !m_filter.matches(event))
        return;
    if (m_which == Which::Last || !m_found)
        m_found = FoundEvent{number, m_gpu.machine().cycle() + 1, event};
}

} // namespace vitrine::core
