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
};
inline constexpr std::size_t kOverlayKinds = 11;

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

[[nodiscard]] std::uint32_t overlayValue(const Overlay& overlay, OverlayKind kind, const PixelTouches& touches);

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
