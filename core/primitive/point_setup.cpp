// SPDX-License-Identifier: Apache-2.0
#include "core/primitive/setup_ops.h"
#include "core/primitive/window_vertex.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core {
namespace {

/// The square as four edges: it owns its left and its top side, as seen.
void setupSquare(const FixedBox& box, bool yDown, Primitive& primitive)
{
    const std::int64_t ownsLow = yDown ? 1 : 0;
    primitive.edges = {EdgeFunction{1, 0, -box.minX}, EdgeFunction{-1, 0, box.maxX - 1},
                       EdgeFunction{0, 1, -box.minY - 1 + ownsLow}, EdgeFunction{0, -1, box.maxY - ownsLow}};
    primitive.edgeCount = 4;
}

} // namespace

SetupOutcome setupPoint(const SetupState& state, const ShadedVertex& vertex, Primitive& primitive)
{
    const std::optional<WindowVertex> center = toWindow(state, vertex.clip);
    if (!center)
        return SetupOutcome::BadVertex;
    // The comparison sends NaN to the smallest.
    const double size = vertex.pointSize > kMinPointSize ? std::min(vertex.pointSize, kMaxPointSize) : kMinPointSize;
    const auto side = static_cast<std::int64_t>(std::floor(size * kSubpixels + 0.5));
    const FixedBox box{center->x - side / 2, center->y - side / 2, center->x - side / 2 + side,
                       center->y - side / 2 + side};
    primitive.bounds = intersection(state.viewport, touchedPixels(box, state.samples));
    if (primitive.bounds.empty())
        return SetupOutcome::OutOfBounds;

    primitive.kind = PrimitiveKind::Point;
    primitive.frontFacing = true;
    primitive.samples = state.samples;
    primitive.samplePattern = state.samplePattern;
    primitive.area2 = 0;
    primitive.referenceX = primitive.bounds.x0;
    primitive.referenceY = primitive.bounds.y0;
    setupSquare(box, state.yDown, primitive);
    const double fromX = static_cast<double>(centerOf(primitive.referenceX) - center->x) / kSubpixels;
    const double fromY = static_cast<double>(centerOf(primitive.referenceY) - center->y) / kSubpixels;
    primitive.pointS = {0.5 + fromX / size, 1.0 / size, 0.0};
    primitive.pointT = {0.5 - fromY / size, 0.0, -1.0 / size};
    primitive.depth = {center->z, 0.0, 0.0};
    primitive.depthRange = {center->z, center->z};
    primitive.attributes.weights = {Plane{center->reciprocalW, 0.0, 0.0}, Plane{}, Plane{}};
    return SetupOutcome::Drawn;
}

} // namespace vitrine::core
