// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/raster/quad.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// The tiles of the rasterizer that have quads on the way to their late test. No younger quad may look into the buffers
/// there before these are tested (HIZ-05). Ends of draws, and fences where a quad waits, pass the late tap in the order
/// of the stream: they tell how far the tests have come. Quads can't tell it, because discarded ones never get there.
class LateTiles {
public:
    struct Tile {
        std::uint32_t place = 0; ///< row · 2^16 + column
        std::uint32_t marks = 0; ///< how many ends and fences went before its youngest quad
        static void visit(auto& visitor, auto& tile)
        {
            visitor("place", tile.place);
            visitor("marks", tile.marks);
        }
    };

    void add(const Quad& quad);
    [[nodiscard]] bool holds(const Quad& quad) const;
    /// The end of a draw, or a fence, has passed the early tap.
    void markSent() { ++m_sent; }
    /// It has come to the late tap: everything that went before it is committed.
    void markArrived();

    static void visit(auto& visitor, auto& tiles)
    {
        visitor("tiles", tiles.m_tiles);
        visitor("sent", tiles.m_sent);
        visitor("arrived", tiles.m_arrived);
    }

private:
    std::vector<Tile> m_tiles; // in ascending order of place
    std::uint32_t m_sent = 0, m_arrived = 0;
};

} // namespace vitrine::core
