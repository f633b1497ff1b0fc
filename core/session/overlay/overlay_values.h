// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/overlay/overlay.h"

#include <cstdint>
#include <string_view>
#include <vector>

/// One layer of an overlay: a number for every pixel.

namespace vitrine::core {

enum class OverlayKind : std::uint8_t {
    Highlight,  ///< 1 where the last draw of the range covers the pixel
    Wireframe,  ///< WireframeValue
    Rasterized, ///< fragments
    Shaded,     ///< fragments
    Written,    ///< fragments
    DepthTest,  ///< TestValue
    StencilTest,
    Discarded,  ///< fragments
    Quads,      ///< QuadValue
    Primitives, ///< number within its draw of the last primitive that covers the pixel
    Facing,     ///< FacingValue
    Cover,      ///< CoverValue, of the last drawing of 2-D graphics; so are the others
    Winding,    ///< 1 + the winding modulo 65,536, kMixedWindings where samples differ; 0 outside of the box
    Coverage,   ///< of 255
    Scissor,    ///< how many regions hold the pixel
    Mask,       ///< of 255
};
inline constexpr std::size_t kOverlayKinds = 16;
inline constexpr std::uint32_t kMixedWindings = 0x1'0001;

enum class WireframeValue : std::uint32_t { None, Inside, Edge };
/// What a test made of the fragments at a pixel. NotTested: none of them came to the test, or their draws have no such
/// test.
enum class TestValue : std::uint32_t { None, NotTested, Passed, Failed, Mixed };
/// For what the fragment program ran at a pixel.
enum class QuadValue : std::uint32_t { None, Fragments, Helpers, Both };
enum class FacingValue : std::uint32_t { None, Front, Back, Both };

/// Whether the values of a layer are counts (overdraw). The values of other layers are a few cases, or numbers of
/// primitives.
[[nodiscard]] bool isCount(OverlayKind kind);
/// Whether the values of a layer are those of a plane of 2-D graphics.
[[nodiscard]] constexpr bool isPlane(OverlayKind kind)
{
    return kind >= OverlayKind::Cover;
}
/// Whether the overlay has the plane that a layer shows.
[[nodiscard]] bool hasPlane(const Overlay& overlay, OverlayKind kind);
/// What the scale of a count ends with where it is given; 0: with the largest value.
[[nodiscard]] std::uint32_t scaleEnd(OverlayKind kind);

/// The winding of samples that all have the same, as a value of its layer.
[[nodiscard]] constexpr std::uint32_t windingValue(std::int16_t winding)
{
    return 1u + static_cast<std::uint16_t>(winding);
}
/// What such a value stands for.
[[nodiscard]] constexpr std::int16_t windingOf(std::uint32_t value)
{
    return static_cast<std::int16_t>(value - 1);
}

/// A pixel with its touches; x counts from the left, y from the bottom.
struct OverlayPixel {
    std::uint32_t x = 0, y = 0;
    const PixelTouches& touches;
};
[[nodiscard]] std::uint32_t overlayValue(const Overlay& overlay, OverlayKind kind, const OverlayPixel& pixel);

/// The name in JSON: overdraw_shaded, depth_test …
[[nodiscard]] std::string_view enumName(OverlayKind kind);
[[nodiscard]] std::string_view enumName(OverlayScope scope);

struct OverlayShare {
    std::uint32_t value = 0;
    PrimitiveOfDraw primitive; ///< kind Primitives only
    std::uint64_t pixels = 0;
    friend bool operator==(const OverlayShare&, const OverlayShare&) = default;
};

/// How many pixels of the framebuffer have each value, by rising value. The shares of Primitives are ordered by draw
/// and number.
[[nodiscard]] std::vector<OverlayShare> overlayShares(const Overlay& overlay, OverlayKind kind);

} // namespace vitrine::core
