// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/observe/description.h"
#include "core/observe/event_list.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace vitrine::core {

/// When an event of a kind can be met.
enum class EventTime : std::uint8_t {
    InsideDraw,   ///< while the machine works on a draw
    BetweenDraws, ///< while a replay with a clock runs on: a search inside a draw never meets it
    Later         ///< never in the replay of a capture so far: no view offers it, and it can't be asked for
};

constexpr std::size_t kMostEventVariants = 5;

/// What there is to know of a kind of events.
struct EventRow {
    std::string_view type;                                    ///< its struct
    std::array<std::string_view, kMostEventVariants> names{}; ///< by eventVariant(); all empty: named by the queue
    std::string_view meaning;                                 ///< a sentence
    std::string_view teller;
    EventTime time = EventTime::InsideDraw;
};

/// By kEventNumber − 1.
[[nodiscard]] std::span<const EventRow> eventRows();

/// Variants of an event have names of their own.
template <typename EventType>
constexpr std::size_t eventVariant(const EventType& event)
{
    if constexpr (requires { event.step; })
        return static_cast<std::size_t>(event.step);
    else if constexpr (requires { event.engine; })
        return static_cast<std::size_t>(event.engine);
    else if constexpr (requires { event.activity; })
        return static_cast<std::size_t>(event.activity);
    else if constexpr (requires { event.wrapped; })
        return event.wrapped;
    else if constexpr (requires { event.layer; })
        return event.layer - std::size_t{1};
    else
        return 0;
}

/// The public name of an event (spec/00 §9), as the command line and the views show it. Queue events are named by their
/// queue (QueueDescription::names) and give an empty name here.
[[nodiscard]] std::string_view eventName(const Event& event);

[[nodiscard]] std::string_view enumName(Activity activity);
[[nodiscard]] std::string_view enumName(LinkKind kind);
[[nodiscard]] std::string_view enumName(StallReason reason);
[[nodiscard]] std::string_view enumName(GrantReason reason);
[[nodiscard]] std::string_view enumName(SegmentCloseReason reason);
/// What the event `error` says of it; nothing where the machine has no name for it.
[[nodiscard]] std::optional<ErrorCode> errorCode(ErrorKind kind);
[[nodiscard]] std::string_view enumName(ErrorCode code); ///< as the specification writes it: `UNKNOWN_COMMAND`
[[nodiscard]] std::string_view enumName(WarningCode code);

} // namespace vitrine::core
