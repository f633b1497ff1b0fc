// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/hash128.h"
#include "core/observe/observer.h"

namespace vitrine::core {

/// The 128-bit hash of the event trace (ONE-03): each event as its number in VITRINE_EVENTS and its 24 bytes. Computed
/// only where somebody subscribes it.
class TraceHasher final : public Observer {
public:
    [[nodiscard]] Hash128 digest() const { return m_hasher.digest(); }
    [[nodiscard]] std::uint64_t eventCount() const { return m_eventCount; }

#define VITRINE_HASH_EVENT(Type)                                                                                       \
    void on##Type(const Type& event) override                                                                          \
    {                                                                                                                  \
        add(event);                                                                                                    \
    }
    VITRINE_EVENTS(VITRINE_HASH_EVENT)
#undef VITRINE_HASH_EVENT

private:
    template <typename EventType>
    void add(const EventType& event)
    {
        const auto number = static_cast<std::uint16_t>(kEventNumber<EventType>);
        m_hasher.add(&number, sizeof number);
        m_hasher.add(&event, sizeof event);
        ++m_eventCount;
    }

    Hasher128 m_hasher;
    std::uint64_t m_eventCount = 0;
};

} // namespace vitrine::core
