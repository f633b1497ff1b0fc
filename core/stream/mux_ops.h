// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"
#include "core/command/draw_state.h"
#include "core/memory/memory.h"
#include "core/raster/basic_walk.h"

#include <array>
#include <cstdint>
#include <optional>

/// What MUX does: one color for every pixel of the basic 2-D path (VG2D-40).

namespace vitrine::core {

struct MuxCounts {
    std::uint64_t pixels = 0;         ///< that have come
    std::uint64_t colors = 0;         ///< pixels that were given one
    std::uint64_t sourcePixels = 0;   ///< read
    std::uint64_t outside = 0;        ///< pixels that were left out: their source is outside of its surface (VG2D-42)
    std::uint64_t keyed = 0;          ///< pixels that were left out: their source is the key (VG2D-45)
    std::uint64_t paletteEntries = 0; ///< read (VG2D-46)
    std::uint64_t lookedUp = 0;       ///< colors, by the color table (VG2D-22)
    std::uint64_t bytesMoved = 0;     ///< of source, palette and color table
    static void visit(auto& visitor, auto& counts)
    {
        visitor("pixels", counts.pixels);
        visitor("colors", counts.colors);
        visitor("sourcePixels", counts.sourcePixels);
        visitor("outside", counts.outside);
        visitor("keyed", counts.keyed);
        visitor("paletteEntries", counts.paletteEntries);
        visitor("lookedUp", counts.lookedUp);
        visitor("bytesMoved", counts.bytesMoved);
    }
};

/// What MUX makes of a pixel.
struct MuxPixel {
    enum class Verdict : std::uint8_t {
        Colored,
        Outside, ///< the source is outside of its surface
        Keyed,   ///< the source holds its key
    };
    Verdict verdict = Verdict::Colored;
    Vec4 color;                              ///< of a colored one
    std::int64_t sourceX = 0, sourceY = 0;   ///< with MuxInput::Cache
    std::uint32_t stored = 0;                ///< likewise, what the source holds there
    std::optional<std::uint32_t> entry = {}; ///< of the palette, 0 … 255
};

/// `values`: what the adders say at the pixel.
[[nodiscard]] MuxPixel muxPixel(const BasicState& state, const std::array<std::int64_t, kBasicAdders>& values,
                                const Memory& memory);

/// The pixels of a quad that are left, with their colors. What was done is added to `counts`.
[[nodiscard]] ShadedQuad muxColors(const BasicState& state, const BasicQuad& quad, const Memory& memory,
                                   MuxCounts& counts);

/// The entry of the palette that a pixel of the source names, 0 … 255 (VG2D-46).
[[nodiscard]] std::uint32_t paletteEntry(const BasicState& state, std::uint32_t stored);

} // namespace vitrine::core
