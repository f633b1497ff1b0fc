// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_path/path_samples.h"

#include "core/depth_stencil/coverage_planes.h"
#include "core/session/draw_start.h"
#include "core/session/vector_path/path_run.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core {

namespace {

/// The pixels of the pass's box that triangles can touch.
Rect boxOf(const PathAnatomy& anatomy, std::span<const std::uint32_t> triangles)
{
    openvg::Point least = anatomy.boxMaximum, most = anatomy.boxMinimum;
    for (const std::uint32_t triangle : triangles)
        for (const std::uint32_t vertex : anatomy.triangles[triangle].vertices) {
            const openvg::Point p = anatomy.vertices[vertex];
            least = {std::min(least.x, std::floor(p.x)), std::min(least.y, std::floor(p.y))};
            most = {std::max(most.x, std::ceil(p.x)), std::max(most.y, std::ceil(p.y))};
        }
    least = {std::max(least.x, anatomy.boxMinimum.x), std::max(least.y, anatomy.boxMinimum.y)};
    most = {std::min(most.x, anatomy.boxMaximum.x), std::min(most.y, anatomy.boxMaximum.y)};
    const auto x = static_cast<std::int32_t>(least.x), y = static_cast<std::int32_t>(least.y);
    return {x, y, std::max(0, static_cast<std::int32_t>(most.x) - x),
            std::max(0, static_cast<std::int32_t>(most.y) - y)};
}

/// Of the samples that are not 0.
std::uint16_t samplesAt(const Surface& plane, std::uint32_t x, std::uint32_t y)
{
    unsigned bits = 0;
    forEachWinding(plane, x, y,
                   [&](std::size_t sample, std::int16_t winding) { bits |= winding != 0 ? 1u << sample : 0u; });
    return static_cast<std::uint16_t>(bits);
}

} // namespace

Result<std::vector<CountedPixel>> countedPixels(const DrawStart& start, const PathAnatomy& anatomy,
                                                std::span<const std::uint32_t> triangles, const std::stop_token& stop)
{
    std::vector<CountedPixel> pixels;
    const DrawCommand* pass = windingPassOf(start, anatomy.number);
    const Rect box = boxOf(anatomy, triangles);
    if (!pass || box.width == 0 || box.height == 0)
        return pixels;
    std::array<std::vector<std::uint32_t>, 2> indices; // up, down
    for (const std::uint32_t triangle : triangles) {
        const PathTriangle& one = anatomy.triangles[triangle];
        auto& side = indices[one.isUp ? 0 : 1];
        side.insert(side.end(), one.vertices.begin(), one.vertices.end());
    }
    PathRun run(start, *pass, stop);
    if (auto counted = run.some(indices[0], PathRun::Counting::OnlyTouch, box); !counted)
        return counted.error();
    const Surface up = run.plane();
    run.clear();
    if (auto counted = run.some(indices[1], PathRun::Counting::OnlyTouch, box); !counted)
        return counted.error();
    const Surface& down = run.plane();
    for (std::int32_t y = box.y; y < box.y + box.height; ++y)
        for (std::int32_t x = box.x; x < box.x + box.width; ++x) {
            const auto column = static_cast<std::uint32_t>(x), row = static_cast<std::uint32_t>(y);
            const CountedPixel pixel{column, row, samplesAt(up, column, row), samplesAt(down, column, row)};
            if (pixel.up != 0 || pixel.down != 0)
                pixels.push_back(pixel);
        }
    return pixels;
}

} // namespace vitrine::core
