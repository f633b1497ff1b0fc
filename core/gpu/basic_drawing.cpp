// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/basic_drawing.h"

#include "core/blend/destination_key.h"
#include "core/blend/dither.h"
#include "core/blend/first_phase.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/command/assembly_ops.h"
#include "core/command/vertex_fetch_ops.h"
#include "core/memory/sample_codec.h"
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

/// Whether every pixel of the draw is stored as CI's constant, whatever was there.
bool isPlainFill(const DrawState& state, PixelFormat format, const ColorEngineConfig& engine)
{
    const BasicState& basic = state.basic;
    const bool isWhole = !basic.isStippled && !basic.hasDestinationKey && !basic.alphaTest.enabled;
    const bool isPlain = basic.input == MuxInput::Constant && isWhole && !basic.fog.enabled;
    const bool isStored = !state.blend.enabled && !state.blend.raster.enabled && !state.blend.vector.enabled;
    return isPlain && isStored && engine.computesInFloat32() && !isFloat(format) && !dithers(state.blend, format);
}

/// A rectangle of such a draw, at once. False: the primitive is none, or not all of it is there.
bool fillBox(const Primitive& primitive, const DrawState& state, Surface& target, DrawCounters& counters)
{
    const PixelBounds& bounds = primitive.bounds;
    const bool isInside = bounds.x1 <= static_cast<std::int32_t>(target.width()) &&
                          bounds.y1 <= static_cast<std::int32_t>(target.height());
    if (!isInside || target.samples() != 1 || !coversAll(primitive, bounds))
        return false;
    const auto width = static_cast<std::uint32_t>(bounds.x1 - bounds.x0);
    const auto height = static_cast<std::uint32_t>(bounds.y1 - bounds.y0);
    target.fill({static_cast<std::uint32_t>(bounds.x0), static_cast<std::uint32_t>(bounds.y0), width, height},
                encodedWord(target.format(), state.basic.constant),
                channelMaskBits(target.format(), state.blend.colorMask));
    counters.fragments += std::uint64_t{width} * height;
    counters.samplesWritten += std::uint64_t{width} * height;
    return true;
}

} // namespace

BasicDrawing::BasicDrawing(Memory& memory, const ColorEngineConfig& colorEngine)
    : m_memory(memory), m_colorEngine(colorEngine)
{
}

Result<void> BasicDrawing::draw(const DrawCommand& command, DrawCounters& counters, const std::stop_token& stop)
{
    const DrawState& state = *command.state;
    if (!state.targets.color)
        return {};
    m_program.reset();
    if (!m_colorEngine->computesInFloat32())
        m_program = makeColorProgram(state.blend, m_memory.surface(state.targets.color).format(), *m_colorEngine);
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
    const bool isWatched = m_colorWatch || m_watch || m_quadWatch;
    Surface& target = m_memory.surface(state.targets.color);
    if (!isWatched && isPlainFill(state, target.format(), *m_colorEngine) &&
        fillBox(primitive, state, target, counters))
        return;
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
    runFirstPhase(state.basic, colored);
    colored.coverage = coverageAtKey(state.basic, colored, target);
    if (m_watch)
        m_watch->onBasicQuad({piece, coveredPixels(quad.coverage), basic, colored}, target);
    if (colored.coverage == 0)
        return;
    if (m_quadWatch)
        m_quadWatch->onPassed({quad.x, quad.y, colored.coverage});
    if (m_colorWatch)
        m_colorWatch->beforeBlend(colored, piece, target);
    const BlendCounts blended = m_program ? blendByProgram(*m_program, {&colored, 1}, target, uncounted)
                                          : blendQuads(state.blend, {&colored, 1}, target);
    counters.samplesWritten += blended.samplesWritten;
    counters.clampedColors += blended.clampedColors;
}

} // namespace vitrine::core
