// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/blob.h"
#include "core/base/ids.h"
#include "core/base/vec4.h"
#include "core/command/compare_function.h"

#include <array>
#include <cstdint>

/// What a draw of the basic 2-D path is made of: it goes CI → RAS → MUX → CU, past the processors (VG2D-40 to VG2D-47).

namespace vitrine::core {

/// Where MUX takes the color of a pixel from (VG2D-40).
enum class MuxInput : std::uint8_t {
    Constant, ///< of CI
    Gradient, ///< RAS's adders: red, green, blue and alpha
    Cache,    ///< the color cache: the pixel of the source at the place that RAS's first two adders say
};

/// How the pixels of the source name colors (VG2D-46).
enum class PaletteMode : std::uint8_t {
    None,    ///< they are colors
    One,     ///< one palette of 256 entries
    Sixteen, ///< sixteen palettes of 16 entries, one of which is selected
};
inline constexpr std::uint32_t kPaletteEntries = 256, kPalettes = 16;

inline constexpr std::size_t kBasicAdders = 4;
/// The adder of the coordinate along a stippled line; a gradient then has no alpha of its own.
inline constexpr std::size_t kStippleAdder = 3;

/// start + x · dx + y · dy, x and y counted in pixels from the draw's first one (VG2D-43). Numbers have 32 fractional
/// bits, and are two's complements; sums wrap.
struct BasicAdder {
    std::uint64_t start = 0, dx = 0, dy = 0;
    [[nodiscard]] std::int64_t at(std::int32_t x, std::int32_t y) const
    {
        const auto times = [](std::uint64_t step, std::int32_t count) {
            return step * static_cast<std::uint64_t>(std::int64_t{count});
        };
        return static_cast<std::int64_t>(start + times(dx, x) + times(dy, y));
    }
    friend bool operator==(const BasicAdder&, const BasicAdder&) = default;
};
inline constexpr double kAdderOne = 4294967296.0;

/// f · c + (1 − f) · fog for red, green and blue (VG2D-39).
struct BasicFog {
    bool enabled = false;
    float factor = 1.0f; ///< f, 0 … 1
    Vec4 color;
    friend bool operator==(const BasicFog&, const BasicFog&) = default;
};

/// Pixels stay whose alpha is to the reference as the function says (VG2D-39).
struct BasicAlphaTest {
    bool enabled = false;
    CompareFunction function = CompareFunction::Always;
    float reference = 0.0f;
    friend bool operator==(const BasicAlphaTest&, const BasicAlphaTest&) = default;
};

struct BasicState {
    MuxInput input = MuxInput::Constant;
    Vec4 constant;
    SurfaceId source;                                    ///< with Cache
    std::int32_t originX = 0, originY = 0;               ///< the first pixel
    std::array<BasicAdder, kBasicAdders> adders;         ///< of the gradient, or of source coordinates
    bool fromRight = false, fromTop = false;             ///< from the highest column or row to the lowest (VG2D-42)
    bool isGlyph = false;                                ///< the source's alpha, times the constant color (VG2D-47)
    bool isStippled = false;                             // VG2D-41
    std::uint32_t stipplePattern = 0, stippleFactor = 1; ///< 16 bits; pixels a bit, at least 1
    PaletteMode palette = PaletteMode::None;
    std::uint8_t paletteNumber = 0; ///< 0 … 15
    Blob paletteEntries;            ///< 256 words of Rgba8, the lowest byte red
    Blob colorTable;                ///< likewise: entry i is what i becomes in each channel (VG2D-22); null: none
    // Stored words; bits that the format does not have do not count (VG2D-45).
    bool hasSourceKey = false, hasDestinationKey = false;
    std::uint32_t sourceKey = 0, destinationKey = 0;
    // In CU, before the destination's key, which needs what is there (DEC-12).
    BasicFog fog;
    BasicAlphaTest alphaTest;
    friend bool operator==(const BasicState&, const BasicState&) = default;
};

} // namespace vitrine::core
