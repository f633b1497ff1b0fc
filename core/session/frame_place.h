// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/session/call_source.h"
#include "core/session/replay.h"

#include <cstdint>
#include <optional>

/// Where a frame begins, and which targets its draws have, for everything that looks at a frame.

namespace vitrine::core {

/// The position at which the frame begins that the last call before `position` belongs to. Calls after the last
/// present begin right behind it.
[[nodiscard]] std::uint64_t startOfFrame(const CallSource& source, std::uint64_t position);

/// The targets that draws have where the replay stands. Right after a present, those that they had before it.
[[nodiscard]] RenderTargets targetsAt(const Replay& replay);

/// Whether a draw into `targets` can change what is seen in `ours`.
[[nodiscard]] bool concerns(const RenderTargets& ours, const RenderTargets& targets);

/// The draw that a call makes, counted over the capture.
[[nodiscard]] std::optional<std::uint32_t> drawAt(const CallSource& source, std::uint64_t callIndex);

} // namespace vitrine::core
