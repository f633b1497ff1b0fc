// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/untimed_gpu.h"

#include "core/blend/pgpe/engine_config.h"
#include "core/command/clear_ops.h"
#include "core/command/draw_words.h"
#include "core/gpu/draw_textures.h"
#include "core/hiz/hiz_config.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kChunkPrimitives = 1024; // bounds memory and the time to notice a stop

PixelFormat depthFormat(const DrawState& state, const Memory& memory)
{
    return state.targets.depth ? memory.surface(state.targets.depth).format() : PixelFormat::None;
}

} // namespace

UntimedGpu::UntimedGpu(Memory& memory, std::shared_ptr<const ReachableUnits> units,
                       const ColorEngineConfig& colorEngine, const HizConfig& hiz)
    : m_memory(memory), m_units(std::move(units)), m_hizConfig(hiz), m_hiz(hiz, memory), m_batch(colorEngine),
      m_basic(memory, colorEngine)
{
    m_memory.keepBounds(hiz.boundsPolicy());
}

UntimedGpu::UntimedGpu(Memory& memory, std::shared_ptr<const ReachableUnits> units)
    : UntimedGpu(memory, std::move(units), ColorEngineConfig{}, HizConfig{})
{
}

Result<void> UntimedGpu::draw(const DrawCommand& command)
{
    m_next = std::exchange(m_announced, VectorPass::None);
    auto read = readWords(command);
    if (!read)
        return read.error();
    read->place = m_memory.stream().accepted;
    const bool mayFail = canFail(*read->state);
    const auto before = mayFail ? std::optional(m_memory) : std::nullopt;
    auto drawn = drawRead(*read);
    if (drawn)
        m_memory.acceptDraw();
    else if (mayFail && !m_stop.stop_requested())
        m_memory = *before;
    return drawn;
}

void UntimedGpu::endFrame()
{
    m_hiz.endFrame();
    m_memory.endFrame();
}

Result<void> UntimedGpu::drawRead(const DrawCommand& command)
{
    const DrawState& state = *command.state;
    m_counters = {};
    m_counters.draw = command.drawSeq;
    m_counters.callNumber = command.callNumber;
    m_counters.vertices = command.count;
    if (state.isBasic()) {
        m_windings.forgetKept();
        m_windings.forgetSpans();
        return m_basic.draw(command, m_counters, m_stop);
    }
    m_units.beginDraw(command.drawSeq);
    if (auto ready = m_vertexRunner.prepare(ShaderStage::Vertex, state, m_memory, m_programs); !ready)
        return ready;
    if (auto ready = m_fragmentRunner.prepare(ShaderStage::Fragment, state, m_memory, m_programs); !ready)
        return ready;
    m_memory.keepBounds(m_hizConfig->boundsPolicy());
    m_batch.prepare(state, m_memory, m_counters, m_quadWatch);
    m_hizDraw = hizDraw(command, m_memory);
    m_primitiveNumber = 0;
    const bool isResolve = state.vector.pass == VectorPass::Resolve;
    if (!isResolve)
        m_windings.forgetKept(); // The draw that was announced has not come.
    auto drawn = drawPrimitives(command);
    if (isResolve)
        m_windings.writeKept(); // It was another plane.
    if (m_next != VectorPass::Cover)
        m_windings.forgetSpans();
    if (drawn)
        m_hiz.endDraw(command.drawSeq);
    else
        m_hiz.abandon(m_hizDraw);
    return drawn;
}

/// Calls visit(first, count) for stretches of the draw's primitives, until it returns false, which is then the result,
/// or fails.
template <typename Visit>
Result<bool> UntimedGpu::inChunks(const DrawCommand& command, Visit&& visit)
{
    const std::uint32_t total = primitiveCount(command.topology, command.count);
    for (std::uint32_t first = 0; first < total; first += kChunkPrimitives) {
        if (m_stop.stop_requested())
            return cancelled();
        const std::uint32_t count = std::min(kChunkPrimitives, total - first);
        if (auto visited = visit(first, count); !visited || !*visited)
            return visited;
    }
    return true;
}

Result<void> UntimedGpu::drawPrimitives(const DrawCommand& command)
{
    const SetupState setup = makeSetupState(*command.state, depthFormat(*command.state, m_memory));
    const auto summed = sumWindings(command, setup);
    if (!summed || *summed)
        return summed ? Result<void>() : summed.error();
    PrimitiveProcessor processor(setup, m_vertexRunner.program().varyingCount);
    const PrimitiveKind kind = primitiveKind(command.topology);
    auto drawn = inChunks(command, [&](std::uint32_t first, std::uint32_t count) -> Result<bool> {
        if (auto shaded = m_vertexStage.shade(m_vertexRunner, command, first, count); !shaded)
            return shaded.error();
        for (std::uint32_t i = 0; i < count; ++i) {
            if (auto one = drawPrimitive(processor, kind, m_vertexStage.vertices(i)); !one)
                return one.error();
            if (m_geometryWatch)
                m_geometryWatch->onPrimitive(first + i, processor);
        }
        return true;
    });
    if (!drawn)
        return drawn.error();
    return m_batch.flush(m_fragmentRunner);
}

bool UntimedGpu::isWatched() const
{
    return m_geometryWatch || m_tileWatch || m_quadWatch || m_batch.isWatched();
}

/// False: the draw has to go the long way.
Result<bool> UntimedGpu::sumWindings(const DrawCommand& command, const SetupState& setup)
{
    const bool isOfTriangles = primitiveKind(command.topology) == PrimitiveKind::Triangle;
    if (isWatched() || !isOfTriangles || !m_windings.begin(*command.state, setup, m_memory))
        return false;
    auto isSummed = inChunks(command, [&](std::uint32_t first, std::uint32_t count) -> Result<bool> {
        if (auto placed = m_vertexStage.place(m_vertexRunner, command, first, count); !placed)
            return placed.error();
        return m_windings.add(m_vertexStage.clips(), m_vertexStage.corners());
    });
    if (!isSummed || !*isSummed)
        return isSummed;
    m_counters.primitives += m_windings.count();
    if (m_next == VectorPass::Resolve)
        m_windings.keep();
    else
        m_windings.write();
    return true;
}

Result<void> UntimedGpu::drawPrimitive(PrimitiveProcessor& processor, PrimitiveKind kind,
                                       const std::array<const ShadedVertex*, 3>& vertices)
{
    Result<void> result;
    processor.process(kind, vertices, [&](const Primitive& primitive) {
        ++m_counters.primitives;
        ++m_primitiveNumber;
        if (m_geometryWatch)
            m_geometryWatch->onPiece(primitive, m_primitiveNumber);
        if (auto whole = drawBox(primitive); !whole || *whole) {
            if (!whole)
                result = whole.error();
            return;
        }
        m_tiles.clear();
        walkTiles(primitive, m_tiles);
        for (const TileWork& tile : m_tiles)
            if (result)
                result = drawTile(primitive, tile);
    });
    return result;
}

/// The passes of 2-D graphics that are of a box. False: the primitive is to be drawn tile by tile.
Result<bool> UntimedGpu::drawBox(const Primitive& primitive)
{
    if (!m_batch.isOfBoxes() || isWatched() || !coversAll(primitive, primitive.bounds)) {
        m_windings.writeKept();
        return false;
    }
    return m_batch.addBox(m_fragmentRunner, primitive.bounds, m_windings);
}

Result<void> UntimedGpu::drawTile(const Primitive& primitive, const TileWork& tile)
{
    if (m_stop.stop_requested())
        return cancelled();
    m_quads.clear();
    rasterizeJudged(primitive, tile);
    return m_batch.add(m_fragmentRunner, primitive, m_primitiveNumber, m_quads);
}

/// Who watches quads is told of those that HIZ drops as well.
void UntimedGpu::rasterizeJudged(const Primitive& primitive, const TileWork& tile)
{
    if (m_hizConfig->enabled == 0)
        return rasterizeTile(primitive, tile, m_quads);
    const TileOrders orders = m_hiz.judge(m_hizDraw, primitive, m_primitiveNumber, tile);
    if (m_tileWatch)
        for (const TileVerdict& verdict : m_hiz.verdicts())
            m_tileWatch->onTileJudged({m_hizDraw, primitive, verdict});
    if (!m_quadWatch)
        return rasterizeTile(primitive, tile, orders, m_quads);
    rasterizeTile(primitive, tile, m_quads);
    for (Quad& quad : m_quads)
        quad.orders = orders.of(quad);
}

void UntimedGpu::watchGeometry(GeometryWatch* watch)
{
    m_geometryWatch = watch;
    m_vertexStage.watchGeometry(watch);
    m_basic.watchGeometry(watch);
}

void UntimedGpu::watchColors(ColorWatch* watch)
{
    m_batch.watchColors(watch);
    m_basic.watchColors(watch);
}

void UntimedGpu::setStopToken(std::stop_token stop)
{
    m_vertexRunner.setStopToken(stop);
    m_fragmentRunner.setStopToken(stop);
    m_stop = std::move(stop);
}

void UntimedGpu::watchTasks(TaskWatch* watch)
{
    m_vertexStage.watchTasks(watch);
    m_batch.watchTasks(watch);
}

void UntimedGpu::clear(const ClearCommand& command)
{
    executeClear(command, m_memory);
}

} // namespace vitrine::core
