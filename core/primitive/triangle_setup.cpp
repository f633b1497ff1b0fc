// SPDX-License-Identifier: Apache-2.0
#include "core/primitive/setup_ops.h"
#include "core/primitive/window_vertex.h"

#include <algorithm>
#include <cstddef>

namespace vitrine::core {
namespace {

using Corners = std::array<WindowVertex, 3>;

bool isCulled(const SetupState& state, bool frontFacing)
{
    switch (state.cull) {
    case CullMode::None: return false;
    case CullMode::Front: return frontFacing;
    case CullMode::Back: return !frontFacing;
    case CullMode::FrontAndBack: break;
    }
    return true;
}

std::int64_t doubleArea(const Corners& p)
{
    return (p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[2].x - p[0].x) * (p[1].y - p[0].y);
}

/// Edge opposite to corner i, positive inside and twice the triangle's area at that corner. No fill rule yet.
EdgeFunction oppositeEdge(const Corners& p, std::size_t i, std::int64_t area2)
{
    const WindowVertex& from = p[(i + 1) % 3];
    const WindowVertex& to = p[(i + 2) % 3];
    const std::int64_t sign = area2 < 0 ? -1 : 1;
    EdgeFunction edge{(from.y - to.y) * sign, (to.x - from.x) * sign, 0};
    edge.c = -(edge.a * from.x + edge.b * from.y);
    return edge;
}

/// A sample exactly on an edge belongs to the triangle on a left edge and on a horizontal top edge, as seen.
bool ownsItsLine(const EdgeFunction& edge, bool yDown)
{
    if (edge.a != 0)
        return edge.a > 0;
    return yDown ? edge.b > 0 : edge.b < 0;
}

FixedBox boxOf(const Corners& p)
{
    const auto [x0, x1] = std::minmax({p[0].x, p[1].x, p[2].x});
    const auto [y0, y1] = std::minmax({p[0].y, p[1].y, p[2].y});
    return {x0, y0, x1, y1};
}

using Positions = std::array<std::array<double, 2>, 3>;

double doubleArea(const Positions& p)
{
    return (p[1][0] - p[0][0]) * (p[2][1] - p[0][1]) - (p[2][0] - p[0][0]) * (p[1][1] - p[0][1]);
}

/// Planes follow the vertices as they are, so that snapping shifts no texel; but where snapping changed a sliver's area
/// much, its planes would run away from its pixels, and the snapped positions give better ones.
Positions planePositions(const Corners& corners, std::int64_t snappedArea2)
{
    Positions exact;
    Positions snapped;
    for (std::size_t i = 0; i < 3; ++i) {
        exact[i] = {corners[i].exactX, corners[i].exactY};
        snapped[i] = {static_cast<double>(corners[i].x), static_cast<double>(corners[i].y)};
    }
    const double ratio = doubleArea(exact) / static_cast<double>(snappedArea2);
    return ratio > 0.5 && ratio < 2.0 ? exact : snapped;
}

/// Barycentric coordinate of corner i as a plane around the reference pixel.
Plane barycentric(const Positions& p, std::size_t i, const Primitive& primitive)
{
    const auto& from = p[(i + 1) % 3];
    const auto& to = p[(i + 2) % 3];
    const double area = doubleArea(p);
    const double a = (from[1] - to[1]) / area;
    const double b = (to[0] - from[0]) / area;
    const double x = static_cast<double>(centerOf(primitive.referenceX)) - from[0];
    const double y = static_cast<double>(centerOf(primitive.referenceY)) - from[1];
    return {a * x + b * y, a * kSubpixels, b * kSubpixels};
}

Plane scaled(const Plane& plane, double factor)
{
    return {plane.value * factor, plane.dx * factor, plane.dy * factor};
}

double magnitude(double value)
{
    return value < 0.0 ? -value : value;
}

/// ES 2.0 §3.5.2, with m as the larger of the two slopes.
double polygonOffset(const SetupState& state, const Plane& depth)
{
    if (state.offsetFactor == 0.0 && state.offsetConstant == 0.0)
        return 0.0;
    return state.offsetFactor * std::max(magnitude(depth.dx), magnitude(depth.dy)) + state.offsetConstant;
}

void setupPlanes(const SetupState& state, const Corners& corners, Primitive& primitive)
{
    const Positions positions = planePositions(corners, primitive.area2);
    std::array<Plane, 3> b;
    for (std::size_t i = 0; i < 3; ++i) {
        b[i] = barycentric(positions, i, primitive);
        primitive.attributes.weights[i] = scaled(b[i], corners[i].reciprocalW);
    }
    const Plane second = scaled(b[1], corners[1].z - corners[0].z);
    const Plane third = scaled(b[2], corners[2].z - corners[0].z);
    primitive.depth = {corners[0].z + (second.value + third.value), second.dx + third.dx, second.dy + third.dy};
    const double offset = polygonOffset(state, primitive.depth);
    primitive.depth.value += offset;
    const auto [low, high] = std::minmax({corners[0].z, corners[1].z, corners[2].z});
    primitive.depthRange = {low + offset, high + offset};
}

} // namespace

SetupOutcome setupTriangle(const SetupState& state, const std::array<const ShadedVertex*, 3>& vertices,
                           Primitive& primitive)
{
    Corners corners;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::optional<WindowVertex> corner = toWindow(state, vertices[i]->clip);
        if (!corner)
            return SetupOutcome::BadVertex;
        corners[i] = *corner;
    }
    primitive.area2 = doubleArea(corners);
    if (primitive.area2 == 0)
        return SetupOutcome::Degenerate;
    primitive.frontFacing = (primitive.area2 > 0) == state.frontIsCounterClockwise;
    if (isCulled(state, primitive.frontFacing))
        return SetupOutcome::Culled;
    primitive.bounds = intersection(state.viewport, touchedPixels(boxOf(corners), state.samples));
    if (primitive.bounds.empty())
        return SetupOutcome::OutOfBounds;

    primitive.kind = PrimitiveKind::Triangle;
    primitive.samples = state.samples;
    primitive.samplePattern = state.samplePattern;
    primitive.edgeCount = 3;
    primitive.referenceX = primitive.bounds.x0;
    primitive.referenceY = primitive.bounds.y0;
    for (std::size_t i = 0; i < 3; ++i) {
        primitive.edges[i] = oppositeEdge(corners, i, primitive.area2);
        primitive.edges[i].c -= ownsItsLine(primitive.edges[i], state.yDown) ? 0 : 1;
    }
    setupPlanes(state, corners, primitive);
    return SetupOutcome::Drawn;
}

} // namespace vitrine::core
