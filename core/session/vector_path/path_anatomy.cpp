// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_path/path_anatomy.h"

#include "core/api/calls/call_table_vg.h"
#include "core/api/openvg/drawing.h"
#include "core/api/openvg/path_reader.h"
#include "core/depth_stencil/coverage_planes.h"
#include "core/gpu/geometry_watch.h"
#include "core/primitive/window_vertex.h"
#include "core/raster/quad.h"
#include "core/session/draw_start.h"
#include "core/session/vector_path/path_edges.h"
#include "core/session/vector_path/path_run.h"

#include <utility>

namespace vitrine::core {

namespace {

constexpr double kLineTolerance = 1.0 / 16.0; // pixels
constexpr double kPixel = 2 * kPixelCenter.x;

/// Where the vertex programs and setup put the vertices.
class VertexWatch final : public GeometryWatch {
public:
    explicit VertexWatch(std::size_t vertices) : m_clip(vertices) {}

    void onVertex(std::uint32_t number, const VertexLane&, const ShadedVertex& vertex) override
    {
        m_clip[number] = vertex.clip;
    }
    void onPiece(const Primitive&, std::uint32_t) override {}
    void onPrimitive(std::uint32_t, const PrimitiveProcessor& processor) override
    {
        if (!m_setup)
            m_setup = processor.state();
    }

    [[nodiscard]] std::vector<openvg::Point> places() const
    {
        std::vector<openvg::Point> places(m_clip.size());
        for (std::size_t i = 0; i < m_clip.size(); ++i)
            if (const auto vertex = m_setup ? toWindow(*m_setup, m_clip[i]) : std::nullopt)
                places[i] = {static_cast<double>(vertex->x) / kPixel, static_cast<double>(vertex->y) / kPixel};
        return places;
    }

private:
    std::vector<Vec4> m_clip;
    std::optional<SetupState> m_setup;
};

/// Behind the edges, which tell into how many each was divided.
void addLines(PathAnatomy& anatomy, const openvg::PathData& data)
{
    const openvg::Matrix& matrix = anatomy.userToSurface;
    openvg::PathReader reader(data);
    while (const auto user = reader.next()) {
        PathSegment& segment = anatomy.segments[user->index];
        segment.line.push_back(segment.start);
        if (!user->isDrawn())
            continue;
        const bool isDivided = segment.edges > 0 && !anatomy.isStroke;
        const std::uint32_t edges = isDivided ? segment.edges : openvg::edgesOf(*user, matrix, kLineTolerance);
        for (std::uint32_t edge = 1; edge <= edges; ++edge)
            segment.line.push_back(matrix.apply(openvg::pointAfter(*user, edge, edges)));
    }
}

void addSegments(PathAnatomy& anatomy, const openvg::PathData& data)
{
    const openvg::Matrix& matrix = anatomy.userToSurface;
    openvg::PathReader reader(data);
    std::size_t coordinate = 0;
    while (const auto user = reader.next()) {
        PathSegment& segment = anatomy.segments.emplace_back();
        segment.command = data.commands()[user->index];
        segment.kind = user->kind;
        for (const std::size_t end = coordinate + openvg::coordinatesOf(segment.command); coordinate < end;
             ++coordinate)
            segment.given.push_back(data.coordinate(coordinate));
        segment.start = matrix.apply(user->start);
        segment.control1 = matrix.apply(user->control1);
        segment.control2 = matrix.apply(user->control2);
        segment.end = matrix.apply(user->end);
    }
}

} // namespace

std::string_view pathCommandName(std::uint8_t command)
{
    const bool closes = command / 2 == 0; // with either bit for relative coordinates
    return enumName(call_table::groupOf(call_table::VgGroup::PathCommand), closes ? 0 : command);
}

std::vector<std::int16_t> PathAnatomy::windingsAt(std::uint32_t x, std::uint32_t y) const
{
    std::vector<std::int16_t> found;
    if (x < width && y < height)
        forEachWinding(*windings, x, y, [&](std::size_t, std::int16_t winding) { found.push_back(winding); });
    return found;
}

bool PathAnatomy::isInside(std::int16_t winding) const
{
    return core::isInside(isEvenOdd ? FillRule::EvenOdd : FillRule::NonZero, winding);
}

std::uint16_t PathAnatomy::insideAt(std::uint32_t x, std::uint32_t y) const
{
    unsigned bits = 0;
    forEachWinding(*windings, x, y,
                   [&](std::size_t sample, std::int16_t winding) { bits |= isInside(winding) ? 1u << sample : 0u; });
    return static_cast<std::uint16_t>(bits);
}

std::uint32_t pathsOf(const DrawStart& start)
{
    std::uint32_t count = 0;
    while (windingPassOf(start, count))
        ++count;
    return count;
}

Result<std::optional<PathAnatomy>> pathAnatomy(const DrawStart& start, std::uint32_t number,
                                               const std::stop_token& stop)
{
    const DrawCommand* pass = windingPassOf(start, number);
    if (!pass)
        return std::optional<PathAnatomy>();
    const openvg::Coverage& path = *pass->path;
    const DrawState& state = *pass->state;
    PathRun run(start, *pass, stop);
    VertexWatch watch(path.geometry->vertices.size());
    if (const auto counted = run.all(&watch); !counted)
        return counted.error();

    PathAnatomy anatomy;
    anatomy.number = number;
    anatomy.total = pathsOf(start);
    anatomy.path = path.path;
    anatomy.isStroke = path.isStroke;
    anatomy.isEvenOdd = !path.isStroke && path.fillRule == VG_EVEN_ODD;
    anatomy.userToSurface = path.userToSurface;
    anatomy.width = state.targets.width;
    anatomy.height = state.targets.height;
    const Rect& box = state.raster.scissor;
    anatomy.boxMinimum = {double(box.x), double(box.y)};
    anatomy.boxMaximum = {double(box.x) + box.width, double(box.y) + box.height};
    const int samples = static_cast<int>(run.plane().samples());
    for (int sample = 0; sample < samples; ++sample) {
        const SamplePosition place = samplePosition(samples, sample, state.vector.pattern);
        anatomy.samplePlaces.push_back({place.x / kPixel, place.y / kPixel});
    }
    anatomy.countsPositiveUp = state.depthStencil.front.depthPass != StencilOperation::DecrementWrap;
    anatomy.vertices = watch.places();
    anatomy.fans = path.geometry->fans;
    anatomy.windings = std::make_shared<const Surface>(run.plane());
    addSegments(anatomy, *path.data);
    addEdges(anatomy, *path.geometry);
    addLines(anatomy, *path.data);
    return std::optional(std::move(anatomy));
}

} // namespace vitrine::core
