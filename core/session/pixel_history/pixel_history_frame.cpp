// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/pixel_history_frame.h"

#include "core/api/replay/replayer.h"
#include "core/base/overloaded.h"
#include "core/gpu/geometry_watch.h"
#include "core/gpu/untimed_gpu.h"
#include "core/hiz/hiz_config.h"
#include "core/session/frame_place.h"
#include "core/session/pixel_history/fragment_tile.h"
#include "core/session/replay.h"
#include "core/session/state_size.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace vitrine::core {

namespace {

// Those of a draw that was run for one pixel are not those of the whole draw.
void forgetItemsOf(PixelEntry& entry)
{
    if (entry.fragment)
        forgetItems(*entry.fragment);
}

bool sharesAll(const Memory& a, const Memory& b)
{
    const std::size_t numbers = std::max(a.highestNumber(), b.highestNumber());
    for (std::uint32_t number = 1; number <= numbers; ++number) {
        const SurfaceId id{number};
        if (a.contains(id) != b.contains(id))
            return false;
        if (a.contains(id) &&
            !(a.surface(id).description() == b.surface(id).description() && a.surface(id).sharesAll(b.surface(id))))
            return false;
    }
    return true;
}

std::vector<TileNote> notesAt(const PixelPlace& place, std::uint32_t tileSize, const std::vector<TileNote>& notes)
{
    std::vector<TileNote> here;
    for (const TileNote& note : notes)
        if (note.verdict.tile == tileAt(place, tileSize))
            here.push_back(note);
    return here;
}

bool isPass(const DrawCommand& command)
{
    return command.state->vector.pass != VectorPass::None;
}

/// Whether all commands are passes of a drawing of 2-D graphics.
template <typename Commands>
bool isDrawing(const Commands& commands)
{
    return !commands.empty() && std::ranges::all_of(commands, [](const auto& command) {
        const auto* draw = std::get_if<DrawCommand>(&command);
        return draw && isPass(*draw);
    });
}

/// Whether a pass of a drawing paints the pixel, or could.
template <typename Command>
bool paints(const Command& command, const PixelPlace& place)
{
    const auto* draw = std::get_if<DrawCommand>(&command);
    if (!draw)
        return false;
    const DrawState& state = *draw->state;
    return (state.vector.pass == VectorPass::Cover && contains(state.raster.viewport, place)) ||
           (state.isBasic() && contains(state.raster.scissor, place));
}

} // namespace

/// Executes commands, and keeps those of a call that concern the framebuffer with the buffers before the first of them.
class PixelHistoryFrame::Recorder final : public CommandSink, public GeometryWatch {
public:
    Recorder(const Replay& replay, const RenderTargets& targets, const std::stop_token& stop)
        : m_memory(replay.memory()), m_targets(targets),
          m_gpu(m_memory, replay.units(), replay.colorEngine(), replay.hiz()), m_tiles(replay.hiz())
    {
        m_gpu.setStopToken(stop);
        m_gpu.watchGeometry(this);
    }

    Result<void> draw(const DrawCommand& command) override
    {
        m_pieces.clear();
        (void)m_tiles.take();
        const bool isAimed = concerns(m_targets, command.state->targets);
        // A pass of 2-D graphics leads to the one that paints, of the same call.
        if (isAimed || command.state->vector.pass != VectorPass::None)
            note(command);
        m_isAimed = m_isAimed || isAimed;
        m_gpu.watchTiles(concerns(m_targets, command.state->targets) ? &m_tiles : nullptr);
        return m_gpu.draw(command);
    }
    void clear(const ClearCommand& command) override
    {
        if (concerns(m_targets, command.targets)) {
            note(command);
            m_isAimed = true;
        }
        m_gpu.clear(command);
    }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    void onVertex(std::uint32_t, const VertexLane&, const ShadedVertex&) override {}
    void onPiece(const Primitive& piece, std::uint32_t) override { m_pieces.push_back(piece.bounds); }
    void onPrimitive(std::uint32_t, const PrimitiveProcessor&) override {}

    [[nodiscard]] std::vector<PixelBounds> takePieces() { return std::exchange(m_pieces, {}); }
    [[nodiscard]] std::vector<TileNote> takeTiles() { return m_tiles.take(); }
    /// None, when none was aimed at the framebuffer.
    [[nodiscard]] std::vector<Command> takeCommands()
    {
        auto commands = std::exchange(m_commands, {});
        return std::exchange(m_isAimed, false) ? std::move(commands) : std::vector<Command>();
    }
    [[nodiscard]] const Memory& before() const { return m_before; }

private:
    void note(const Command& command)
    {
        if (m_commands.empty())
            m_before = m_memory;
        m_commands.push_back(command);
    }

    Memory m_memory;
    Memory m_before;
    const RenderTargets m_targets;
    UntimedGpu m_gpu;
    std::vector<Command> m_commands;   // of a call
    bool m_isAimed = false;            // at the framebuffer, one of them
    std::vector<PixelBounds> m_pieces; // of the last draw
    TileNoteTaker m_tiles;             // likewise
};

Result<std::shared_ptr<const PixelHistoryFrame>>
PixelHistoryFrame::remember(Replay& replay, CallSource& source, std::uint64_t position, const std::stop_token& stop,
                            const SeekProgress& progress, std::uint64_t mostBytes)
{
    auto frame = std::make_shared<PixelHistoryFrame>();
    frame->m_mostBytes = mostBytes;
    frame->m_position = std::min(position, source.callCount());
    frame->m_firstPosition = startOfFrame(source, frame->m_position);
    if (replay.position() != frame->m_position)
        for (const std::uint64_t place : {frame->m_firstPosition, frame->m_position}) // leaves a checkpoint on the way
            if (auto arrived = replay.seek(place, stop, progress); !arrived)
                return arrived.error();
    frame->m_targets = targetsAt(replay);
    if (auto back = replay.seek(frame->m_firstPosition, stop); !back)
        return back.error();
    const auto isWhole = frame->walk(replay, source, stop, progress);
    if (!isWhole)
        return isWhole.error();
    return *isWhole ? std::shared_ptr<const PixelHistoryFrame>(std::move(frame)) : nullptr;
}

// False: there is too much of it.
Result<bool> PixelHistoryFrame::walk(Replay& replay, CallSource& source, const std::stop_token& stop,
                                     const SeekProgress& progress)
{
    m_start = replay.memory();
    m_tileSize = replay.hiz().tile;
    Recorder recorder(replay, m_targets, stop);
    Replayer replayer = replay.replayerOn(recorder);
    Memory last = m_start; // as far as the framebuffer goes
    for (std::uint64_t index = m_firstPosition; index < m_position; ++index) {
        const auto call = source.call(index);
        if (!call)
            return call.error();
        const bool isExecuted = replayer.execute(*call).hasValue();
        if (stop.stop_requested())
            return cancelled();
        if (progress)
            progress(index + 1 - m_firstPosition, m_position - m_firstPosition);
        Step step{index,
                  call->number,
                  call->function,
                  drawAt(source, index),
                  recorder.takeCommands(),
                  recorder.takePieces(),
                  recorder.takeTiles(),
                  {},
                  false,
                  {}};
        std::vector<TileTexture*> textures;
        for (TileNote& note : step.tiles)
            std::ranges::transform(note.textures, std::back_inserter(textures),
                                   [](TileTexture& texture) { return &texture; });
        nameTextures(textures, replayer);
        const bool isCopy = step.commands.empty() && isExecuted && !sharesTargets(last, recorder.memory());
        if (step.commands.empty() && !isCopy)
            continue;
        step.before = isCopy ? last : recorder.before();
        step.isAnchor = isCopy || m_steps.empty() || m_steps.back().commands.empty() || !sharesAll(last, *step.before);
        last = recorder.memory();
        if (isCopy)
            step.after = last;
        add(std::move(step));
        while (m_bytes > m_mostBytes && m_stride <= m_steps.size())
            thinOut();
        if (m_bytes > m_mostBytes)
            return false;
    }
    m_end = recorder.memory();
    return true;
}

void PixelHistoryFrame::add(Step step)
{
    if (!step.isAnchor && m_steps.size() % m_stride != 0)
        step.before.reset();
    m_bytes += step.pieces.size() * sizeof(PixelBounds) + bytesOf(step.tiles);
    if (step.before) {
        m_bytes += memoryBytesBeside(m_lastKept ? &*m_steps[*m_lastKept].before : &m_start, *step.before);
        m_lastKept = m_steps.size();
    }
    m_steps.push_back(std::move(step));
}

void PixelHistoryFrame::thinOut()
{
    m_stride *= 2;
    m_bytes = 0;
    m_lastKept.reset();
    for (Step& step : std::exchange(m_steps, {}))
        add(std::move(step));
}

bool PixelHistoryFrame::mayTouch(const Step& step, const PixelPlace& place) const
{
    const auto isHere = [&](const PixelBounds& piece) { return contains(piece, place); };
    const auto isInTile = [&](const TileNote& note) { return note.verdict.tile == tileAt(place, m_tileSize); };
    if (isDrawing(step.commands))
        return std::ranges::any_of(step.commands, [&](const Command& command) { return paints(command, place); });
    // What is not one draw alone is looked at wherever it is.
    const bool isOneDraw = step.commands.size() == 1 && std::holds_alternative<DrawCommand>(step.commands.front());
    return !isOneDraw || std::ranges::any_of(step.pieces, isHere) || std::ranges::any_of(step.tiles, isInTile);
}

/// The buffers before steps that are asked for in their order.
class PixelHistoryFrame::Buffers {
public:
    Buffers(const std::vector<Step>& steps, PixelHistorySink& sink) : m_steps(steps), m_sink(sink) {}

    /// Of steps up to this one, some may have been executed with the sink meanwhile: it gets its contents here.
    const Memory& before(std::size_t step)
    {
        std::size_t kept = step;
        while (!m_steps[kept].before)
            --kept; // the first step is an anchor
        if (!m_at || *m_at < kept) {
            m_at = kept;
            m_memory = *m_steps[kept].before;
        }
        m_sink.setMemory(m_memory);
        for (; *m_at < step; ++*m_at)
            for (const Command& command : m_steps[*m_at].commands)
                std::visit([&](const auto& plain) { m_sink.pass(plain); }, command);
        m_memory = m_sink.memory();
        return m_memory;
    }

private:
    const std::vector<Step>& m_steps;
    PixelHistorySink& m_sink;
    std::optional<std::size_t> m_at;
    Memory m_memory;
};

bool PixelHistoryFrame::sharesTargets(const Memory& a, const Memory& b) const
{
    return std::ranges::all_of(std::array{m_targets.color, m_targets.depth, m_targets.stencil}, [&](SurfaceId id) {
        if (!id || !a.contains(id) || !b.contains(id))
            return !id || a.contains(id) == b.contains(id);
        const Surface& one = a.surface(id);
        const Surface& other = b.surface(id);
        return one.description() == other.description() && one.sharesAll(other);
    });
}

PixelValue PixelHistoryFrame::valueIn(const Memory& memory, const PixelPlace& place) const
{
    const auto bytes = readPixel(memory, m_targets, place);
    return bytes ? toValue(memory, m_targets, *bytes) : PixelValue{};
}

std::vector<PixelEntry> PixelHistoryFrame::entriesOf(const Step& step, const Memory& before, PixelHistorySink& sink,
                                                     const PixelPlace& place) const
{
    if (step.commands.empty()) {
        const auto old = readPixel(before, m_targets, place);
        const auto now = readPixel(step.after, m_targets, place);
        if (!old || !now || *old == *now)
            return {};
        return {copyEntry(valueIn(before, place), valueIn(step.after, place))};
    }
    sink.setMemory(before);
    sink.beginCall(step.callIndex, step.callNumber);
    const std::vector<TileNote> tiles = notesAt(place, m_tileSize, step.tiles);
    for (const Command& command : step.commands) {
        // What the last one leaves behind is remembered: the next step begins there.
        const bool isLast = &command == &step.commands.back();
        std::visit(Overloaded{[&](const DrawCommand& draw) {
                                  (void)(isLast || isPass(draw) ? sink.drawPixelAlone(draw, step.pieces, tiles)
                                                                : sink.draw(draw));
                              },
                              [&](const ClearCommand& clear) { sink.clear(clear); }},
                   command);
    }
    auto entries = sink.takeEntries();
    std::ranges::for_each(entries, forgetItemsOf);
    return entries;
}

Result<PixelHistory> PixelHistoryFrame::history(const MachineConfig& config, std::uint32_t x, std::uint32_t y,
                                                const std::stop_token& stop, const SeekProgress& progress) const
{
    auto history = beginHistory(m_targets, {m_position, x, y});
    if (!history)
        return history;
    const PixelPlace place{x, y};
    history->hasItems = false;
    history->firstPosition = m_firstPosition;
    history->start = valueIn(m_start, place);
    PixelHistorySink sink(m_start, config, {m_targets, place}, stop);
    Buffers buffers(m_steps, sink);
    std::uint64_t done = 0;
    for (const Step& step : m_steps) {
        std::vector<PixelEntry> entries;
        if (mayTouch(step, place))
            entries = entriesOf(step, buffers.before(static_cast<std::size_t>(&step - m_steps.data())), sink, place);
        if (stop.stop_requested())
            return cancelled();
        addEntries(*history, {step.callIndex, step.callNumber, step.function, step.draw, std::move(entries)});
        if (progress)
            progress(++done, m_steps.size());
    }
    history->drawsInside = sink.drawsInside();
    history->end = valueIn(m_end, place);
    return history;
}

} // namespace vitrine::core
