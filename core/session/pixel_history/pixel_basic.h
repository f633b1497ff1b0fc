// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/base/text.h"
#include "core/command/draw_state.h"
#include "core/memory/pixel_place.h"
#include "core/stream/mux_ops.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::core {

class UntimedGpu;

/// What became of a pixel in a drawing of the basic 2-D path (VG2D-40 to VG2D-47).
enum class BasicFate : std::uint8_t {
    Written,
    Stippled,    ///< the bit of the line's stipple is 0
    Outside,     ///< its source is outside of the surface
    Keyed,       ///< its source holds the source key
    NotKeyed,    ///< it does not hold the destination key
    AlphaTested, ///< its alpha fails the alpha test
};

struct PixelBasic {
    BasicFate fate = BasicFate::Written;
    std::uint32_t piece = 0; ///< of the geometry, from 1: the last one that covers the pixel
    BasicState state;
    std::array<double, kBasicAdders> values{}; ///< of the adders
    MuxPixel pixel;
    Vec4 color;                          ///< behind the fog
    std::uint32_t before = 0, after = 0; ///< what the target holds
    RasterOperation operation;
    std::uint32_t source = 0; ///< with a raster operation: the color as it would be stored
};

/// Nothing: no piece of the drawing covers the pixel. `gpu` works on the memory as the drawing finds it, and executes
/// it for the pixel.
[[nodiscard]] Result<std::optional<PixelBasic>> pixelBasic(UntimedGpu& gpu, const DrawCommand& command,
                                                           const PixelPlace& place);

/// Why it was not written; empty where it was.
[[nodiscard]] Text verdictText(const PixelBasic& basic);
/// Where its color comes from, a line each.
[[nodiscard]] std::vector<Text> basicLines(const PixelBasic& basic);

[[nodiscard]] std::string_view enumName(BasicFate fate);

} // namespace vitrine::core
