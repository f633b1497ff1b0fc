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

const SectionValues& DrawRecording::sections() const
{
    return m_parts->sections;
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
