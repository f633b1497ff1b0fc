// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine/vector_section.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// What the units of a machine have counted of the passes of drawings of 2-D graphics.

namespace vitrine::core {

class TimedGpu;

/// Who counts; each counts things of its own, or the same for passes of other kinds.
enum class PassCounterUnit : std::uint8_t { PrimitiveSetup, DepthStencil, Multiplexer, ColorUpdater, Computation };
inline constexpr std::size_t kPassCounterUnits = 5;

/// By PassCounterUnit, over all that has come. Events count stencil writes and written pixels: here they are 0.
using PassCounts = std::array<VectorPassCounts, kPassCounterUnits>;
[[nodiscard]] PassCounts passCountsOf(const TimedGpu& gpu);
[[nodiscard]] VectorPassCounts sumOf(const PassCounts& counts);

} // namespace vitrine::core
