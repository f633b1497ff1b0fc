// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_index.h"

#include <cstdint>
#include <optional>

/// Where a step leads. Positions count executed calls, as core::Replay does. Pure functions.

namespace vitrine::app {

enum class StepKind : std::uint8_t {
    Action, ///< a draw, clear or copy
    Draw,
    Call,
    Frame,
    Cycle, ///< inside a draw
    Event, ///< inside a draw
    Run,   ///< inside draws: to where a plan stops (run_plan.h)
};

/// Whether a step is one of the machine's clock, inside a draw, and no step between calls.
[[nodiscard]] constexpr bool isInsideDraw(StepKind kind)
{
    return kind == StepKind::Cycle || kind == StepKind::Event || kind == StepKind::Run;
}

/// `count` steps from a position, backwards when negative; stops at the first and the last place there is. Not for
/// steps inside a draw.
[[nodiscard]] std::uint64_t stepTarget(const views::EventIndex& index, std::uint64_t position, StepKind kind,
                                       std::int64_t count);

/// The draw that lies ahead of a position, and the last one before it: an index into `actions`.
[[nodiscard]] std::optional<std::size_t> drawAhead(const views::EventIndex& index, std::uint64_t position);
[[nodiscard]] std::optional<std::size_t> drawBehind(const views::EventIndex& index, std::uint64_t position);

/// Just after the first or the last draw, clear or copy of the capture.
[[nodiscard]] std::uint64_t firstAction(const views::EventIndex& index);
[[nodiscard]] std::uint64_t lastAction(const views::EventIndex& index);

/// The end of the frame that a position is in: where stepping out of it leads.
[[nodiscard]] std::uint64_t endOfFrame(const views::EventIndex& index, std::uint64_t position);

/// What a freshly opened capture shows: its first frame, whole.
[[nodiscard]] std::uint64_t firstLook(const views::EventIndex& index);

} // namespace vitrine::app
