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

/// When an event of a kind can happen.
enum class EventTime : std::uint8_t {
    InsideDraw,   ///< while the machine works on a draw
    BetweenDraws, ///< while a replay with a clock runs on: a search inside a draw never meets it
    Later         ///< not in a replay that goes from draw to draw: no view offers it, and it can't be asked for
};

constexpr std::size_t kMostEventVariants = 5;

/// What is known about a kind of events.
struct EventRow {
    std::string_view type; ///< name of its struct
    /// By eventVariant(); when all are empty, the queue names the event.
    std::array<std::string_view, kMostEventVariants> names{};
    std::string_view meaning; ///< a sentence
    std::string_view teller;
    EventTime time = EventTime::InsideDraw;
};

/// The rows, at index kEventNumber − 1.
[[nodiscard]] std::span<const EventRow> eventRows();

/// The variant of an event. Each variant has a name of its own.
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

/// The public name of an event (spec/00 §9), as the command line and the views show it. It is empty for an event of a
/// queue, which the queue names (QueueDescription::names).
[[nodiscard]] std::string_view eventName(const Event& event);

[[nodiscard]] std::string_view enumName(Activity activity);
[[nodiscard]] std::string_view enumName(LinkKind kind);
[[nodiscard]] std::string_view enumName(StallReason reason);
[[nodiscard]] std::string_view enumName(GrantReason reason);
[[nodiscard]] std::string_view enumName(SegmentCloseReason reason);
[[nodiscard]] std::string_view enumName(CommandWaitReason reason);
[[nodiscard]] std::string_view enumName(HostWaitReason reason);
[[nodiscard]] std::string_view enumName(HostWriteKind kind);
/// The code by which the event `error` tells of it; nothing when the machine has no code for it.
[[nodiscard]] std::optional<ErrorCode> errorCode(ErrorKind kind);
[[nodiscard]] std::string_view enumName(ErrorCode code); ///< the name in the specification: `UNKNOWN_COMMAND`
[[nodiscard]] std::string_view enumName(WarningCode code);

} // namespace vitrine::core
