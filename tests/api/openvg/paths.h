// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/curve.h"
#include "core/api/openvg/path_data.h"
#include "core/api/openvg/path_reader.h"
#include "core/api/openvg/tessellator.h"

#include <QtTest>

#include <cmath>
#include <initializer_list>
#include <vector>

/// Paths of floats, and whether a point is in what has been made of them.

namespace vitrine::core::openvg {

inline PathData pathOf(std::initializer_list<int> commands, std::initializer_list<double> values)
{
    PathData path(VG_PATH_DATATYPE_F, 1.0f, 0.0f);
    const double* next = values.begin();
    for (const int command : commands) {
        const auto code = static_cast<VGubyte>(command);
        path.append(code, {next, coordinatesOf(code)});
        next += coordinatesOf(code);
    }
    return path;
}

/// A circle of two arcs around (0, 0).
inline PathData circle(double radius)
{
    return pathOf({VG_MOVE_TO_ABS, VG_SCCWARC_TO_REL, VG_SCCWARC_TO_REL, VG_CLOSE_PATH},
                  {radius, 0, radius, radius, 0, -2 * radius, 0, radius, radius, 0, 2 * radius, 0});
}

inline std::vector<Segment> segmentsOf(const PathData& path)
{
    std::vector<Segment> segments;
    PathReader reader(path);
    while (const auto segment = reader.next())
        segments.push_back(*segment);
    return segments;
}

inline Matrix scaled(double x, double y)
{
    Matrix matrix;
    matrix.sx = x;
    matrix.sy = y;
    return matrix;
}

inline bool near(double a, double b, double tolerance = 1e-6)
{
    return std::fabs(a - b) <= tolerance;
}
inline bool near(Point a, Point b, double tolerance = 1e-6)
{
    return near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance);
}

inline Point cornerOf(const FanGeometry& geometry, const Fan& fan, std::uint32_t corner)
{
    const FanVertex& vertex = geometry.vertices[fan.first + corner];
    return {vertex.x, vertex.y};
}

/// Twice the area of a fan's k-th triangle, from 1; positive when it runs counter-clockwise.
inline double doubleArea(const FanGeometry& geometry, const Fan& fan, std::uint32_t triangle)
{
    const Point first = cornerOf(geometry, fan, 0);
    return cross(cornerOf(geometry, fan, triangle) - first, cornerOf(geometry, fan, triangle + 1) - first);
}

/// How many of a stroke's pieces a point is in; pieces are convex and counter-clockwise.
inline int piecesAt(const FanGeometry& geometry, Point p)
{
    int pieces = 0;
    for (const Fan& fan : geometry.fans) {
        bool isInside = true;
        for (std::uint32_t i = 0; i < fan.count && isInside; ++i) {
            const Point a = cornerOf(geometry, fan, i), b = cornerOf(geometry, fan, (i + 1) % fan.count);
            isInside = cross(b - a, p - a) >= 0.0;
        }
        pieces += isInside ? 1 : 0;
    }
    return pieces;
}

/// The winding number of a point in the fans of a fill.
inline int windingAt(const FanGeometry& geometry, Point p)
{
    int winding = 0;
    for (const Fan& fan : geometry.fans)
        for (std::uint32_t i = 0; i < fan.count; ++i) {
            const Point a = cornerOf(geometry, fan, i), b = cornerOf(geometry, fan, (i + 1) % fan.count);
            const bool isUpward = a.y <= p.y && p.y < b.y, isDownward = b.y <= p.y && p.y < a.y;
            if (isUpward && cross(b - a, p - a) > 0.0)
                ++winding;
            if (isDownward && cross(b - a, p - a) < 0.0)
                --winding;
        }
    return winding;
}

} // namespace vitrine::core::openvg
