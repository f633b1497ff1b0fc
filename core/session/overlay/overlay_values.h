// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/overlay/overlay.h"

#include <cstdint>
#include <string_view>
#include <vector>

/// One layer of an overlay: a number for every pixel.

namespace vitrine::core {

enum class OverlayKind : std::uint8_t {
    Highlight,  ///< 1 where the last draw of the range covers
    Wireframe,  ///< WireframeValue
    Rasterized, ///< fragments
    Shaded,     ///< fragments
    Written,    ///< fragments
    DepthTest,  ///< TestValue
    StencilTest,
    Discarded,  ///< fragments
    Quads,      ///< QuadValue
    Primitives, ///< number of the last primitive that covers, in its draw
    Facing,     ///< FacingValue
};
inline constexpr std::size_t kOverlayKinds = 11;

enum class WireframeValue : std::uint32_t { None, Inside, Edge };
/// Of the fragments at a pixel. NotTested: none of them got as far as the test, or their draws make none.
enum class TestValue : std::uint32_t { None, NotTested, Passed, Failed, Mixed };
/// What shading ran for at a pixel.
enum class QuadValue : std::uint32_t { None, Fragments, Helpers, Both };
enum class FacingValue : std::uint32_t { None, Front, Back, Both };

/// Whether a layer counts (overdraw), rather than telling a few values or numbers apart.
[[nodiscard]] bool isCount(OverlayKind kind);

[[nodiscard]] std::uint32_t overlayValue(const Overlay& overlay, OverlayKind kind, const PixelTouches& touches);

/// As in JSON: overdraw_shaded, depth_test …
[[nodiscard]] std::string_view enumName(OverlayKind kind);
[[nodiscard]] std::string_view enumName(OverlayScope scope);

struct OverlayShare {
    std::uint32_t value = 0;
    PrimitiveOfDraw primitive; ///< kind Primitives only
    std::uint64_t pixels = 0;
    friend bool operator==(const OverlayShare&, const OverlayShare&) = default;
};

/// How many pixels of the framebuffer have each value, by rising value; of Primitives by draw and number.
[[nodiscard]] std::vector<OverlayShare> overlayShares(const Overlay& overlay, OverlayKind kind);

} // namespace vitrine::core
