// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/command/draw_state.h"
#include "core/memory/surface.h"

#include <array>
#include <cstdint>
#include <span>

/// CU: merges shaded quads with the color buffer (HET-22, OpenGL ES 2.0 §4.1.6–4.2.2), as pure functions.

namespace vitrine::core {

/// A 2×2 group of pixels: 0 (x, y), 1 (x+1, y), 2 (x, y+1), 3 (x+1, y+1). Coverage bit pixel · 4 + sample; with one
/// sample in a pixel only sample 0 counts. All samples of a pixel get its color.
struct ShadedQuad {
    std::uint16_t x = 0, y = 0;
    std::uint16_t coverage = 0;
    std::array<Vec4, 4> colors;
    std::array<float, 4> depths{}; ///< of programs that write depth
};

struct BlendCounts {
    std::uint64_t samplesWritten = 0;
    std::uint64_t samplesOutside = 0; ///< beyond the surface: dropped (HET-22)
    friend bool operator==(const BlendCounts&, const BlendCounts&) = default;
};

/// Blends and writes the quads in their order. Source colors and the constant color are clamped to 0…1, the result too;
/// float32 throughout, s·S + d·D with each product rounded. Destination alpha is 1 where the format stores none.
/// Dithering touches channels of fewer than 8 bits only: floor(v · max + (M + ½) ÷ 16) with the pattern of VG2D-39.
BlendCounts blendQuads(const BlendState& state, std::span<const ShadedQuad> quads, Surface& target);

/// The arithmetic alone as if blending were enabled: colors in 0…1 in, the sum before clamping out; for views.
[[nodiscard]] Vec4 blendedColor(const BlendState& state, const Vec4& source, const Vec4& destination);

} // namespace vitrine::core
