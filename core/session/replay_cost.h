// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "core/api/replay/replayer.h"
#include "core/command/draw_state.h"
#include "core/gpu/draw_counters.h"
#include "core/session/saved_moment.h"

namespace vitrine::core {

/// About what executing a call costs besides its draw: decoding, copying its data, compiling.
[[nodiscard]] ReplayCost callCost(const Call& call);
/// About what a draw costs; with a clock, its cycles.
[[nodiscard]] ReplayCost drawCost(const DrawCommand& command, const DrawCounters& counters);
/// About what copying the API state costs: it grows with the objects there are.
[[nodiscard]] ReplayCost copyCostOf(const Replayer& replayer);
/// About the bytes of a copy of the API state, without what copies share.
[[nodiscard]] std::uint64_t copyBytesOf(const Replayer& replayer);

} // namespace vitrine::core
