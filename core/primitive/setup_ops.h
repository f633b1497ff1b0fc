// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/pixel_format.h"
#include "core/primitive/clip_ops.h"
#include "core/primitive/primitive.h"

#include <array>
#include <cstdint>

/// Primitive setup (PSR) and attribute gradient setup (AGS): ES 2.0 §2.12 viewport, §3.3 points, §3.4 lines, §3.5
/// polygons. Vertices must be clipped (clip_ops), with w > 0.

namespace vitrine::core {

/// What setup needs to know of a draw. It is computed once per draw. Viewports are at most 32768 pixels wide and high.
struct SetupState {
    double centerX = 0.0, centerY = 0.0;
    double halfWidth = 0.0, halfHeight = 0.0;   ///< x_w = x_ndc · halfWidth + centerX; a negative one mirrors
    double depthOffset = 0.5, depthScale = 0.5; ///< z_w = z_ndc · depthScale + depthOffset
    /// Viewport ∩ scissor ∩ target; no fragment is outside, because x and y are clipped (ES 2.0 §2.13).
    PixelBounds viewport;
    CullMode cull = CullMode::None;
    bool frontIsCounterClockwise = true;
    bool yDown = false;       ///< "top" in the fill rule of spec/00 §5 is at small y; it has no other effect
    std::uint8_t samples = 1; ///< samples per pixel: 1, 4, 8 or 16
    SamplePattern samplePattern = SamplePattern::Rotated;
    float lineWidth = 1.0f;
    double offsetFactor = 0.0;   ///< polygon offset; both 0 when disabled
    double offsetConstant = 0.0; ///< units times the smallest depth that the depth format can resolve
    ClipVolume volume;
};

/// `depthFormat` is that of the bound depth surface, None when there is none.
[[nodiscard]] SetupState makeSetupState(const DrawState& state, PixelFormat depthFormat);

enum class SetupOutcome : std::uint8_t {
    Drawn,
    Culled,      ///< culled because of its facing
    Degenerate,  ///< its area is zero (HET-05 "degenerate"), or the line leaves no diamond
    OutOfBounds, ///< outside of scissor, viewport or target
    BadVertex,   ///< w ≤ 0, or a window coordinate is no number
};

/// PSR: fills in everything of `primitive` except the entries of `attributes` for each varying, which setupAttributes
/// adds. `primitive` is unspecified unless the outcome is Drawn.
[[nodiscard]] SetupOutcome setupTriangle(const SetupState& state, const std::array<const ShadedVertex*, 3>& vertices,
                                         Primitive& primitive);
[[nodiscard]] SetupOutcome setupLine(const SetupState& state, const std::array<const ShadedVertex*, 2>& vertices,
                                     Primitive& primitive);
/// Sets up a square of vertex.pointSize (clamped to kMinPointSize … kMaxPointSize) around the vertex.
[[nodiscard]] SetupOutcome setupPoint(const SetupState& state, const ShadedVertex& vertex, Primitive& primitive);

/// AGS: computes base and differences of the first `varyingCount` varyings. Vertices that lines and points don't use
/// may be null.
void setupAttributes(const std::array<const ShadedVertex*, 3>& vertices, int varyingCount, Primitive& primitive);

/// The supported sizes of points and lines (ES 2.0 ALIASED_POINT_SIZE_RANGE, ALIASED_LINE_WIDTH_RANGE).
inline constexpr float kMinPointSize = 1.0f, kMaxPointSize = 255.0f;
inline constexpr float kMinLineWidth = 1.0f, kMaxLineWidth = 255.0f;

} // namespace vitrine::core
