// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/raster/quad.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// Tiles of the rasterizer with quads on the way to their late test: nothing younger may look into the buffers there
/// before (HIZ-05). What passes the late tap in stream order tells how far the tests have come: ends of draws, and
/// fences where somebody waits. Quads themselves do not, for the discarded ones never get there.
class LateTiles {
public:
    struct Tile {
        std::uint32_t place = 0; ///< row · 2^16 + column
        std::uint32_t marks = 0; ///< ends and fences before its youngest quad
        static void visit(auto& visitor, auto& tile)
        {
            visitor("place", tile.place);
            visitor("marks", tile.marks);
        }
    };

    void add(const Quad& quad);
    [[nodiscard]] bool holds(const Quad& quad) const;
    /// The end of a draw, or a fence, has gone past the early tap.
    void markSent() { ++m_sent; }
    /// It has come to the late tap: all that went before it is committed.
    void markArrived();

    static void visit(auto& visitor, auto& tiles)
    {
        visitor("tiles", tiles.m_tiles);
        visitor("sent", tiles.m_sent);
        visitor("arrived", tiles.m_arrived);
    }

private:
    std::vector<Tile> m_tiles; // by place, ascending
    std::uint32_t m_sent = 0, m_arrived = 0;
};

} // namespace vitrine::core
