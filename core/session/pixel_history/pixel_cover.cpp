// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/pixel_cover.h"

#include "core/api/calls/call_table_vg.h"
#include "core/api/openvg/drawing.h"
#include "core/depth_stencil/coverage_planes.h"
#include "core/gpu/geometry_watch.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/pixel_history/pixel_history_pixel.h"

#include <algorithm>

namespace vitrine::core {

namespace {

using Windings = std::array<std::int16_t, kMostWindings>;

Windings windingsAt(const Surface& plane, const PixelPlace& place)
{
    Windings windings{};
    forEachWinding(plane, place.x, place.y,
                   [&](std::size_t sample, std::int16_t winding) { windings[sample] = winding; });
    return windings;
}

std::optional<std::uint8_t> valueAt(const Surface* plane, const PixelPlace& place)
{
    if (!plane)
        return std::nullopt;
    const bool isInside = place.x < plane->width() && place.y < plane->height();
    return isInside ? std::to_integer<std::uint8_t>(*plane->pixel(place.x, place.y)) : std::uint8_t{0};
}

/// Where in the path a triangle comes from, by its number in the draw.
CountedTriangle triangleOf(const openvg::Coverage& path, std::uint32_t index)
{
    CountedTriangle counted;
    counted.triangle = index + 1;
    for (const openvg::Fan& fan : path.geometry->fans) {
        const std::uint32_t triangles = fan.count - 2; // VG2D-06: no fan has fewer than three vertices
        if (index < triangles) {
            counted.piece = fan.kind;
            counted.segment = path.geometry->segmentOf(fan, index + 1);
            break;
        }
        index -= triangles;
        ++counted.fan;
    }
    const auto commands = path.data->commands();
    if (counted.segment < commands.size())
        counted.command = enumName(call_table::groupOf(call_table::VgGroup::PathCommand), commands[counted.segment]);
    return counted;
}

/// Looks at the pixel of the plane behind each triangle. Windings are counted where a quad is rasterized, so that what
/// is there is what the triangles so far have made.
class TriangleWatch final : public GeometryWatch {
public:
    TriangleWatch(const Surface& plane, const DrawCommand& pass, const PixelPlace& place)
        : m_plane(plane), m_path(*pass.path), m_place(place), m_windings(windingsAt(plane, place))
    {
    }

    void onVertex(std::uint32_t, const VertexLane&, const ShadedVertex&) override {}
    void onPiece(const Primitive&, std::uint32_t) override {}
    void onPrimitive(std::uint32_t index, const PrimitiveProcessor&) override
    {
        const Windings now = windingsAt(m_plane, m_place);
        if (now == m_windings)
            return;
        CountedTriangle counted = triangleOf(m_path, index);
        for (std::size_t sample = 0; sample < m_plane.samples(); ++sample) {
            // By 1, modulo 256 or 65,536.
            const auto change = static_cast<std::int8_t>(now[sample] - m_windings[sample]);
            const auto bit = static_cast<std::uint16_t>(1u << sample);
            counted.up |= change > 0 ? bit : std::uint16_t{0};
            counted.down |= change < 0 ? bit : std::uint16_t{0};
        }
        m_triangles.push_back(std::move(counted));
        m_windings = now;
    }

    [[nodiscard]] std::vector<CountedTriangle> take() { return std::move(m_triangles); }

private:
    const Surface& m_plane;
    const openvg::Coverage& m_path;
    const PixelPlace m_place;
    Windings m_windings;
    std::vector<CountedTriangle> m_triangles;
};

} // namespace

std::uint16_t PixelWinding::inside() const
{
    std::uint16_t set = 0;
    for (std::uint32_t sample = 0; sample < samples; ++sample)
        if (isInside(rule, windings[sample]))
            set |= static_cast<std::uint16_t>(1u << sample);
    return set;
}

DrawCommand scissoredTo(const PixelPlace& place, DrawCommand command)
{
    auto state = std::make_shared<DrawState>(*command.state);
    state->raster.scissorEnabled = true;
    state->raster.scissor = {static_cast<std::int32_t>(place.x), static_cast<std::int32_t>(place.y), 1, 1};
    command.state = std::move(state);
    return command;
}

Result<PixelWinding> pixelWinding(UntimedGpu& gpu, const DrawCommand& pass, const PixelPlace& place)
{
    const SurfaceId id = pass.state->targets.stencil;
    if (!pass.path || !gpu.memory().contains(id))
        return failure("there is no winding plane that could be looked at");
    const Surface& plane = gpu.memory().surface(id);
    if (place.x >= plane.width() || place.y >= plane.height())
        return failure("there is no pixel {},{} in the winding plane", place.x, place.y);
    TriangleWatch watch(plane, pass, place);
    gpu.watchGeometry(&watch);
    const auto drawn = gpu.draw(scissoredTo(place, pass));
    gpu.watchGeometry(nullptr);
    if (!drawn)
        return drawn.error();
    PixelWinding winding;
    winding.path = pass.path->path;
    winding.isStroke = pass.path->isStroke;
    const bool isEvenOdd = !winding.isStroke && pass.path->fillRule == VG_EVEN_ODD;
    winding.rule = isEvenOdd ? FillRule::EvenOdd : FillRule::NonZero;
    winding.samples = plane.samples();
    winding.windings = windingsAt(plane, place);
    winding.triangles = watch.take();
    return winding;
}

std::optional<PixelCover> pixelCover(const DrawCommand& pass, Memory& memory, const PixelPlace& place)
{
    const DrawState& state = *pass.state;
    if (!contains(state.raster.viewport, place))
        return std::nullopt;
    const CoveragePlanes planes = coveragePlanes(state.vector, memory);
    PixelCover cover;
    cover.mode = state.blend.vector.mode;
    cover.scissor = valueAt(planes.scissor, place);
    cover.mask = valueAt(planes.mask, place);
    cover.isWeighedInProgram = state.vector.weighsInProgram;
    const CoveredPixel found = coverPixel(planes.read(), place.x, place.y);
    cover.fate = found.fate;
    cover.coverage = found.coverage;
    cover.weight = found.weight;
    return cover;
}

} // namespace vitrine::core
