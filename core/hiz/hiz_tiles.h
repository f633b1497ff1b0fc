// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/tile_verdict.h"
#include "core/raster/raster_ops.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::core {

/// HIZ's work on the tiles of the rasterizer, for the timed unit and the untimed machine alike: what `hiz.tile` makes
/// of a raster tile, and what it remembers between tiles.
///
/// Tiles smaller than the rasterizer's are judged together, a raster tile at a time. Of larger ones the first raster
/// tile of a primitive decides: the bounds that it leaves are those after the primitive, and would fail the rest of it.
///
/// Feedback (HIZ-06) comes when all of a draw is committed, so that what a draw finds does not depend on time: it looks
/// at the samples of every tile whose bounds the draw could not make tight. What a younger draw has changed meanwhile
/// is dropped.
class HizTiles {
public:
    /// A tile larger than the rasterizer's, and what it was judged to.
    struct Judged {
        std::uint32_t tile = 0;
        QuadOrders orders;
        static void visit(auto& visitor, auto& judged)
        {
            visitor("tile", judged.tile);
            visitor("orders", judged.orders);
        }
    };
    struct LooseTiles {
        std::uint32_t draw = 0;
        SurfaceId depth;
        std::vector<std::uint32_t> tiles;
        static void visit(auto& visitor, auto& loose)
        {
            visitor("draw", loose.draw);
            visitor("depth", loose.depth);
            visitor("tiles", loose.tiles);
        }
    };
    struct State {
        std::uint32_t draw = 0, primitive = 0; ///< that `judged` belongs to
        std::vector<Judged> judged;            ///< by tile, ascending
        std::vector<LooseTiles> loose;         ///< of draws in flight
        static void visit(auto& visitor, auto& state)
        {
            visitor("draw", state.draw);
            visitor("primitive", state.primitive);
            visitor("judged", state.judged);
            visitor("loose", state.loose);
        }
    };
    /// A tile whose samples have been looked at.
    struct FedBack {
        HizTile tile;
        BoundsChange change; ///< kind None: dropped, a younger draw has changed the bounds
        std::uint64_t bytesMoved = 0;
    };

    HizTiles(const HizConfig& config, Memory& memory) : m_config(config), m_memory(memory) {}

    /// `primitiveNumber` tells the primitives of a draw apart.
    TileOrders judge(const HizDraw& draw, const Primitive& primitive, std::uint32_t primitiveNumber,
                     const TileWork& tile);
    /// What the last judge() has judged anew: none to four tiles.
    [[nodiscard]] std::span<const TileVerdict> verdicts() const { return std::span(m_verdicts).first(m_count); }
    /// All that the draw writes is in its buffers.
    std::span<const FedBack> endDraw(std::uint32_t draw);

    /// The draw has ended before its end: what it has not written stays, and nothing is known of its buffers any more.
    void abandon(const HizDraw& draw);

    [[nodiscard]] State& state() { return m_state; }

private:
    QuadOrders judgeAnew(const HizDraw& draw, const Primitive& primitive, const HizTile& tile);
    QuadOrders judgeLarge(const HizDraw& draw, const Primitive& primitive, const HizTile& tile);
    TileOrders judgeSmall(const HizDraw& draw, const Primitive& primitive, const TileWork& tile);
    TileOrders judgeBySize(const HizDraw& draw, const Primitive& primitive, std::uint32_t primitiveNumber,
                           const TileWork& tile);
    void forgetPrimitive(std::uint32_t draw);
    void noteLoose(const HizDraw& draw, const TileVerdict& verdict);
    FedBack feedBack(std::uint32_t draw, Surface& depth, std::uint32_t tile) const;

    const HizConfig m_config;
    Memory& m_memory;
    State m_state;
    std::array<TileVerdict, 4> m_verdicts;
    std::size_t m_count = 0;
    std::vector<FedBack> m_fedBack;
};

/// Smallest and largest value of the samples in these pixels, which lie in the surface.
[[nodiscard]] ValueInterval storedRange(const Surface& surface, const PixelBounds& pixels);

} // namespace vitrine::core
