// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/pixel_history.h"

#include "core/api/replay/replayer.h"
#include "core/session/frame_place.h"
#include "core/session/pixel_history/pixel_history_parts.h"
#include "core/session/pixel_history/pixel_history_sink.h"

#include <algorithm>

namespace vitrine::core {

namespace {

class HistoryRun {
public:
    HistoryRun(CallSource& source, const Replay& replay, const MachineConfig& config,
               const PixelHistorySink::Subject& subject, const std::stop_token& stop)
        : m_source(source), m_subject(subject), m_stop(stop), m_sink(replay.memory(), config, subject, stop),
          m_replayer(replay.replayerOn(m_sink))
    {
    }

    Result<void> execute(std::uint64_t index, PixelHistory& history)
    {
        const auto call = m_source.call(index);
        if (!call)
            return call.error();
        const auto before = pixel();
        const PixelValue valueBefore = value(before);
        m_sink.beginCall(index, call->number);
        const bool isExecuted = m_replayer.execute(*call).hasValue();
        if (m_stop.stop_requested())
            return cancelled();
        std::vector<PixelEntry> entries = m_sink.takeEntries();
        history.drawsInside = m_sink.drawsInside();
        std::vector<TileTexture*> textures;
        for (PixelEntry& entry : entries)
            if (entry.fragment && entry.fragment->tile)
                for (TileTexture& texture : entry.fragment->tile->textures)
                    textures.push_back(&texture);
        nameTextures(textures, m_replayer);
        if (const auto after = pixel(); isExecuted && entries.empty() && before && after && *after != *before) {
            entries.push_back(copyEntry(valueBefore, value(after)));
        }
        addEntries(history, {index, call->number, call->function, drawAt(m_source, index), std::move(entries)});
        return {};
    }

    [[nodiscard]] PixelValue value() { return value(pixel()); }

private:
    [[nodiscard]] std::optional<PixelBytes> pixel()
    {
        return readPixel(m_sink.memory(), m_subject.targets, m_subject.place);
    }
    [[nodiscard]] PixelValue value(const std::optional<PixelBytes>& bytes)
    {
        return bytes ? toValue(m_sink.memory(), m_subject.targets, *bytes) : PixelValue{};
    }

    CallSource& m_source;
    const PixelHistorySink::Subject m_subject;
    const std::stop_token m_stop;
    PixelHistorySink m_sink;
    Replayer m_replayer;
};

} // namespace

Result<PixelHistory> pixelHistory(CallSource& source, const MachineConfig& config, const PixelQuery& query,
                                  const std::stop_token& stop, const SeekProgress& progress)
{
    Replay replay(source, config, Timing::Untimed);
    return pixelHistory(replay, source, config, query, stop, progress);
}

Result<PixelHistory> pixelHistory(Replay& replay, CallSource& source, const MachineConfig& config,
                                  const PixelQuery& asked, const std::stop_token& stop, const SeekProgress& progress)
{
    const PixelQuery query{std::min(asked.position, source.callCount()), asked.x, asked.y};
    const std::uint64_t start = startOfFrame(source, query.position);
    const std::uint64_t frame = query.position - start;
    const auto tell = [&](std::uint64_t done, std::uint64_t total) {
        if (progress)
            progress(std::min(done, total), total);
    };
    // What has to be gone to first counts as well: where the calls stand, and through the frame once more.
    const std::uint64_t ahead = replay.position() == query.position ? 0 : query.position;
    if (ahead > 0) {
        for (const std::uint64_t position : {start, query.position}) { // by way of the start: that leaves a checkpoint
            const SeekProgress seeking = [&](std::uint64_t done, std::uint64_t total) {
                tell(position - (total - done), ahead + frame);
            };
            if (auto arrived = replay.seek(position, stop, seeking); !arrived)
                return arrived.error();
        }
    }
    const std::uint64_t lastCall = replay.lastCallNumber();
    const RenderTargets targets = targetsAt(replay);
    auto history = beginHistory(targets, query);
    if (!history)
        return history;
    if (auto back = replay.seek(start, stop); !back)
        return back.error();
    HistoryRun run(source, replay, config, {targets, {query.x, query.y}}, stop);
    history->firstPosition = start;
    history->troubles = replay.troubles().upTo(lastCall);
    history->start = run.value();
    for (std::uint64_t index = start; index < query.position; ++index) {
        if (auto executed = run.execute(index, *history); !executed)
            return executed.error();
        tell(ahead + index + 1 - start, ahead + frame);
    }
    history->end = run.value();
    return history;
}

} // namespace vitrine::core
