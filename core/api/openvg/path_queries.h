// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/fan_geometry.h"
#include "core/api/openvg/path_data.h"

namespace vitrine::core::openvg {

/// Some of a path's commands, which exist.
struct PathPart {
    std::size_t first = 0, count = 0;
};

/// In user coordinates (OpenVG §8.6.10). Curves are measured along 256 chords, which is short by less than 3e-5 of a
/// circle.
[[nodiscard]] double pathLength(const PathData& path, const PathPart& part);

struct PlaceOnPath {
    Point at;
    Point tangent{1.0, 0.0}; ///< of unit length; the incoming one at corners
};
/// The place at a distance along part of a path (OpenVG §8.6.11): less than 0 is its beginning, more than its length
/// its end. A part that only moves has no place of its own: it answers as a path without commands does, with the
/// origin.
[[nodiscard]] PlaceOnPath placeAlong(const PathData& path, const PathPart& part, double distance);

/// The tight box around all points, in user coordinates (OpenVG §8.6.12). Empty for a path without commands.
[[nodiscard]] Bounds boundsOf(const PathData& path);
/// The box around a transformed box.
[[nodiscard]] Bounds transformed(const Bounds& bounds, const Matrix& matrix);

} // namespace vitrine::core::openvg
