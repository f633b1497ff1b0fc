// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/basic_drawing.h"

#include "core/blend/destination_key.h"
#include "core/command/assembly_ops.h"
#include "core/command/vertex_fetch_ops.h"
#include "core/primitive/placed_vertex.h"

#include <array>

namespace vitrine::core {

namespace {

std::uint32_t numberOf(const DrawCommand& command, std::uint32_t position)
{
    std::array<std::uint32_t, 1> number{};
    fetchVertexNumbers(command, position, number);
    return number[0];
}

} // namespace

Result<void> BasicDrawing::draw(const DrawCommand& command, DrawCounters& counters, const std::stop_token& stop)
{
    const DrawState& state = *command.state;
    if (!state.targets.color)
        return {};
    m_program = makeColorProgram(state.blend, m_memory.surface(state.targets.color).format(), m_colorEngine);
    PrimitiveProcessor processor(makeSetupState(state, PixelFormat::None), 0);
    const PrimitiveKind kind = primitiveKind(command.topology);
    std::uint32_t pieces = 0;
    for (std::uint32_t number = 0; number < primitiveCount(command.topology, command.count); ++number) {
        if (stop.stop_requested())
            return cancelled();
        const auto positions = primitiveVertices(command.topology, command.count, number);
        std::array<ShadedVertex, 3> vertices;
        std::array<const ShadedVertex*, 3> corners{};
        for (std::size_t i = 0; i < static_cast<std::size_t>(verticesPerPrimitive(kind)); ++i) {
            readPlacedVertex(command, positions[i], vertices[i]);
            corners[i] = &vertices[i];
            if (m_geometryWatch)
                m_geometryWatch->onPlacedVertex(numberOf(command, positions[i]), vertices[i]);
        }
        processor.process(kind, corners,
                          [&](const Primitive& primitive) { drawPiece(primitive, ++pieces, state, counters); });
        if (m_geometryWatch)
            m_geometryWatch->onPrimitive(number, processor);
    }
    return {};
}

void BasicDrawing::drawPiece(const Primitive& primitive, std::uint32_t number, const DrawState& state,
                             DrawCounters& counters)
{
    ++counters.primitives;
    if (m_geometryWatch)
        m_geometryWatch->onPiece(primitive, number);
    m_tiles.clear();
    walkTiles(primitive, m_tiles);
    orderTiles(state.basic, m_tiles);
    for (const TileWork& tile : m_tiles) {
        m_quads.clear();
        rasterizeTile(primitive, tile, m_quads);
        orderQuads(state.basic, m_quads);
        if (m_quadWatch)
            m_quadWatch->onRasterized(primitive, number, m_quads);
        for (const Quad& quad : m_quads)
            drawQuad(quad, number, state, counters);
    }
}

void BasicDrawing::drawQuad(const Quad& quad, std::uint32_t piece, const DrawState& state, DrawCounters& counters)
{
    MuxCounts counts;
    pgpe::EngineCounts uncounted; // Without a clock nobody asks what an engine has done.
    Surface& target = m_memory.surface(state.targets.color);
    const BasicQuad basic = basicQuad(state.basic, quad);
    ShadedQuad colored = muxColors(state.basic, basic, m_memory, counts);
    counters.fragments += counts.pixels;
    colored.coverage = coverageAtKey(state.basic, colored, target);
    if (m_watch)
        m_watch->onBasicQuad({piece, coveredPixels(quad.coverage), basic, colored}, target);
    if (colored.coverage == 0)
        return;
    if (m_quadWatch)
        m_quadWatch->onPassed({quad.x, quad.y, colored.coverage});
    if (m_colorWatch)
        m_colorWatch->beforeBlend(colored, piece, target);
    const BlendCounts blended = blendByProgram(*m_program, {&colored, 1}, target, uncounted);
    counters.samplesWritten += blended.samplesWritten;
    counters.clampedColors += blended.clampedColors;
}

} // namespace vitrine::core
