// SPDX-License-Identifier: Apache-2.0
#include "core/primitive/setup_ops.h"
#include "core/primitive/window_vertex.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>

namespace vitrine::core {
namespace {

constexpr std::int64_t kHalf = kSubpixels / 2;

/// The segment with its axes named by role: the major one is that of the larger extent, x when equal.
struct Segment {
    bool steep = false;
    std::int64_t majorA = 0, minorA = 0, majorB = 0, minorB = 0;
};

Segment segmentOf(const WindowVertex& a, const WindowVertex& b)
{
    if (std::abs(b.x - a.x) >= std::abs(b.y - a.y))
        return {false, a.x, a.y, b.x, b.y};
    return {true, a.y, a.x, b.y, b.x};
}

/// Pixel of a position moved by a hair towards smaller coordinates, which is how GL settles ties (ES 2.0 §3.4.1).
std::int64_t perturbedPixel(std::int64_t position)
{
    return (position - 1) >> kSubpixelBits;
}

/// Whether an endpoint, going up (+) or down (−) the major axis, lies behind the diamond that the line meets in
/// `major`'s column. Endpoints are moved by (−ε, −ε²): exactly on the diamond's border only those right of its center
/// are inside.
bool hasLeftDiamond(const LineWalk& walk, std::int64_t majorPosition, std::int64_t minorPosition, bool goesUp)
{
    const std::int64_t column = perturbedPixel(majorPosition);
    const std::int64_t major = majorPosition - centerOf(column);
    const std::int64_t minor = minorPosition - centerOf(walk.minorAt(column));
    const std::int64_t reach = std::abs(major) + std::abs(minor);
    const std::int64_t x = walk.steep ? minor : major;
    const bool inside = reach < kHalf || (reach == kHalf && x > 0);
    return !inside && (major > 0) == goesUp;
}

LineWalk walkOf(const Segment& segment, std::int32_t width)
{
    LineWalk walk;
    walk.steep = segment.steep;
    walk.width = width;
    // Wide lines: the column's lowest pixel follows the line moved down by (width − 1) / 2.
    const std::int64_t shift = (width - 1) * kHalf;
    const bool goesUp = segment.majorB > segment.majorA;
    const std::int64_t sign = goesUp ? 1 : -1;
    walk.startMajor = segment.majorA;
    walk.startMinor = segment.minorA - shift;
    walk.deltaMajor = (segment.majorB - segment.majorA) * sign;
    walk.deltaMinor = (segment.minorB - segment.minorA) * sign;
    walk.tieGoesDown = segment.steep || walk.deltaMinor <= 0;

    const bool leftAtA = hasLeftDiamond(walk, segment.majorA, segment.minorA - shift, goesUp);
    const bool leftAtB = hasLeftDiamond(walk, segment.majorB, segment.minorB - shift, goesUp);
    const std::int64_t from = perturbedPixel(segment.majorA) + (leftAtA ? sign : 0);
    const std::int64_t to = perturbedPixel(segment.majorB) - (leftAtB ? 0 : sign);
    walk.firstMajor = static_cast<std::int32_t>(goesUp ? from : to);
    walk.lastMajor = static_cast<std::int32_t>(goesUp ? to : from);
    return walk;
}

/// Cuts the walk to the viewport and returns the pixels it covers.
PixelBounds fitWalk(const PixelBounds& viewport, LineWalk& walk)
{
    walk.firstMajor = std::max(walk.firstMajor, walk.steep ? viewport.y0 : viewport.x0);
    walk.lastMajor = std::min(walk.lastMajor, (walk.steep ? viewport.y1 : viewport.x1) - 1);
    if (walk.firstMajor > walk.lastMajor)
        return {};
    const auto first = static_cast<std::int32_t>(walk.minorAt(walk.firstMajor));
    const auto last = static_cast<std::int32_t>(walk.minorAt(walk.lastMajor));
    const std::int32_t low = std::min(first, last);
    const std::int32_t high = std::max(first, last) + walk.width;
    if (walk.steep)
        return intersection(viewport, {low, walk.firstMajor, high, walk.lastMajor + 1});
    return intersection(viewport, {walk.firstMajor, low, walk.lastMajor + 1, high});
}

/// Multisampled lines are rectangles around the segment (ES 2.0 §3.4.4).
PixelBounds setupRectangle(const SetupState& state, const WindowVertex& a, const WindowVertex& b, Primitive& primitive)
{
    const double dx = static_cast<double>(b.x - a.x);
    const double dy = static_cast<double>(b.y - a.y);
    const double scale = state.lineWidth * 0.5 * kSubpixels / std::sqrt(dx * dx + dy * dy);
    const auto sideX = static_cast<std::int64_t>(std::floor(-dy * scale + 0.5));
    const auto sideY = static_cast<std::int64_t>(std::floor(dx * scale + 0.5));
    const std::array<std::array<std::int64_t, 2>, 4> corners{{{a.x - sideX, a.y - sideY},
                                                              {b.x - sideX, b.y - sideY},
                                                              {b.x + sideX, b.y + sideY},
                                                              {a.x + sideX, a.y + sideY}}};
    FixedBox box{corners[0][0], corners[0][1], corners[0][0], corners[0][1]};
    for (std::size_t i = 0; i < 4; ++i) {
        const auto& [x0, y0] = corners[i];
        const auto& [x1, y1] = corners[(i + 1) % 4];
        EdgeFunction edge{y0 - y1, x1 - x0, 0};
        edge.c = -(edge.a * x0 + edge.b * y0);
        const bool ownsItsLine = edge.a != 0 ? edge.a > 0 : (edge.b > 0) == state.yDown;
        edge.c -= ownsItsLine ? 0 : 1;
        primitive.edges[i] = edge;
        box = {std::min(box.minX, x0), std::min(box.minY, y0), std::max(box.maxX, x0), std::max(box.maxY, y0)};
    }
    primitive.edgeCount = 4;
    return intersection(state.viewport, touchedPixels(box, state.samples));
}

/// Fraction of the way from a to b, as a plane. A wide line gives all pixels of a column the same (ES 2.0 §3.4.2).
Plane fractionPlane(const WindowVertex& a, const WindowVertex& b, const Primitive& primitive, bool byColumn)
{
    double dx = static_cast<double>(b.x - a.x);
    double dy = static_cast<double>(b.y - a.y);
    if (byColumn)
        (primitive.line.steep ? dx : dy) = 0.0;
    const double squared = dx * dx + dy * dy;
    const double fromX = static_cast<double>(centerOf(primitive.referenceX) - a.x);
    const double fromY = static_cast<double>(centerOf(primitive.referenceY) - a.y);
    return {(fromX * dx + fromY * dy) / squared, dx * kSubpixels / squared, dy * kSubpixels / squared};
}

void setupPlanes(const WindowVertex& a, const WindowVertex& b, const Plane& t, Primitive& primitive)
{
    const double wa = a.reciprocalW;
    const double wb = b.reciprocalW;
    primitive.attributes.weights = {Plane{(1.0 - t.value) * wa, -t.dx * wa, -t.dy * wa},
                                    Plane{t.value * wb, t.dx * wb, t.dy * wb}, Plane{}};
    const double dz = b.z - a.z;
    primitive.depth = {a.z + t.value * dz, t.dx * dz, t.dy * dz};
    primitive.depthRange = {std::min(a.z, b.z), std::max(a.z, b.z)};
}

} // namespace

SetupOutcome setupLine(const SetupState& state, const std::array<const ShadedVertex*, 2>& vertices,
                       Primitive& primitive)
{
    const std::optional<WindowVertex> a = toWindow(state, vertices[0]->clip);
    const std::optional<WindowVertex> b = toWindow(state, vertices[1]->clip);
    if (!a || !b)
        return SetupOutcome::BadVertex;
    if (a->x == b->x && a->y == b->y)
        return SetupOutcome::Degenerate;

    primitive.kind = PrimitiveKind::Line;
    primitive.frontFacing = true;
    primitive.samples = state.samples;
    primitive.samplePattern = state.samplePattern;
    primitive.area2 = 0;
    const auto width = static_cast<std::int32_t>(state.lineWidth + 0.5f);
    if (state.samples == 1) {
        primitive.edgeCount = 0;
        primitive.line = walkOf(segmentOf(*a, *b), width);
        if (primitive.line.firstMajor > primitive.line.lastMajor)
            return SetupOutcome::Degenerate;
        primitive.bounds = fitWalk(state.viewport, primitive.line);
    } else {
        primitive.bounds = setupRectangle(state, *a, *b, primitive);
    }
    if (primitive.bounds.empty())
        return SetupOutcome::OutOfBounds;
    primitive.referenceX = primitive.bounds.x0;
    primitive.referenceY = primitive.bounds.y0;
    const bool byColumn = state.samples == 1 && width > 1;
    setupPlanes(*a, *b, fractionPlane(*a, *b, primitive, byColumn), primitive);
    return SetupOutcome::Drawn;
}

} // namespace vitrine::core
