// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/assembly_ops.h"
#include "core/command/vector_state.h"
#include "core/primitive/shaded_vertex.h"

#include <array>
#include <cstdint>
#include <limits>

/// What primitive setup hands to the rasterizer (L5): a point, a line or a triangle in window coordinates of the render
/// target. y points upwards. Positions are fixed-point numbers with kSubpixelBits fractional bits.

namespace vitrine::core {

inline constexpr int kSubpixelBits = 8;
inline constexpr std::int32_t kSubpixels = 1 << kSubpixelBits;

/// The pixels with x0 ≤ x < x1 and y0 ≤ y < y1.
struct PixelBounds {
    std::int32_t x0 = 0, y0 = 0, x1 = 0, y1 = 0;
    [[nodiscard]] bool empty() const { return x0 >= x1 || y0 >= y1; }
    static void visit(auto& visitor, auto& bounds)
    {
        visitor("x0", bounds.x0);
        visitor("y0", bounds.y0);
        visitor("x1", bounds.x1);
        visitor("y1", bounds.y1);
    }
    friend bool operator==(const PixelBounds&, const PixelBounds&) = default;
};

[[nodiscard]] PixelBounds intersection(const PixelBounds& a, const PixelBounds& b);

/// e(x, y) = a·x + b·y + c for a position in 1/256 pixel. A sample is inside when e ≥ 0. c already contains the fill
/// rule for samples on the edge.
struct EdgeFunction {
    std::int64_t a = 0, b = 0, c = 0;
    [[nodiscard]] std::int64_t at(std::int64_t x, std::int64_t y) const { return a * x + b * y + c; }
    static void visit(auto& visitor, auto& edge)
    {
        visitor("a", edge.a);
        visitor("b", edge.b);
        visitor("c", edge.c);
    }
};

/// A value that is linear in window coordinates. Positions are counted in pixels from the center of the primitive's
/// reference pixel.
struct Plane {
    double value = 0.0, dx = 0.0, dy = 0.0;
    [[nodiscard]] double at(double x, double y) const { return value + (dx * x + dy * y); }
    static void visit(auto& visitor, auto& plane)
    {
        visitor("value", plane.value);
        visitor("dx", plane.dx);
        visitor("dy", plane.dy);
    }
};

/// The range of depths of a primitive's vertices in the window, with polygon offset. Depths of its samples are clamped
/// to it (HIZ-02).
struct DepthRange {
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
    [[nodiscard]] double clamp(double z) const { return z < min ? min : (z > max ? max : z); }
    static void visit(auto& visitor, auto& range)
    {
        visitor("min", range.min);
        visitor("max", range.max);
    }
};

/// A line with one sample per pixel: one column of `width` pixels for each step along its major axis, which is x unless
/// `steep` is set. The lowest pixel of the column at major pixel m is where the ideal line crosses the center of m (ES
/// 2.0 §3.4).
struct LineWalk {
    bool steep = false;       ///< y is the major axis
    bool tieGoesDown = false; ///< a crossing exactly between two pixels belongs to the lower one
    /// First and last pixel along the major axis, both of them drawn; if first > last, nothing is drawn.
    std::int32_t firstMajor = 0;
    std::int32_t lastMajor = -1;
    std::int32_t width = 1;                      ///< pixels along the minor axis
    std::int64_t startMajor = 0, startMinor = 0; ///< a position on the line, in 1/256 pixel
    std::int64_t deltaMajor = 1, deltaMinor = 0; ///< the direction of the line; deltaMajor > 0
    /// The minor coordinate of the lowest fragment in the column.
    [[nodiscard]] std::int64_t minorAt(std::int64_t major) const;
    static void visit(auto& visitor, auto& line)
    {
        visitor("steep", line.steep);
        visitor("tieGoesDown", line.tieGoesDown);
        visitor("firstMajor", line.firstMajor);
        visitor("lastMajor", line.lastMajor);
        visitor("width", line.width);
        visitor("startMajor", line.startMajor);
        visitor("startMinor", line.startMinor);
        visitor("deltaMajor", line.deltaMajor);
        visitor("deltaMinor", line.deltaMinor);
    }
};

/// Interpolates attributes with perspective. With P_i = b_i / w_i (b_i are barycentric, and all three are linear in the
/// window), 1/w = P_0 + P_1 + P_2, and an attribute is base + toFirst · P_1 · w + toSecond · P_2 · w. Differences from
/// the first vertex are kept, so that an attribute that is equal at all vertices is interpolated exactly.
struct AttributePlanes {
    std::array<Plane, 3> weights; ///< P_0, P_1, P_2; lines use two, points one, the others are 0
    int count = 0;                ///< number of varyings
    /// A difference of two vertices is no number, although both are. Fragments may have to be dropped for it (BYP-18).
    bool overflows = false;
    std::array<Vec4, kMaxVaryings> base, toFirst, toSecond; ///< only the first `count` have a meaning

    AttributePlanes() = default;
    AttributePlanes(const AttributePlanes& other) { *this = other; }
    AttributePlanes& operator=(const AttributePlanes& other); ///< copies only `count` entries

    /// 1/w around the reference pixel.
    [[nodiscard]] Plane reciprocalW() const;
    /// A component of a varying divided by w, which is linear in the window. When w is 1 at all vertices, its dx and dy
    /// are the gradients of the attribute itself (BYP-18).
    [[nodiscard]] Plane overW(std::size_t varying, int component) const;

    static void visit(auto& visitor, auto& planes)
    {
        visitor("weights", planes.weights);
        visitor("count", planes.count);
        visitor("overflows", planes.overflows);
        for (std::size_t i = 0; i < static_cast<std::size_t>(planes.count); ++i) {
            visitor("base", planes.base[i]);
            visitor("toFirst", planes.toFirst[i]);
            visitor("toSecond", planes.toSecond[i]);
        }
    }
};

struct Primitive {
    PrimitiveKind kind = PrimitiveKind::Triangle;
    bool frontFacing = true;  ///< true for points and lines
    std::uint8_t samples = 1; ///< samples per pixel of the target: 1, 4, 8 or 16
    SamplePattern samplePattern = SamplePattern::Rotated;
    /// 3 for a triangle, 4 for a point or a multisampled line, 0 for a line that follows `line`.
    std::uint8_t edgeCount = 0;
    PixelBounds bounds; ///< the pixels that may be drawn: viewport ∩ scissor ∩ target ∩ the primitive
    /// Of a triangle: signed double area in 1/65536 pixel², > 0 when it is counter-clockwise (y up).
    std::int64_t area2 = 0;
    std::array<EdgeFunction, 4> edges;
    LineWalk line;
    std::int32_t referenceX = 0, referenceY = 0; ///< the planes count from the center of this pixel
    Plane depth;                                 ///< window z with polygon offset, not clamped
    DepthRange depthRange;                       ///< the range that depths are clamped to, before 0…1
    Plane pointS, pointT;                        ///< gl_PointCoord; only for points
    AttributePlanes attributes;

    static void visit(auto& visitor, auto& primitive)
    {
        visitor("kind", primitive.kind);
        visitor("frontFacing", primitive.frontFacing);
        visitor("samples", primitive.samples);
        visitor("samplePattern", primitive.samplePattern);
        visitor("edgeCount", primitive.edgeCount);
        visitor("bounds", primitive.bounds);
        visitor("area2", primitive.area2);
        visitor("edges", primitive.edges);
        visitor("line", primitive.line);
        visitor("referenceX", primitive.referenceX);
        visitor("referenceY", primitive.referenceY);
        visitor("depth", primitive.depth);
        visitor("depthRange", primitive.depthRange);
        visitor("pointS", primitive.pointS);
        visitor("pointT", primitive.pointT);
        visitor("attributes", primitive.attributes);
    }
};

} // namespace vitrine::core
