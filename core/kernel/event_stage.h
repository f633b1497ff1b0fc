// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/observer_hub.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// Brings the events of a cycle into wiring order (spec/00 §5, phase 5): while units tick, in whatever order, their
/// events are held back; flush() hands them on sorted by unit.
class EventStage {
public:
    [[nodiscard]] ObserverHub& hub() { return m_hub; }
    template <typename EventType>
    [[nodiscard]] bool wants() const
    {
        return m_hub.wants<EventType>();
    }

    template <typename EventType>
    void publish(UnitId source, const EventType& event)
    {
        if (!wants<EventType>())
            return;
        if (m_holding)
            m_held.push_back({source.value, static_cast<std::uint32_t>(m_held.size()), event});
        else
            m_hub.publish(event);
    }
    void hold() { m_holding = true; }
    void flush()
    {
        m_holding = false;
        if (!m_held.empty())
            handOn();
    }

private:
    struct Held {
        std::uint32_t source;
        std::uint32_t order;
        Event event;
    };
    void handOn();

    ObserverHub m_hub;
    std::vector<Held> m_held;
    bool m_holding = false;
};

} // namespace vitrine::core
