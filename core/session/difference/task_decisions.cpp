// SPDX-License-Identifier: Apache-2.0
#include "core/session/difference/task_decisions.h"

#include "core/gpu/timed_gpu.h"
#include "core/session/difference/domain_subject.h"
#include "core/shader/task_items.h"

#include <algorithm>

namespace vitrine::core {

namespace {

QueueId idOf(const auto* queue)
{
    return queue ? queue->id() : QueueId{};
}

/// 0 of vertices, 1 of fragments.
std::uint8_t stageOf(ItemId task)
{
    return task.value % 2 == 0 ? 1 : 0;
}

} // namespace

TaskDecisions::TaskDecisions(const TimedGpu& gpu)
    : m_gpu(gpu), m_vtq(idOf(gpu.taskPath().vertexTasks)), m_ftq(idOf(gpu.taskPath().fragmentTasks)),
      m_apq(idOf(gpu.taskPath().pending)), m_arq(idOf(gpu.taskPath().requests))
{
    for (const auto* queue : gpu.taskPath().segments)
        m_segmentQueues.push_back(idOf(queue));
}

void TaskDecisions::begin(TakeTimedDecision take)
{
    m_take = std::move(take);
    m_isBypassed = false;
    m_quads.clear();
    m_lastPrimitive = 0;
    m_tasks.clear();
    m_requests.clear();
    m_firstTask = {};
    m_firstSegment.reset();
    m_fragments.clear();
    m_switched.clear();
}

bool TaskDecisions::issues(QueueId queue) const
{
    if (queue == m_vtq || queue == m_apq)
        return true;
    return m_segmentQueues.empty() ? queue == m_ftq
                                   : std::ranges::find(m_segmentQueues, queue) != m_segmentQueues.end();
}

/// Quads go their way in the order of the stream: those before this one have become tasks, or nothing.
std::uint32_t TaskDecisions::primitiveOf(ItemId quad)
{
    while (!m_quads.empty() && m_quads.front().first < quad)
        m_quads.pop_front();
    return m_quads.empty() || m_quads.front().first != quad ? m_lastPrimitive : m_quads.front().second;
}

/// A task that a border of segments has cut goes on as another, which FTQ never held.
TaskDecisions::Task& TaskDecisions::taskOf(ItemId task)
{
    return m_tasks.try_emplace(task, Task{stageOf(task) == 0 ? 0 : m_lastPrimitive}).first->second;
}

Decision TaskDecisions::about(DecisionKind kind, ItemId task, std::uint32_t primitive)
{
    Decision decision;
    decision.kind = kind;
    decision.group = stageOf(task);
    decision.primitive = primitive;
    const std::uint32_t sequence = taskSequence(task);
    decision.subject = sequence - m_firstTask[decision.group].value_or(sequence);
    return decision;
}

void TaskDecisions::onItemPushed(const ItemPushed& event)
{
    if (event.queue == m_gpu.taskPath().quads) {
        if (!m_isBypassed)
            m_quads.emplace_back(event.item, event.parent.value);
    } else if (event.queue == m_vtq || event.queue == m_ftq) {
        const std::uint8_t stage = stageOf(event.item);
        m_firstTask[stage] = m_firstTask[stage].value_or(taskSequence(event.item));
        m_lastPrimitive = stage == 0 ? m_lastPrimitive : primitiveOf(event.parent);
        m_tasks.insert_or_assign(event.item, Task{stage == 0 ? 0 : m_lastPrimitive});
    } else if (event.queue == m_arq) {
        Task& task = taskOf(event.parent);
        m_requests.insert_or_assign(event.item, Request{event.parent, task.primitive, task.requests++});
    } else if (std::ranges::find(m_gpu.taskPath().finished, event.queue) != m_gpu.taskPath().finished.end()) {
        m_tasks.erase(event.item);
    }
}

void TaskDecisions::onItemGranted(const ItemGranted& event)
{
    if (event.queue == m_arq) {
        const auto request = m_requests.find(event.item);
        if (request == m_requests.end())
            return;
        Decision decision = about(DecisionKind::Route, request->second.task, request->second.primitive);
        decision.ordinal = request->second.ordinal;
        decision.outcome = inBytes(static_cast<std::uint8_t>(event.port));
        m_take(decision, event.cycle);
    } else if (issues(event.queue)) {
        Task& task = taskOf(event.item);
        Decision decision = about(DecisionKind::Grant, event.item, task.primitive);
        decision.ordinal = task.grants++;
        decision.outcome = inBytes(static_cast<std::uint8_t>(event.port), static_cast<std::uint8_t>(event.reason));
        m_take(decision, event.cycle);
    }
}

void TaskDecisions::onItemPopped(const ItemPopped& event)
{
    if (event.queue == m_arq)
        m_requests.erase(event.item);
}

void TaskDecisions::onSegmentChanged(const SegmentChanged& event)
{
    if (event.step == SegmentStep::Opened) {
        m_firstSegment = m_firstSegment.value_or(event.segment);
    } else if (event.step == SegmentStep::Added) {
        ++m_fragments[event.segment];
    } else if (event.step == SegmentStep::Closed) {
        Decision decision;
        decision.kind = DecisionKind::SegmentClose;
        decision.primitive = kBehindPrimitives;
        decision.subject = event.segment - m_firstSegment.value_or(event.segment);
        decision.outcome = inBytes(static_cast<std::uint8_t>(event.reason), static_cast<std::uint8_t>(event.pipeline)) |
                           std::uint64_t{m_fragments[event.segment]} << 16;
        m_fragments.erase(event.segment);
        m_take(decision, event.cycle);
    }
}

void TaskDecisions::onPowerChanged(const PowerChanged& event)
{
    Decision decision;
    decision.kind = DecisionKind::Gating;
    decision.subject = domainSubject(m_gpu.powerDomains()[event.domain]);
    decision.ordinal = m_switched[event.domain]++;
    decision.outcome = inBytes(static_cast<std::uint8_t>(event.state));
    m_take(decision, event.cycle);
}

void TaskDecisions::onBypassDecided(const BypassDecided& event)
{
    Decision decision;
    m_isBypassed = event.isBypassed != 0;
    decision.kind = DecisionKind::Bypass;
    decision.outcome = inBytes(event.isBypassed, event.reason, event.fragmentClass, event.rule);
    m_take(decision, event.cycle);
}

} // namespace vitrine::core
