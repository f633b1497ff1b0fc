// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/curve.h"
#include "core/api/openvg/fan_geometry.h"
#include "core/base/result.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

/// What a path becomes on its way to its pixels: segments, edges, fans, triangles, samples (VG2D-03, VG2D-06). The
/// segments are those of the path that the program drew; all that comes behind them is read from the machine, which
/// runs the pass that counts the path's triangles once more.

namespace vitrine::core {

class Surface;
struct DrawStart;

/// A segment as the program gave it, and on the surface: in pixels from its lower left corner, y up.
struct PathSegment {
    std::uint8_t command = 0; ///< of VGPathCommand
    openvg::SegmentKind kind = openvg::SegmentKind::Line;
    std::vector<double> given;                    ///< its coordinates
    openvg::Point start, control1, control2, end; ///< on the surface; the second control point is of cubics alone
    std::vector<openvg::Point> line; ///< from start to end: the ends of its edges, of a stroke points as near
    std::uint32_t edges = 0;         ///< n of VG2D-03; 0: the machine was given none of it
    std::uint32_t triangles = 0;
    std::uint32_t bodies = 0, joins = 0, caps = 0; ///< of a stroke
};
/// "VG_CUBIC_TO_REL"
[[nodiscard]] std::string_view pathCommandName(std::uint8_t command);

/// Between two vertices of a fan, in the direction of the path. Those of a stroke go around its pieces.
struct PathEdge {
    std::uint32_t from = 0, to = 0;       ///< indices into PathAnatomy::vertices
    std::optional<std::uint32_t> segment; ///< nothing: no segment closes the subpath, filling does
};

struct PathTriangle {
    std::array<std::uint32_t, 3> vertices{}; ///< indices into PathAnatomy::vertices: V0, Vk, Vk+1
    std::uint32_t segment = 0;
    std::uint32_t fan = 0;
    openvg::FanKind piece = openvg::FanKind::Fill;
    double doubleArea = 0.0; ///< A2 of VG2D-06: positive when it runs counter-clockwise with y up
    bool isUp = true;        ///< counts up in the winding plane, else down; without an area it counts nothing
};

/// A path of a draw. Immutable once made.
struct PathAnatomy {
    std::uint32_t number = 0, total = 0; ///< among the paths of the draw, from 0: a fill and its stroke, glyphs
    std::uint32_t path = 0;              ///< VGPath
    bool isStroke = false;
    bool isEvenOdd = false; ///< the fill rule
    openvg::Matrix userToSurface;
    std::uint32_t width = 0, height = 0;     ///< of the surface
    openvg::Point boxMinimum, boxMaximum;    ///< pixels in which the path is counted (VG2D-15)
    std::vector<openvg::Point> samplePlaces; ///< within a pixel, from its lower left corner (VG2D-11)
    std::vector<PathSegment> segments;
    std::vector<openvg::Point> vertices; ///< where the machine has put them, in 1/256 of a pixel
    std::vector<openvg::Fan> fans;
    std::vector<PathEdge> edges;
    std::vector<PathTriangle> triangles;     ///< over all fans in order
    std::shared_ptr<const Surface> windings; ///< what the machine has counted, before it makes coverage of it

    /// Of each sample of a pixel of the surface, with their sign. // VG2D-07
    [[nodiscard]] std::vector<std::int16_t> windingsAt(std::uint32_t x, std::uint32_t y) const;
    /// A bit for each sample of a pixel of the surface that is inside. // VG2D-08
    [[nodiscard]] std::uint16_t insideAt(std::uint32_t x, std::uint32_t y) const;
    [[nodiscard]] bool isInside(std::int16_t winding) const;
    /// Whether a triangle that runs counter-clockwise counts up. All pieces of a stroke do, however they run.
    bool countsPositiveUp = true;
};

/// How many paths a draw has counted; 0: it draws none.
[[nodiscard]] std::uint32_t pathsOf(const DrawStart& start);

/// Nothing when the draw has no path of that number. Fails on a stop request.
[[nodiscard]] Result<std::optional<PathAnatomy>> pathAnatomy(const DrawStart& start, std::uint32_t number = 0,
                                                             const std::stop_token& stop = {});

} // namespace vitrine::core
