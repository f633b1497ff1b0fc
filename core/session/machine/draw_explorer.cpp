// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/draw_explorer.h"

#include "core/gpu/timed_gpu.h"
#include "core/session/machine/moment_watch.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// Takes every event down, up to a limit.
class EventCollector final : public Observer {
public:
    EventCollector(EventWindow& window, std::size_t limit) : m_window(window), m_limit(limit) {}

#define VITRINE_COLLECT_EVENT(Type)                                                                                    \
    void on##Type(const Type& event) override                                                                          \
    {                                                                                                                  \
        take(event);                                                                                                   \
    }
    VITRINE_EVENTS(VITRINE_COLLECT_EVENT)
#undef VITRINE_COLLECT_EVENT

private:
    void take(const Event& event)
    {
        if (m_window.total++ < m_limit)
            m_window.events.push_back(event);
    }

    EventWindow& m_window;
    const std::size_t m_limit;
};

} // namespace

Result<std::unique_ptr<DrawExplorer>> DrawExplorer::open(std::shared_ptr<const DrawRecording> recording)
{
    DrawReplayOptions options;
    options.checkpoints = recording->checkpoints();
    if (recording->isComplete())
        options.length = recording->length();
    auto replay = DrawReplay::begin(recording->start(), options);
    if (!replay)
        return replay.error();
    return std::unique_ptr<DrawExplorer>(new DrawExplorer(std::move(recording), *std::move(replay)));
}

DrawExplorer::DrawExplorer(std::shared_ptr<const DrawRecording> recording, std::unique_ptr<DrawReplay> replay)
    : m_recording(std::move(recording)), m_replay(std::move(replay))
{
}

Result<std::shared_ptr<const Snapshot>> DrawExplorer::machineAt(Cycle cycle, const DrawPace& pace)
{
    auto moved = m_replay->seek(std::min(cycle, m_recording->length()), pace);
    m_work = m_replay->lastWork();
    if (!moved)
        return moved.error();
    return std::make_shared<const Snapshot>(m_replay->gpu().snapshotWithoutBuffers());
}

Result<EventWindow> DrawExplorer::eventsBetween(Cycle from, Cycle to, std::size_t limit, const DrawPace& pace)
{
    to = std::min(to, m_recording->length());
    EventWindow window{std::min(from, to), to, {}, 0};
    if (auto moved = m_replay->seek(window.from, pace); !moved)
        return moved.error();
    EventCollector collector(window, limit);
    const Subscription subscription = m_replay->gpu().hub().subscribe(collector);
    auto ran = m_replay->runUntil(to, {}, pace);
    m_work = m_replay->lastWork();
    if (!ran)
        return ran.error();
    return window;
}

Result<std::optional<FoundMoment>> DrawExplorer::find(const MomentCondition& condition, Cycle from, Cycle to,
                                                      const DrawPace& pace)
{
    const Cycle length = m_recording->length();
    from = std::min(from, length);
    to = std::min(to, length);
    m_work = 0;
    return from <= to ? findForward(condition, from, to, pace) : findBackward(condition, from, to, pace);
}

Result<std::optional<FoundMoment>> DrawExplorer::findForward(const MomentCondition& condition, Cycle from, Cycle to,
                                                             const DrawPace& pace)
{
    if (auto moved = m_replay->seek(from, pace); !moved)
        return moved.error();
    const auto watch = watchFor(condition, m_replay->gpu());
    watch->begin();
    std::optional<FoundMoment> found;
    const auto reached = [&] {
        const Cycle now = m_replay->gpu().machine().cycle();
        if (!found && now > from && watch->happened())
            found = FoundMoment{now, watch->event()};
        return found.has_value();
    };
    auto ran = m_replay->runUntil(to, reached, pace);
    m_work += m_replay->lastWork();
    if (!ran)
        return ran.error();
    return found;
}

/// Stretch by stretch from checkpoint to checkpoint, the latest first; of each, the last moment counts.
Result<std::optional<FoundMoment>> DrawExplorer::findBackward(const MomentCondition& condition, Cycle from, Cycle to,
                                                              const DrawPace& pace)
{
    const auto watch = watchFor(condition, m_replay->gpu());
    const Cycle floor = to == 0 ? 0 : to - 1; // a moment at `to` happens in the cycle before
    for (Cycle end = from - 1; end > floor;) {
        if (auto restored = m_replay->goToCheckpoint(end - 1); !restored)
            return restored.error();
        const Cycle begin = m_replay->cycle();
        watch->begin();
        std::optional<FoundMoment> found;
        const auto note = [&] {
            const Cycle now = m_replay->gpu().machine().cycle();
            if (now > begin && watch->happened() && now >= to)
                found = FoundMoment{now, watch->event()};
            return false;
        };
        auto ran = m_replay->runUntil(end, note, {pace.stop, {}});
        m_work += end - begin;
        if (!ran)
            return ran.error();
        if (found)
            return found;
        if (pace.progress)
            pace.progress(from - begin, from - floor);
        end = begin;
    }
    return std::optional<FoundMoment>();
}

Result<std::shared_ptr<const Snapshot>> machineAt(const std::shared_ptr<const DrawRecording>& recording, Cycle cycle,
                                                  const DrawPace& pace)
{
    auto explorer = DrawExplorer::open(recording);
    if (!explorer)
        return explorer.error();
    return (*explorer)->machineAt(cycle, pace);
}

Result<EventWindow> eventsBetween(const std::shared_ptr<const DrawRecording>& recording, Cycle from, Cycle to,
                                  std::size_t limit)
{
    auto explorer = DrawExplorer::open(recording);
    if (!explorer)
        return explorer.error();
    return (*explorer)->eventsBetween(from, to, limit);
}

} // namespace vitrine::core
