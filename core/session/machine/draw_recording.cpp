// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/draw_recording.h"

#include "core/session/draw_start.h"
#include "core/session/machine/draw_recording_parts.h"

#include <algorithm>

namespace vitrine::core {

namespace {

template <typename Description>
auto idOf(const std::vector<Description>& descriptions, std::string_view path)
{
    const auto found = std::ranges::find(descriptions, path, &Description::path);
    return found == descriptions.end() ? decltype(Description::id){} : found->id;
}

/// Stretches [from, to) in the order of time, without overlaps.
using Stretches = std::vector<std::pair<Cycle, Cycle>>;

Stretches joined(Stretches stretches)
{
    std::ranges::sort(stretches);
    Stretches result;
    for (const auto& [from, to] : stretches) {
        if (!result.empty() && from <= result.back().second)
            result.back().second = std::max(result.back().second, to);
        else
            result.emplace_back(from, to);
    }
    return result;
}

} // namespace

DrawRecording::DrawRecording(std::unique_ptr<const Parts> parts) : m_parts(std::move(parts)) {}
DrawRecording::~DrawRecording() = default;

const MachineConfig& DrawRecording::config() const
{
    return m_parts->start->config;
}
const DrawCommand& DrawRecording::command() const
{
    return m_parts->start->command;
}
Cycle DrawRecording::length() const
{
    return m_parts->length;
}
bool DrawRecording::isComplete() const
{
    return m_parts->isComplete;
}
const std::string& DrawRecording::failure() const
{
    return m_parts->failure;
}
const std::vector<UnitDescription>& DrawRecording::units() const
{
    return m_parts->units;
}
const std::vector<QueueDescription>& DrawRecording::queues() const
{
    return m_parts->queues;
}
UnitId DrawRecording::unitAt(std::string_view path) const
{
    return idOf(m_parts->units, path);
}
QueueId DrawRecording::queueAt(std::string_view path) const
{
    return idOf(m_parts->queues, path);
}
const std::vector<UnitId>& DrawRecording::processors() const
{
    return m_parts->processors;
}

const Series& DrawRecording::occupancy(QueueId queue) const
{
    return m_parts->occupancy->series(queue);
}

std::span<const SubQueueSnapshot> DrawRecording::subQueues(QueueId id) const
{
    return m_parts->subQueues[id.value - 1];
}

DrawRecording::QueueStatistics DrawRecording::statistics(QueueId id) const
{
    QueueStatistics result;
    const SeriesSummary summary = occupancy(id).summarize(0, length());
    result.highWater = summary.max;
    result.mean = summary.mean;
    result.counters = m_parts->queueCounters[id.value - 1];
    occupancy(id).forEach(length(), [&](Cycle from, Cycle to, std::uint32_t value) {
        result.full += value >= queue(id).capacity ? std::min(to, length()) - from : 0;
    });
    return result;
}

const Series& DrawRecording::pendingTasks() const
{
    return *m_parts->pendingTasks;
}
const Series& DrawRecording::completedTasks() const
{
    return *m_parts->completedTasks;
}
const ActivityHistory& DrawRecording::activity(UnitId unit) const
{
    return m_parts->activity->history(unit);
}
ActivityTotals DrawRecording::totals(UnitId unit) const
{
    return m_parts->activity->totals(unit, length());
}

double DrawRecording::utilization(UnitId unit, Cycle from, Cycle to) const
{
    const ActivityShares shares = activity(unit).sums(from, to);
    return shares.all() == 0 ? 0.0 : static_cast<double>(shares.working()) / static_cast<double>(shares.all());
}

StallSources DrawRecording::stallSources() const
{
    return {units(), queues(), [this](UnitId unit) -> const ActivityHistory& { return activity(unit); }};
}

StallReport DrawRecording::stalls(UnitId unit, Cycle from, Cycle to) const
{
    return attributeStalls(stallSources(), unit, from, std::min(to, length()));
}

const TaskLog& DrawRecording::tasks() const
{
    return m_parts->tasks;
}
const SegmentLog& DrawRecording::segments() const
{
    return m_parts->segments;
}

const SegmentReport& DrawRecording::segmentReport() const
{
    return m_parts->segmentReport;
}
const std::vector<ProcessorTotals>& DrawRecording::processorTotals() const
{
    return m_parts->processorTotals;
}
const std::vector<PortTotals>& DrawRecording::portTotals() const
{
    return m_parts->portTotals;
}
const DrawTotals& DrawRecording::drawTotals() const
{
    return m_parts->totals;
}

DrawRecording::LatencyHiding DrawRecording::latencyHiding(Cycle from, Cycle to) const
{
    to = std::min(to, length());
    Stretches waits;
    for (const TaskRecord* task : tasks().tasksBetween(from, to))
        for (const TaskLog::Wait& wait : tasks().waitsOf(*task))
            if (wait.from < to && wait.to > from)
                waits.emplace_back(std::max(wait.from, from), std::min(wait.to, to));
    LatencyHiding result;
    for (const auto& [begin, end] : joined(std::move(waits)))
        for (const UnitId processor : processors()) {
            result.waited += end - begin;
            result.hidden += activity(processor).sums(begin, end).working();
        }
    return result;
}

const EventCounts& DrawRecording::eventCounts() const
{
    return m_parts->eventCounts;
}
const DrawHiz& DrawRecording::hiz() const
{
    return m_parts->hiz;
}

const DrawPower& DrawRecording::power() const
{
    return m_parts->power;
}
const DrawBypass& DrawRecording::bypass() const
{
    return m_parts->bypass;
}

const std::vector<Complaint>& DrawRecording::complaints() const
{
    return m_parts->complaints;
}
const std::shared_ptr<const DrawStart>& DrawRecording::start() const
{
    return m_parts->start;
}
const std::shared_ptr<Checkpoints>& DrawRecording::checkpoints() const
{
    return m_parts->checkpoints;
}

} // namespace vitrine::core
