// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/command/draw_state.h"
#include "core/memory/surface.h"

#include <array>
#include <cstdint>
#include <span>

/// CU: merges shaded quads with the color buffer (HET-22, OpenGL ES 2.0 §4.1.6–4.2.2).

namespace vitrine::core {

/// A 2×2 group of pixels: 0 (x, y), 1 (x+1, y), 2 (x, y+1), 3 (x+1, y+1). Coverage has bit pixel · 4 + sample; with one
/// sample per pixel, only sample 0 is used. All samples of a pixel get its color.
struct ShadedQuad {
    std::uint16_t x = 0, y = 0;
    std::uint16_t coverage = 0;
    std::array<Vec4, 4> colors;
    std::array<float, 4> depths{}; ///< used only for programs that write depth
    PixelCoverage pixelCoverage = kWholePixels;
    std::array<Vec4, 4> secondColors{}; ///< used only for programs with two colors (VG2D-33)
};

struct BlendCounts {
    std::uint64_t samplesWritten = 0;
    std::uint64_t samplesOutside = 0; ///< samples outside of the surface, which are dropped (HET-22)
    std::uint64_t clampedColors = 0;  ///< premultiplied ones that were read with more color than alpha (VG2D-19)
    friend bool operator==(const BlendCounts&, const BlendCounts&) = default;
};

/// Blends and writes the quads in their order. Source colors, the constant color and the result are clamped to 0…1. All
/// is float32: s·S + d·D, each product rounded. Where the format stores no alpha, destination alpha is 1. Dithering
/// changes only channels of fewer than 8 bits: floor(v · max + (M + ½) ÷ 16) with the pattern of VG2D-39. A surface of
/// floats takes the source colors as they come.
BlendCounts blendQuads(const BlendState& state, std::span<const ShadedQuad> quads, Surface& target);

/// For views: the arithmetic alone, as if blending were enabled. It takes colors in 0…1, and returns the sum before it
/// is clamped.
[[nodiscard]] Vec4 blendedColor(const BlendState& state, const Vec4& source, const Vec4& destination);

} // namespace vitrine::core
