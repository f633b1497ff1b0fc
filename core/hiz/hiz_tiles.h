// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/indirect.h"
#include "core/hiz/tile_verdict.h"
#include "core/observe/link_fields.h"
#include "core/raster/raster_ops.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::core {

/// HIZ's work on the tiles of the rasterizer, the same for the timed unit and the untimed machine: how `hiz.tile`
/// divides or joins raster tiles, and what HIZ remembers between tiles.
///
/// Tiles that are smaller than the rasterizer's are judged together, a raster tile at a time. A larger one is judged by
/// the first raster tile of a primitive in it, once: its bounds are then those after the primitive, which would make
/// the rest of the primitive fail.
///
/// Feedback (HIZ-06) looks at the samples of every tile whose bounds a draw could not make tight. The bounds that a
/// draw finds must not depend on time (RUN-04). With one draw under way it comes when the draw is committed. With S of
/// them it comes before the first tile of the draw that is S behind it, or of a later one, and at the end of the frame;
/// tiles whose bounds a younger draw or clear has changed meanwhile are dropped. What waits stands in memory.
class HizTiles {
public:
    /// A tile larger than the rasterizer's, and the orders that it was given.
    struct Judged {
        std::uint32_t tile = 0;
        QuadOrders orders;
        static void visit(auto& visitor, auto& judged)
        {
            visitor("tile", judged.tile);
            visitor("orders", judged.orders);
        }
    };
    struct State {
        std::uint32_t draw = 0, primitive = 0; ///< the draw and the primitive that `judged` belongs to
        std::vector<Judged> judged;            ///< in ascending order of tiles
        static void visit(auto& visitor, auto& state)
        {
            visitor(LinkFields::kDraw, state.draw);
            visitor("primitive", state.primitive);
            visitor("judged", state.judged);
        }
    };
    /// A tile whose samples were looked at.
    struct FedBack {
        std::uint32_t draw = 0; ///< whose feedback it is
        HizTile tile;
        BoundsChange change; ///< of kind None when it was dropped, because a younger draw has changed the bounds
        std::uint64_t bytesMoved = 0;
    };

    HizTiles(const HizConfig& config, Memory& memory);

    /// `primitiveNumber` distinguishes the primitives of a draw.
    TileOrders judge(const HizDraw& draw, const Primitive& primitive, std::uint32_t primitiveNumber,
                     const TileWork& tile);
    /// The tiles that the last judge() has judged for the first time: none to four.
    [[nodiscard]] std::span<const TileVerdict> verdicts() const { return std::span(m_verdicts).first(m_count); }
    /// The feedback that came with the last judge().
    [[nodiscard]] std::span<const FedBack> fedBack() const { return m_fedBack; }
    /// Call it when everything that the draw writes is in its buffers.
    std::span<const FedBack> endDraw(std::uint32_t draw);
    /// Call it when the machine has drained.
    std::span<const FedBack> endFrame();

    /// A draw has been stopped before its end. What it has not written stays, and nothing is known about its buffers
    /// any more.
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
    void feedBackBefore(std::uint32_t place);
    void feedBackFirst();
    FedBack feedBack(std::uint32_t draw, Surface& depth, std::uint32_t tile) const;

    const Indirect<HizConfig> m_config;
    Memory& m_memory;
    State m_state;
    std::array<TileVerdict, 4> m_verdicts;
    std::size_t m_count = 0;
    std::vector<FedBack> m_fedBack;
};

/// The smallest and the largest value of the samples in these pixels, which lie inside of the surface.
[[nodiscard]] ValueInterval storedRange(const Surface& surface, const PixelBounds& pixels);

} // namespace vitrine::core
