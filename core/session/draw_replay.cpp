// SPDX-License-Identifier: Apache-2.0
#include "core/session/draw_replay.h"

#include "core/session/draw_replay_implementation.h"
#include "core/session/draw_start.h"

#include <optional>

namespace vitrine::core {

Result<std::unique_ptr<DrawReplay>> DrawReplay::begin(const std::shared_ptr<const DrawStart>& start,
                                                      const DrawReplayOptions& options)
{
    auto implementation = std::make_unique<Implementation>(*start, options);
    std::optional<Subscription> first;
    if (options.first)
        first.emplace(implementation->gpu.hub().subscribe(*options.first));
    if (auto started = implementation->start(); !started)
        return started.error();
    return std::unique_ptr<DrawReplay>(new DrawReplay(std::move(implementation)));
}

DrawReplay::DrawReplay(std::unique_ptr<Implementation> implementation) : m_implementation(std::move(implementation)) {}
DrawReplay::~DrawReplay() = default;

Result<void> DrawReplay::seek(Cycle cycle, const DrawPace& pace)
{
    return m_implementation->seek(cycle, pace);
}

Result<std::optional<FoundEvent>> DrawReplay::nextEvent(const EventFilter& filter, const std::stop_token& stop)
{
    return m_implementation->nextEvent(filter, stop);
}

Result<std::optional<FoundEvent>> DrawReplay::previousEvent(const EventFilter& filter, const std::stop_token& stop)
{
    return m_implementation->previousEvent(filter, stop);
}

Cycle DrawReplay::cycle() const
{
    return m_implementation->here.cycle;
}

std::optional<Cycle> DrawReplay::length() const
{
    return m_implementation->length;
}

Snapshot DrawReplay::snapshot() const
{
    return m_implementation->gpu.machine().snapshot();
}

std::vector<UnitDescription> DrawReplay::unitDescriptions() const
{
    return m_implementation->gpu.machine().unitDescriptions();
}

std::vector<QueueDescription> DrawReplay::queueDescriptions() const
{
    return m_implementation->gpu.machine().queueDescriptions();
}

std::shared_ptr<const Picture> DrawReplay::picture(Attachment attachment)
{
    return m_implementation->picture(attachment);
}

StateNode DrawReplay::drawState()
{
    return m_implementation->trees.tree(command(), m_implementation->memory, *m_implementation->units);
}

const DrawCommand& DrawReplay::command() const
{
    return m_implementation->feed->command();
}

std::string DrawReplay::traceHash() const
{
    const auto hash = m_implementation->gpu.traceHash();
    return hash ? toHex(*hash) : std::string();
}

Hash128 DrawReplay::stateHash() const
{
    return m_implementation->gpu.machine().stateHash();
}

TimedGpu& DrawReplay::gpu()
{
    return m_implementation->gpu;
}

Result<void> DrawReplay::runUntil(Cycle cycle, const std::function<bool()>& reached, const DrawPace& pace)
{
    return m_implementation->run(cycle, reached, pace);
}

Result<void> DrawReplay::goToCheckpoint(Cycle cycle)
{
    return m_implementation->restore(*m_implementation->checkpoints->nearest(cycle));
}

const Checkpoints& DrawReplay::checkpoints() const
{
    return *m_implementation->checkpoints;
}

Cycle DrawReplay::lastWork() const
{
    return m_implementation->work;
}

} // namespace vitrine::core
