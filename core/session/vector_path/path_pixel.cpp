// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_path/path_pixel.h"

#include "core/session/draw_start.h"
#include "core/session/vector_path/path_run.h"

namespace vitrine::core {

Result<std::vector<PathPixelTriangle>> trianglesAt(const DrawStart& start, const PathAnatomy& anatomy, std::uint32_t x,
                                                   std::uint32_t y, const std::stop_token& stop)
{
    std::vector<PathPixelTriangle> counted;
    const DrawCommand* pass = windingPassOf(start, anatomy.number);
    const bool isInBox =
        x >= anatomy.boxMinimum.x && y >= anatomy.boxMinimum.y && x < anatomy.boxMaximum.x && y < anatomy.boxMaximum.y;
    if (!pass || !isInBox)
        return counted;
    const auto winding = PathRun(start, *pass, stop).at({x, y});
    if (!winding)
        return winding.error();
    for (const CountedTriangle& triangle : winding->triangles)
        counted.push_back({triangle.triangle - 1, static_cast<std::uint16_t>(triangle.up | triangle.down)});
    return counted;
}

} // namespace vitrine::core
