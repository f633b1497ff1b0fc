// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/raster/quad.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::core {

/// What a quad belongs to: the depth and stencil buffers that it is tested against, and its primitive.
struct QuadOwner {
    SurfaceId depth, stencil;
    std::uint32_t draw = 0;
    ItemId primitive;
};

/// The tiles of the rasterizer that have quads on the way to their late test, by the surfaces of these (RUN-02). No
/// younger quad may look into the same buffers there before these are tested (HIZ-05). Ends of draws, and fences where
/// a quad waits, pass the late tap in the order of the stream: they tell how far the tests have come. Quads can't tell
/// it, because discarded ones never get there.
class LateTiles {
public:
    struct Tile {
        std::uint32_t place = 0; ///< row · 2^16 + column
        SurfaceId depth, stencil;
        std::uint32_t marks = 0; ///< how many ends and fences went before its youngest quad
        std::uint32_t draw = 0;  ///< of that quad
        ItemId primitive;        ///< likewise
        /// How many went before the youngest quad of another primitive; nothing: there is none.
        std::optional<std::uint32_t> olderMarks;
        static void visit(auto& visitor, auto& tile)
        {
            visitor("place", tile.place);
            visitor("depth", tile.depth);
            visitor("stencil", tile.stencil);
            visitor("marks", tile.marks);
            visitor("draw", tile.draw);
            visitor("primitive", tile.primitive);
            visitor("olderMarks", tile.olderMarks);
        }
    };

    void add(const Quad& quad, const QuadOwner& owner);
    /// Whether there are such quads in its tile, with one of its surfaces, of another primitive: those of its own cover
    /// other pixels.
    [[nodiscard]] bool holds(const Quad& quad, const QuadOwner& owner) const;
    /// Whether there are such quads with one of these surfaces anywhere.
    [[nodiscard]] bool holdsAny(SurfaceId depth, SurfaceId stencil) const;
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
    std::vector<Tile> m_tiles; // in ascending order of place, depth and stencil
    std::uint32_t m_sent = 0, m_arrived = 0;
};

} // namespace vitrine::core
