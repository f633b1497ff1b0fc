// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/matrix.h"

#include <cstdint>
#include <optional>

/// The segments of paths as curves, and into how many edges they are divided (VG2D-03).

namespace vitrine::core::openvg {

/// No segment is divided into more edges, however far it reaches beyond every surface.
inline constexpr std::uint32_t kMaxEdgesOfSegment = 4096;
/// What a tolerance of 0 or less counts as.
inline constexpr double kLeastTolerance = 1.0 / 64.0;

/// What the program says of an arc beside its ends (OpenVG §8.4). Signs of radii do not matter.
struct ArcShape {
    double horizontalRadius = 0.0, verticalRadius = 0.0;
    double rotationDegrees = 0.0; ///< counter-clockwise
    bool isLarge = false, isCounterClockwise = false;
};

/// A piece of an ellipse: center + across · cos θ + up · sin θ, for θ from `begin` over `extent` radians. An arc and
/// its reverse are the same piece, one of them `isReversed`, so that both have the same points to the last bit.
struct Arc {
    Point center, across, up;
    double begin = 0.0, extent = 0.0;
    bool isReversed = false;

    [[nodiscard]] Point at(double angle) const;
    /// The angle at t of 0 … 1 from the segment's start to its end.
    [[nodiscard]] double angleAt(double t) const { return begin + extent * (isReversed ? 1.0 - t : t); }
};

/// Radii that are too small are scaled up. Nothing for an arc that is drawn as a line: one without extent, or with a
/// radius of 0 (of an ellipse without width no arc but the straight one joins two points, unless they lie on its axis).
[[nodiscard]] std::optional<Arc> arcBetween(Point start, Point end, const ArcShape& shape);

enum class SegmentKind : std::uint8_t { Move, Line, Quadratic, Cubic, Arc, Close };

/// A segment of a path in absolute coordinates. A Move starts at its end; a Close is a line to the subpath's beginning.
struct Segment {
    SegmentKind kind = SegmentKind::Line;
    std::uint32_t index = 0; ///< among the path's commands
    Point start, control1, control2, end;
    Arc arc; ///< of Arc

    [[nodiscard]] bool isDrawn() const { return kind != SegmentKind::Move; }
};

/// The point after `edge` of `edges` edges, which is the same to the last bit as that of the segment's reverse.
[[nodiscard]] Point pointAfter(const Segment& segment, std::uint32_t edge, std::uint32_t edges);
[[nodiscard]] Point pointAt(const Segment& segment, double t);
/// Of unit length. At an end whose control point coincides with it the next control point shows the way, at a cusp in
/// between the curve behind it. Nothing for a segment that is a point.
[[nodiscard]] std::optional<Point> tangentAt(const Segment& segment, double t);

/// So that no edge is farther than `tolerance` (in pixels, more than 0) from the curve on the surface; at least 1.
[[nodiscard]] std::uint32_t edgesOf(const Segment& segment, const Matrix& userToSurface, double tolerance); // VG2D-03
/// The same for `radians` of a circle whose radius on the surface is given.
[[nodiscard]] std::uint32_t edgesOfArc(double radians, double surfaceRadius, double tolerance); // VG2D-03

} // namespace vitrine::core::openvg
