// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/hash128.h"
#include "core/observe/observer.h"

namespace vitrine::core {

/// The 128-bit hash of the trace of events (ONE-03). Each event counts by its number in VITRINE_EVENTS and its 24
/// bytes. It is computed only when somebody subscribes it.
class TraceHasher final : public Observer {
public:
    /// Everything that was hashed so far.
    struct State {
        Hasher128 hasher;
        std::uint64_t eventCount = 0;
    };

    [[nodiscard]] Hash128 digest() const { return m_state.hasher.digest(); }
    [[nodiscard]] std::uint64_t eventCount() const { return m_state.eventCount; }
    [[nodiscard]] const State& state() const { return m_state; }
    /// Goes on from this state, as if nothing else had been hashed.
    void restore(const State& state) { m_state = state; }

#define VITRINE_HASH_EVENT(Type, ...)                                                                                  \
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
        m_state.hasher.add(&number, sizeof number);
        m_state.hasher.add(&event, sizeof event);
        ++m_state.eventCount;
    }

    State m_state;
};

} // namespace vitrine::core
