// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/session/call_source.h"
#include "core/session/replay.h"

#include <cstdint>
#include <optional>

/// Where a look at a frame begins, and what it looks at.

namespace vitrine::core {

/// Where the frame begins that the last call before `position` belongs to; calls after the last present follow it.
[[nodiscard]] std::uint64_t startOfFrame(const CallSource& source, std::uint64_t position);

/// What draws are aimed at where the replay stands; right after a present, what they were aimed at before it.
[[nodiscard]] RenderTargets targetsAt(const Replay& replay);

/// Whether what is aimed at `targets` concerns who looks at `ours`.
[[nodiscard]] bool concerns(const RenderTargets& ours, const RenderTargets& targets);

/// The draw that a call makes, counted over the capture.
[[nodiscard]] std::optional<std::uint32_t> drawAt(const CallSource& source, std::uint64_t callIndex);

} // namespace vitrine::core
