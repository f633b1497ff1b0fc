// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/events.h"
#include "core/stream/segment_report.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// What one draw cost. What stands first is equal in timed and untimed runs; the rest is 0 in untimed ones.
struct DrawCounters {
    std::uint32_t draw = 0; ///< drawSeq
    std::uint64_t callNumber = 0;
    std::uint64_t vertices = 0;       ///< vertices of the draw, shared ones counted each time
    std::uint64_t primitives = 0;     ///< handed to the rasterizer: after clipping and culling
    std::uint64_t fragments = 0;      ///< covered pixels that came to be shaded, or past the processors
    std::uint64_t samplesWritten = 0; ///< samples that reached the color updater
    /// premul.clamp: premultiplied colors that the color updater read with more color than alpha (VG2D-19)
    std::uint64_t clampedColors = 0;

    std::uint64_t cycles = 0;
    std::uint64_t fragmentsShaded = 0; ///< fragment shader runs: the fragments that did not bypass the processors
    std::uint64_t instructions = 0;    ///< of all processors, each once per task
    std::array<std::uint32_t, 16> requests{};               ///< given to devices, by arbiter port
    std::uint64_t processing = 0;                           ///< cycles in which processors worked, summed over them
    std::array<std::uint64_t, kStallReasonCount> stalled{}; ///< cycles by reason, summed over all units
    std::uint64_t energy = 0;                               ///< illustrative, in hundredths (energy_table.h)
    /// Cycles in which a request waited for the computation unit, since the color updater had it (VG2D-38)
    std::uint64_t computationConflicts = 0;
    SegmentStatistics segments; ///< no pipelines in pull mode

    /// Adds what a further pass of the same draw has cost.
    void addPass(const DrawCounters& pass);
};

} // namespace vitrine::core
