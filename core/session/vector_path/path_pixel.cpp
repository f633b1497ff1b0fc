// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_path/path_pixel.h"

#include "core/session/draw_start.h"
#include "core/session/vector_path/path_run.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// Not when it has no area, or the pixel lies beyond one of its sides.
bool canTouch(const PathAnatomy& anatomy, const PathTriangle& triangle, openvg::Point pixel)
{
    const std::array<openvg::Point, 4> corners{
        {pixel, pixel + openvg::Point{1.0, 0.0}, pixel + openvg::Point{0.0, 1.0}, pixel + openvg::Point{1.0, 1.0}}};
    const double turn = triangle.doubleArea < 0.0 ? -1.0 : 1.0;
    for (std::size_t side = 0; side < 3; ++side) {
        const openvg::Point from = anatomy.vertices[triangle.vertices[side]];
        const openvg::Point to = anatomy.vertices[triangle.vertices[(side + 1) % 3]];
        if (std::ranges::all_of(
                corners, [&](openvg::Point corner) { return turn * openvg::cross(to - from, corner - from) < 0.0; }))
            return false;
    }
    return triangle.doubleArea != 0.0;
}

} // namespace

Result<std::vector<PathPixelTriangle>> trianglesAt(const DrawStart& start, const PathAnatomy& anatomy, std::uint32_t x,
                                                   std::uint32_t y, const std::stop_token& stop)
{
    std::vector<PathPixelTriangle> counted;
    const DrawCommand* pass = windingPassOf(start, anatomy.number);
    const bool isInBox =
        x >= anatomy.boxMinimum.x && y >= anatomy.boxMinimum.y && x < anatomy.boxMaximum.x && y < anatomy.boxMaximum.y;
    if (!pass || !isInBox)
        return counted;
    const Rect pixel{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y), 1, 1};
    PathRun run(start, *pass, stop);
    for (std::uint32_t number = 0; number < anatomy.triangles.size(); ++number) {
        const PathTriangle& triangle = anatomy.triangles[number];
        if (!canTouch(anatomy, triangle, {double(x), double(y)}))
            continue;
        if (auto ran = run.some(triangle.vertices, PathRun::Counting::OnlyTouch, pixel); !ran)
            return ran.error();
        unsigned samples = 0;
        for (std::uint32_t sample = 0; sample < run.plane().samples(); ++sample)
            samples |= run.plane().pixel(x, y)[sample] != std::byte{0} ? 1u << sample : 0u;
        if (samples != 0) {
            counted.push_back({number, static_cast<std::uint16_t>(samples)});
            run.clear();
        }
    }
    return counted;
}

} // namespace vitrine::core
