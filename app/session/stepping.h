// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/events/event_index.h"

#include <cstdint>

/// Where a step leads. Positions count executed calls, as core::Replay does. Pure functions.

namespace vitrine::app {

enum class StepKind : std::uint8_t { Action, Call, Frame };

/// `count` steps from a position, backwards when negative; stops at the first and the last place there is.
[[nodiscard]] std::uint64_t stepTarget(const views::EventIndex& index, std::uint64_t position, StepKind kind,
                                       std::int64_t count);

/// Just after the first or the last draw, clear or copy of the capture.
[[nodiscard]] std::uint64_t firstAction(const views::EventIndex& index);
[[nodiscard]] std::uint64_t lastAction(const views::EventIndex& index);

/// The end of the frame that a position is in: where stepping out of it leads.
[[nodiscard]] std::uint64_t endOfFrame(const views::EventIndex& index, std::uint64_t position);

/// What a freshly opened capture shows: its first frame, whole.
[[nodiscard]] std::uint64_t firstLook(const views::EventIndex& index);

} // namespace vitrine::app
