// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/primitive/shaded_vertex.h"

#include <array>
#include <cstdint>

/// Clips in homogeneous coordinates against the view volume −w ≤ x, y, z ≤ w (ES 2.0 §2.13), or 0 ≤ z ≤ w
/// (EXT_clip_control).
///
/// Primitives are always cut in z, but in x and y only where they go beyond a guard band. What lies between the view
/// volume and the band is left out by the rasterizer's bounds (SetupState::viewport). That costs nothing, keeps
/// triangles whole, and a wide line or a point shows what of it lies in the viewport wherever its middle is.

namespace vitrine::core {

enum class ClipOutcome : std::uint8_t {
    Inside,   ///< draw the vertices as they came
    Clipped,  ///< draw the clipper's output
    Outside,  ///< nothing is left to draw
    BadVertex ///< a coordinate is NaN or infinite, so the primitive is dropped (HET-05 `BAD_VERTEX`)
};

/// What primitives are cut to: the half extent of the guard band in units of w, at least 1, and the depths.
struct ClipVolume {
    float x = 1.0f;
    float y = 1.0f;
    ClipDepth depth = ClipDepth::NegativeOneToOne;
};

inline constexpr int kMaxClippedVertices = 9; ///< three, and one more for each plane that cuts

/// A convex polygon. It is drawn as the fan (0, i, i + 1), with the winding of the triangle.
struct ClippedPolygon {
    int count = 0;
    std::array<ShadedVertex, kMaxClippedVertices> vertices;
};

/// Where a vertex is. A bit is set for each plane that it is outside of.
struct VertexOutsides {
    bool isFinite = false;
    std::uint8_t ofBand = 0; ///< the planes of the guard band
    std::uint8_t ofView = 0; ///< those of the view volume
};
[[nodiscard]] VertexOutsides outsidesOf(const Vec4& clip, const ClipVolume& volume);
/// What is to become of a triangle. Clipped: it has to be cut, after which nothing may be left of it.
[[nodiscard]] ClipOutcome clipOutcome(const VertexOutsides& a, const VertexOutsides& b, const VertexOutsides& c);

/// Cuts a triangle. Two triangles with a common edge get the same new vertices on it. `polygon` is written only when
/// the outcome is Clipped.
[[nodiscard]] ClipOutcome clipTriangle(const std::array<const ShadedVertex*, 3>& triangle, const ClipVolume& volume,
                                       int varyingCount, ClippedPolygon& polygon);

/// Cuts a line from [0] to [1]. `clipped` is written only when the outcome is Clipped.
[[nodiscard]] ClipOutcome clipLine(const std::array<const ShadedVertex*, 2>& line, const ClipVolume& volume,
                                   int varyingCount, std::array<ShadedVertex, 2>& clipped);

/// Inside, Outside or BadVertex. The center of the point decides.
[[nodiscard]] ClipOutcome clipPoint(const ShadedVertex& point, const ClipVolume& volume);

} // namespace vitrine::core
