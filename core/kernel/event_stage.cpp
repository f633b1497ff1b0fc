// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/event_stage.h"

#include <algorithm>
#include <tuple>

namespace vitrine::core {

void EventStage::handOn()
{
    const auto earlier = [](const Held& a, const Held& b) {
        return std::tie(a.source, a.order) < std::tie(b.source, b.order);
    };
    if (!std::is_sorted(m_held.begin(), m_held.end(), earlier))
        std::sort(m_held.begin(), m_held.end(), earlier);
    for (const Held& held : m_held)
        m_hub.publish(held.event);
    m_held.clear();
}

} // namespace vitrine::core
