// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/depth_stencil/lane_tests.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// What lane_tests.cpp works on: words of single-sampled depth and stencil buffers, by lane. Lane 4q + p is pixel p of
/// quad q. A set of lanes has a bit for each.

namespace vitrine::core {

inline constexpr std::size_t kTestedLanes = 4 * kMostTestedQuads;

struct alignas(64) LaneWordRow {
    std::array<std::int32_t, kTestedLanes> values;
    std::int32_t& operator[](std::size_t lane) { return values[lane]; }
    const std::int32_t& operator[](std::size_t lane) const { return values[lane]; }
};

struct LaneStencil {
    const StencilFace* face = nullptr;
    LaneWordRow words;         ///< as they are stored
    std::uint64_t changed = 0; ///< lanes that must be written back
};

struct LaneDepth {
    alignas(64) std::array<double, kTestedLanes> x, y; ///< distances from the primitive's reference pixel
    std::uint32_t maxCode = 0;
    LaneWordRow codes;         ///< depths of the fragments
    LaneWordRow words;         ///< as they are stored
    std::uint64_t changed = 0; ///< lanes that must be written back
};

/// Where the depths of a primitive come from.
struct LaneSurface {
    const Plane& plane;
    const DepthRange& range;
};

struct CoveredLanes {
    std::uint64_t covered = 0;
    std::size_t count = 0;
};
[[nodiscard]] CoveredLanes coveredLanes(std::span<const Quad> quads);
/// The coverage, in the form of Quad::coverage, of the lowest four bits.
[[nodiscard]] std::uint16_t quadCoverage(std::uint64_t lanes);

/// Reads the words of all lanes.
void loadWords(const Surface& surface, std::span<const Quad> quads, LaneWordRow& words);
/// Writes the quads that have lanes in `changed`. Their other lanes get the words that they had.
void storeWords(Surface& surface, std::span<const Quad> quads, const LaneWordRow& words, std::uint64_t changed);

} // namespace vitrine::core
