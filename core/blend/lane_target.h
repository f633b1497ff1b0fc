// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/lane_blend.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace vitrine::core {

/// A word for each lane, in the order of the lanes.
struct alignas(64) LaneWords {
    std::array<std::uint32_t, 4 * ShadedLanes::kMostQuads> values;
    std::uint32_t& operator[](std::size_t lane) { return values[lane]; }
};

/// The places of some quads in a single-sampled surface. No place comes twice.
class LaneTarget {
public:
    /// Counts the covered samples, inside and outside of the surface.
    LaneTarget(std::span<const CoveredQuad> quads, Surface& target, BlendCounts& counts);

    /// Call it before load() and store().
    void makeWritable();
    /// Words of quads without coverage are undefined.
    void load(LaneWords& words) const;
    /// Writes the lanes that are covered.
    void store(const LaneWords& words) const;

private:
    struct Place {
        std::uint16_t x, y;
        std::uint8_t quad;   ///< number of the quad: its lanes begin at 4 · quad
        std::uint8_t pixels; ///< mask of the covered pixels
        std::byte* lower;    ///< the two rows of the quad, once the target is writable
        std::byte* upper;
    };
    template <std::size_t kBytes>
    void loadAs(LaneWords& words) const;
    template <std::size_t kBytes>
    void storeAs(const LaneWords& words) const;

    Surface& m_target;
    std::array<Place, ShadedLanes::kMostQuads> m_places;
    std::size_t m_count = 0;
};

} // namespace vitrine::core
