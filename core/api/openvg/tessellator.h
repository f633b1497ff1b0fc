// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/fan_geometry.h"
#include "core/api/openvg/path_data.h"

#include <optional>
#include <vector>

namespace vitrine::core::openvg {

/// How a path gets to the surface, and how exactly.
struct Tessellation {
    Matrix userToSurface;          ///< affine
    double tolerance = 1.0 / 16.0; ///< in pixels; 0 or less counts as 1/64
    friend bool operator==(const Tessellation&, const Tessellation&) = default;
};

/// How a path is stroked (OpenVG §8.7.3), in user coordinates.
struct StrokeStyle {
    double width = 1.0; ///< nothing is stroked with 0 or less
    VGCapStyle cap = VG_CAP_BUTT;
    VGJoinStyle join = VG_JOIN_MITER;
    double miterLimit = 4.0;    ///< what is less than 1 counts as 1
    std::vector<double> dashes; ///< lengths on and off in turn; a last one without a partner does not count
    double dashPhase = 0.0;
    bool isPhaseReset = false; ///< at each subpath
    friend bool operator==(const StrokeStyle&, const StrokeStyle&) = default;
};

/// A fan for each subpath, closed or not: the fill rule decides what of it is inside. Nothing when there would be too
/// many vertices (kMaxFanVertices). // VG2D-03
///
///      V2----V3        the subpath V0 V1 V2 V3 makes the triangles (V0, V1, V2), which its second edge is in, and
///      |  \   \        (V0, V2, V3), which its third is in. The first edge and the one that closes it belong to the
///      V1--V0--        first and last of them
[[nodiscard]] std::optional<FanGeometry> fillGeometry(const PathData& path, const Tessellation& how);

/// Pieces whose union is the stroke: a body for each edge, joins and caps, all oriented alike (VG2D-04). Nothing when
/// there would be too many vertices, or more than 8,388,608 dashes and places of the pen.
[[nodiscard]] std::optional<FanGeometry> strokeGeometry(const PathData& path, const StrokeStyle& style,
                                                        const Tessellation& how);

/// The tolerance that counts.
[[nodiscard]] double usableTolerance(double tolerance); // VG2D-03

} // namespace vitrine::core::openvg
