// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"
#include "core/command/draw_state.h"
#include "core/memory/surface.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// CU over whole rows of lanes: the same bits as blend_ops.h, for the batches of the untimed machine.

namespace vitrine::core {

/// A ShadedQuad without its colors.
struct CoveredQuad {
    std::uint16_t x = 0, y = 0;
    std::uint16_t coverage = 0; ///< 0 writes nothing
};

/// Quads whose colors are still rows of lanes: the pixels of quad q are lanes 4q … 4q + 3.
struct ShadedLanes {
    static constexpr std::size_t kMostQuads = 16;
    std::array<const float*, 4> colors{}; ///< red, green, blue, alpha; 4 · quads.size() values each
    std::span<const CoveredQuad> quads;   ///< at most kMostQuads
};

/// Whether blendLanes() writes to such a target: one sample, channels of at most eight bits, no dithering.
[[nodiscard]] bool blendsLanes(const BlendState& state, const Surface& target);

/// blendQuads() in the order of the quads.
BlendCounts blendLanes(const BlendState& state, const ShadedLanes& lanes, Surface& target);

} // namespace vitrine::core
