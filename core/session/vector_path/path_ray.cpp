// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_path/path_ray.h"

#include "core/depth_stencil/coverage_planes.h"

#include <algorithm>

namespace vitrine::core {

std::int16_t RayCount::inPlane(const PathAnatomy& anatomy) const
{
    const bool isWide = hasWideWindings(*anatomy.windings);
    const int stored = anatomy.isStroke ? std::clamp(winding, 0, isWide ? 0xFFFF : 0xFF) : winding;
    return isWide ? static_cast<std::int16_t>(stored) : static_cast<std::int8_t>(stored);
}

RayCount castRay(const PathAnatomy& anatomy, openvg::Point from)
{
    // Pieces of a stroke run counter-clockwise before the matrix, which may mirror them.
    const bool isUpPositive = anatomy.isStroke ? anatomy.userToSurface.determinant() > 0.0 : anatomy.countsPositiveUp;
    RayCount ray{from, {}, 0};
    for (std::uint32_t number = 0; number < anatomy.edges.size(); ++number) {
        const PathEdge& edge = anatomy.edges[number];
        const openvg::Point a = anatomy.vertices[edge.from], b = anatomy.vertices[edge.to];
        const bool goesUp = a.y < b.y;
        const openvg::Point low = goesUp ? a : b, high = goesUp ? b : a;
        if (from.y < low.y || from.y >= high.y)
            continue;
        // Exact for points in 1/256 of a pixel: the machine decides by the same product.
        if (openvg::cross(high - low, from - low) <= 0.0)
            continue;
        const double x = low.x + (high.x - low.x) * (from.y - low.y) / (high.y - low.y);
        const int count = goesUp == isUpPositive ? 1 : -1;
        ray.crossings.push_back({number, x, count});
        ray.winding += count;
    }
    std::ranges::stable_sort(ray.crossings, {}, &RayCrossing::x);
    return ray;
}

} // namespace vitrine::core
