// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/draw_setters.h"

#include "core/api/replay/replayer.h"
#include "core/gpu/untimed_gpu.h"
#include "core/hiz/hiz_config.h"
#include "core/observe/draw_number.h"
#include "core/session/frame_place.h"
#include "core/session/pixel_history/tile_setters.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace vitrine::core {

namespace {

const TileBounds* boundsOf(const Memory& memory, const RenderTargets& targets)
{
    for (const SurfaceId surface : {targets.depth, targets.stencil})
        if (surface && memory.contains(surface) && memory.surface(surface).bounds())
            return memory.surface(surface).bounds();
    return nullptr;
}

/// Executes commands with a TileSetters for each tile of a framebuffer.
class SettersSink final : public CommandSink, private TileWatch {
public:
    SettersSink(const Replay& replay, const RenderTargets& targets, std::stop_token stop)
        : m_targets(targets), m_tileSize(replay.hiz().tile), m_memory(replay.memory()),
          m_gpu(m_memory, replay.units(), replay.colorEngine(), replay.hiz())
    {
        m_gpu.setStopToken(std::move(stop));
    }

    Result<void> draw(const DrawCommand& command) override
    {
        const bool isOurs = concerns(m_targets, command.state->targets);
        if (isOurs) {
            look();
            BoundSetter next = setter(BoundSetter::Kind::Draw);
            next.draw = drawOf(command.drawSeq);
            for (TileSetters& tile : m_setters)
                tile.followDraw(next);
            if (m_isLast)
                beginLast();
        }
        m_gpu.watchTiles(isOurs && m_isLast ? this : nullptr);
        return m_gpu.draw(command);
    }
    void clear(const ClearCommand& command) override
    {
        if (concerns(m_targets, command.targets)) {
            look();
            for (TileSetters& tile : m_setters)
                tile.followClear(setter(BoundSetter::Kind::Clear), command);
        }
        m_gpu.clear(command);
    }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    /// That the next commands come from.
    void beginCall(std::uint64_t index, std::uint64_t number, bool isLast)
    {
        m_callIndex = index;
        m_callNumber = number;
        m_isLast = isLast;
    }

    [[nodiscard]] DrawSetters take()
    {
        look();
        for (std::size_t i = 0; i < m_setters.size(); ++i)
            m_found.tiles[i].after = settersOf(m_setters[i]);
        return std::move(m_found);
    }

private:
    /// The buffers may not be there, or have no bounds, before the first command for them.
    void look()
    {
        if (m_setters.empty())
            makeSetters();
        for (TileSetters& tile : m_setters)
            tile.look(m_memory);
    }
    void makeSetters()
    {
        const TileBounds* bounds = boundsOf(m_memory, m_targets);
        if (!bounds)
            return;
        m_found.columns = bounds->columns();
        m_found.rows = bounds->rows();
        m_found.tiles.resize(std::size_t{m_found.columns} * m_found.rows);
        m_setters.reserve(m_found.tiles.size());
        for (std::uint32_t row = 0; row < m_found.rows; ++row)
            for (std::uint32_t column = 0; column < m_found.columns; ++column)
                m_setters.emplace_back(m_targets, PixelPlace{column * m_tileSize, row * m_tileSize}, m_tileSize);
    }
    void beginLast()
    {
        m_changes.assign(m_setters.size(), {});
        for (std::size_t i = 0; i < m_setters.size(); ++i)
            m_found.tiles[i] = {settersOf(m_setters[i]), {}, {}};
    }
    void onTileJudged(const JudgedTile& tile) override
    {
        const TileVerdict& verdict = tile.verdict;
        if (!m_found.at(verdict.tile))
            return;
        const std::size_t index = std::size_t{verdict.tile.row} * m_found.columns + verdict.tile.column;
        const TileBound bound = decidingBound(tests(tile).depthFunction, verdict);
        m_found.tiles[index].cull.reset();
        if (verdict.result == TileResult::Cull && functionOf(bound, tile) != CompareFunction::Never)
            m_found.tiles[index].cull = {bound, m_setters[index].of(bound, m_changes[index])};
        m_changes[index].add(verdict);
    }

    [[nodiscard]] static const DepthStencilState& tests(const JudgedTile& tile)
    {
        return tile.draw.state->depthStencil;
    }
    [[nodiscard]] static CompareFunction functionOf(TileBound bound, const JudgedTile& tile)
    {
        const StencilFace& face = tile.primitive.frontFacing ? tests(tile).front : tests(tile).back;
        return bound == TileBound::Stencil ? face.function : tests(tile).depthFunction;
    }

    [[nodiscard]] BoundSetter setter(BoundSetter::Kind kind) const
    {
        return {.kind = kind, .draw = {}, .primitive = 0, .callIndex = m_callIndex, .callNumber = m_callNumber};
    }
    [[nodiscard]] static TileBoundSetters::Bounds settersOf(const TileSetters& tile)
    {
        return {tile.of(TileBound::DepthMin), tile.of(TileBound::DepthMax), tile.of(TileBound::Stencil)};
    }

    const RenderTargets m_targets;
    const std::uint32_t m_tileSize;
    Memory m_memory;
    UntimedGpu m_gpu;
    std::vector<TileSetters> m_setters; ///< by tile
    DrawSetters m_found;
    std::uint64_t m_callIndex = 0, m_callNumber = 0;
    bool m_isLast = false;               ///< the call, which makes the draw that is asked about
    std::vector<BoundChanges> m_changes; ///< of that draw, by tile
};

} // namespace

Result<DrawSetters> drawSetters(Replay& replay, CallSource& source, std::uint64_t position, const std::stop_token& stop,
                                const SeekProgress& progress)
{
    const std::uint64_t end = std::min(position, source.callCount()), start = startOfFrame(source, end);
    if (auto arrived = replay.seek(end, stop); !arrived)
        return arrived.error();
    const RenderTargets targets = targetsAt(replay);
    if (auto back = replay.seek(start, stop); !back)
        return back.error();
    SettersSink sink(replay, targets, stop);
    Replayer replayer = replay.replayerOn(sink);
    for (std::uint64_t index = start; index < end; ++index) {
        const auto call = source.call(index);
        if (!call)
            return call.error();
        sink.beginCall(index, call->number, index + 1 == end);
        std::ignore = replayer.execute(*call); // what can't be replayed draws nothing
        if (stop.stop_requested())
            return cancelled(textOf("the search for who set the bounds"));
        if (progress)
            progress(index - start + 1, end - start);
    }
    return sink.take();
}

} // namespace vitrine::core
