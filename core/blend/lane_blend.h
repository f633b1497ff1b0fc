// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"
#include "core/command/draw_state.h"
#include "core/memory/surface.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// CU over whole rows of lanes, for the batches of the untimed machine. It gives the same bits as blend_ops.h.

namespace vitrine::core {

/// A ShadedQuad without its colors.
struct CoveredQuad {
    std::uint16_t x = 0, y = 0;
    std::uint16_t coverage = 0; ///< 0: nothing is written
};

/// Quads whose colors are still rows of lanes: the pixels of quad q are lanes 4q … 4q + 3.
struct ShadedLanes {
    static constexpr std::size_t kMostQuads = 16;
    std::array<const float*, 4> colors{}; ///< red, green, blue and alpha, with 4 · quads.size() values each
    std::span<const CoveredQuad> quads;   ///< at most kMostQuads quads
};

/// Whether blendLanes() can write to the target: it has one sample and channels of at most eight bits, and is not
/// dithered.
[[nodiscard]] bool blendsLanes(const BlendState& state, const Surface& target);

/// Does what blendQuads() does, in the order of the quads.
BlendCounts blendLanes(const BlendState& state, const ShadedLanes& lanes, Surface& target);

} // namespace vitrine::core
