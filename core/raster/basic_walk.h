// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/basic_state.h"
#include "core/kernel/queue_base.h"
#include "core/raster/quad.h"
#include "core/raster/raster_ops.h"

#include <array>
#include <cstdint>
#include <vector>

/// What RAS does for the basic 2-D path: the order of the pixels, the values of its four adders, and stipple.

namespace vitrine::core {

/// A 2×2 group of pixels, numbered as those of a Quad, with what the adders say at each of them (VG2D-43).
struct BasicQuad {
    std::uint16_t x = 0, y = 0;
    std::uint8_t pixels = 0; ///< a bit each: those that are drawn
    std::array<std::array<std::int64_t, kBasicAdders>, 4> values{};
    friend bool operator==(const BasicQuad&, const BasicQuad&) = default;
    static void visit(auto& visitor, auto& quad)
    {
        visitor("x", quad.x);
        visitor("y", quad.y);
        visitor("pixels", quad.pixels);
        visitor("values", quad.values);
    }
};

/// One on its way from RAS to MUX, or the end of its draw.
struct BasicQuadItem {
    ItemLabel label; ///< its parent is the primitive
    bool endsDraw = false;
    BasicQuad quad;
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("endsDraw", item.endsDraw);
        visitor("quad", item.quad);
    }
};

/// Rows and columns from the side that the draw names. A copy between places that overlap then reads no pixel that it
/// has written: a pixel that is copied lies in the same quad, or in one that comes later. // VG2D-42
void orderTiles(const BasicState& state, std::vector<TileWork>& tiles);
void orderQuads(const BasicState& state, std::vector<Quad>& quads);

/// Whether the stipple's bit is 1 at a coordinate along the line, as the adder says it: bit ⌊s ÷ factor⌋ mod 16 of the
/// pattern. // VG2D-41
[[nodiscard]] bool isDrawn(const BasicState& state, std::int64_t coordinate);

/// The pixels of a quad, without those that the stipple leaves out.
[[nodiscard]] BasicQuad basicQuad(const BasicState& state, const Quad& quad);

} // namespace vitrine::core
