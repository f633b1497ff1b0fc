// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/draw_explorer.h"

#include "core/gpu/timed_gpu.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// Takes every event down, up to a limit.
class EventCollector final : public Observer {
public:
    EventCollector(EventWindow& window, std::size_t limit) : m_window(window), m_limit(limit) {}

#define VITRINE_COLLECT_EVENT(Type, ...)                                                                               \
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
    return find(std::span(&condition, 1), from, to, pace);
}

Result<std::optional<FoundMoment>> DrawExplorer::find(std::span<const MomentCondition> conditions, Cycle from, Cycle to,
                                                      const DrawPace& pace)
{
    const Cycle length = m_recording->length();
    from = std::min(from, length);
    to = std::min(to, length);
    MomentFinder finder(*m_replay, conditions);
    auto found = from <= to ? finder.next(from, to, pace) : finder.previous(from, to, pace);
    m_work = finder.work();
    return found;
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
