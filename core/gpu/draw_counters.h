// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// What one draw cost. Cycles are 0 in untimed runs; everything else is equal in both.
struct DrawCounters {
    std::uint32_t draw = 0; ///< drawSeq
    std::uint64_t callNumber = 0;
    std::uint64_t cycles = 0;
    std::uint64_t vertices = 0;       ///< vertices of the draw, shared ones counted each time
    std::uint64_t primitives = 0;     ///< handed to the rasterizer: after clipping and culling
    std::uint64_t fragments = 0;      ///< covered pixels that the fragment program ran for
    std::uint64_t samplesWritten = 0; ///< samples that reached the color updater
};

} // namespace vitrine::core
