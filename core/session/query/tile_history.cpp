// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/tile_history.h"

#include "core/api/replay/replayer.h"
#include "core/gpu/untimed_gpu.h"
#include "core/hiz/tile_watch.h"
#include "core/observe/draw_number.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace vitrine::core {

namespace {

/// Executes commands and notes what each does to a tile of whatever buffer it is aimed at.
class TileRecorder final : public CommandSink, private TileWatch {
public:
    struct Noted {
        SurfaceId surface;
        TileEvent event;
    };

    TileRecorder(const Replay& replay, const TileHistoryQuery& query, std::stop_token stop)
        : m_query(query), m_memory(replay.memory()), m_gpu(m_memory, replay.units(), replay.colorEngine(), replay.hiz())
    {
        m_gpu.setStopToken(std::move(stop));
        m_gpu.watchTiles(this);
    }

    Result<void> draw(const DrawCommand& command) override
    {
        m_target = surfaceOf(command.state->targets);
        begin(m_target);
        m_now.event.draw = drawOf(command.drawSeq);
        auto drawn = m_gpu.draw(command);
        end();
        return drawn;
    }
    void clear(const ClearCommand& command) override
    {
        begin(surfaceOf(command.targets));
        m_gpu.clear(command);
        end();
    }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    void setCall(std::uint64_t index) { m_call = index; }
    [[nodiscard]] SurfaceId target() const { return m_target; } ///< of the last draw
    [[nodiscard]] const TileBounds* boundsOf(SurfaceId surface) const
    {
        return m_memory.contains(surface) ? m_memory.surface(surface).bounds() : nullptr;
    }
    [[nodiscard]] std::optional<std::uint32_t> tileIn(const TileBounds& bounds) const
    {
        const bool isThere = m_query.tile.column < bounds.columns() && m_query.tile.row < bounds.rows();
        return isThere ? std::optional(m_query.tile.row * bounds.columns() + m_query.tile.column) : std::nullopt;
    }
    [[nodiscard]] std::vector<Noted>& noted() { return m_noted; }

private:
    [[nodiscard]] SurfaceId surfaceOf(const RenderTargets& targets) const
    {
        return m_query.isStencil ? targets.stencil : targets.depth;
    }
    [[nodiscard]] std::optional<ValueInterval> now() const
    {
        const TileBounds* bounds = boundsOf(m_now.surface);
        const auto tile = bounds ? tileIn(*bounds) : std::nullopt;
        return tile ? std::optional(bounds->entry(*tile).bounds) : std::nullopt;
    }
    void begin(SurfaceId surface)
    {
        m_now = {surface, {}};
        m_now.event.callIndex = m_call;
        m_before = now();
    }
    void end()
    {
        const auto after = now();
        if (!m_before || !after || (*m_before == *after && m_now.event.judged == 0))
            return;
        m_now.event.before = *m_before;
        m_now.event.after = *after;
        m_noted.push_back(m_now);
    }
    void onTileJudged(const JudgedTile& tile) override
    {
        if (tile.verdict.tile != m_query.tile)
            return;
        ++m_now.event.judged;
        m_now.event.last = tile.verdict;
    }

    const TileHistoryQuery m_query;
    Memory m_memory;
    UntimedGpu m_gpu;
    std::uint64_t m_call = 0;
    SurfaceId m_target;
    Noted m_now;
    std::optional<ValueInterval> m_before;
    std::vector<Noted> m_noted;
};

} // namespace

Result<TileHistory> tileHistory(const Replay& replay, CallSource& source, const TileHistoryQuery& query,
                                const std::stop_token& stop, const SeekProgress& progress)
{
    TileRecorder recorder(replay, query, stop);
    Replayer replayer = replay.replayerOn(recorder);
    const std::uint64_t start = replay.position(), end = std::min(query.end, source.callCount());
    for (std::uint64_t position = start; position < end; ++position) {
        const auto call = source.call(position);
        if (!call)
            return call.error();
        recorder.setCall(position);
        std::ignore = replayer.execute(*call); // what can't be replayed draws nothing
        if (stop.stop_requested())
            return cancelled(textOf("the history of the tile"));
        if (progress)
            progress(position - start + 1, end - start);
    }
    const TileBounds* bounds = recorder.boundsOf(recorder.target());
    if (!bounds)
        return query.isStencil ? failure("the draw has no stencil buffer with bounds of tiles")
                               : failure("the draw has no depth buffer with bounds of tiles");
    const auto tile = recorder.tileIn(*bounds);
    if (!tile)
        return failure("the buffer has no such tile");
    TileHistory history{bounds->maxCode(), bounds->entry(*tile).bounds, {}};
    for (const TileRecorder::Noted& one : recorder.noted())
        if (one.surface == recorder.target())
            history.events.push_back(one.event);
    if (!history.events.empty())
        history.first = history.events.front().before;
    return history;
}

} // namespace vitrine::core
