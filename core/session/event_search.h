// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/observer.h"
#include "core/session/event_filter.h"

#include <optional>

namespace vitrine::core {

class TimedGpu;

/// An event of a draw, told in the cycle before `cycle`.
struct FoundEvent {
    std::uint64_t number = 0; ///< among those of its cycle, from 1
    Cycle cycle = 0;          ///< the machine stands before it once the event has been told
    Event event;
};

/// Listens for the first or the last event of a choice in a range.
class EventSearch final : public Observer {
public:
    enum class Which : std::uint8_t { First, Last };
    /// The place of an event: the cycle that tells of it, and its number in that cycle.
    struct Place {
        Cycle cycle = 0;
        std::uint64_t number = 0;
        friend auto operator<=>(const Place&, const Place&) = default;
    };
    struct Range {
        Place first = {};
        Place end = {kNever, 0}; ///< the event at this place lies outside
    };
    EventSearch(TimedGpu& gpu, const EventFilter& filter, Which which, Range range)
        : m_gpu(gpu), m_filter(filter), m_which(which), m_range(range)
    {
    }

    [[nodiscard]] const std::optional<FoundEvent>& found() const { return m_found; }

#define VITRINE_SEARCH_EVENT(Type, ...)                                                                                \
    void on##Type(const Type& event) override                                                                          \
    {                                                                                                                  \
        look(event);                                                                                                   \
    }
    VITRINE_EVENTS(VITRINE_SEARCH_EVENT)
#undef VITRINE_SEARCH_EVENT

private:
    void look(const Event& event);

    TimedGpu& m_gpu;
    const EventFilter m_filter;
    const Which m_which;
    const Range m_range;
    Place m_last{kNever, 0}; ///< the last event that was told
    std::optional<FoundEvent> m_found;
};

} // namespace vitrine::core
