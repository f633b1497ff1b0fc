// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/task_recorder.h"

#include "core/observe/draw_number.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

template <typename QueueType>
QueueId idOf(const QueueType* queue)
{
    return queue ? queue->id() : QueueId{};
}

std::vector<std::uint32_t> idsOf(const auto& byId)
{
    std::vector<std::uint32_t> ids;
    for (const auto& [id, value] : byId)
        ids.push_back(id);
    std::ranges::sort(ids);
    return ids;
}

} // namespace

TaskRecorder::TaskRecorder(const TaskPath& path, const TaskLimits& limits)
    : m_path(path), m_limits(limits), m_vtq(idOf(path.vertexTasks)), m_ftq(idOf(path.fragmentTasks)),
      m_apq(idOf(path.pending)), m_arq(idOf(path.requests)), m_order(idOf(path.order)),
      m_dispatchOrder(idOf(path.dispatched))
{
    for (const auto* queue : path.segments)
        m_segmentQueues.push_back(idOf(queue));
    m_openSegments.assign(m_segmentQueues.size(), kNoSegment);
}

std::size_t TaskRecorder::segmentQueue(QueueId queue) const
{
    return static_cast<std::size_t>(std::ranges::find(m_segmentQueues, queue) - m_segmentQueues.begin());
}

bool TaskRecorder::issues(QueueId queue) const
{
    return queue == m_vtq || (m_segmentQueues.empty() ? queue == m_ftq : segmentQueue(queue) < m_segmentQueues.size());
}

void TaskRecorder::onItemPushed(const ItemPushed& event)
{
    if (event.queue == m_vtq)
        beginTask(event, *m_path.vertexTasks);
    else if (event.queue == m_ftq)
        beginTask(event, *m_path.fragmentTasks);
    else if (event.queue == m_arq)
        beginRequest(event);
    else if (event.queue == m_order)
        noteQuads(event, *m_path.order);
    else if (event.queue == m_dispatchOrder)
        noteQuads(event, *m_path.dispatched);
    else if (event.queue == m_path.quads)
        noteQuad(event);
    else if (const std::size_t processor = segmentQueue(event.queue); processor < m_segmentQueues.size())
        dispatchTask(event, processor);
    else
        noteFinished(event);
}

void TaskRecorder::noteQuad(const ItemPushed& event)
{
    m_primitives.emplace_back(event.item, event.parent);
}

/// Quads go their way in the order of the stream: those before this one have become tasks, or nothing.
std::uint32_t TaskRecorder::primitiveOf(ItemId quad)
{
    while (!m_primitives.empty() && m_primitives.front().first < quad)
        m_primitives.pop_front();
    return m_primitives.empty() || m_primitives.front().first != quad ? 0 : m_primitives.front().second.value;
}

/// A task that a border of segments has cut goes on as another, which FTQ never held.
void TaskRecorder::dispatchTask(const ItemPushed& event, std::size_t processor)
{
    if (!m_tasks.contains(event.item.value))
        beginTask(event, *m_path.segments[processor]);
    const auto found = m_tasks.find(event.item.value);
    if (found == m_tasks.end())
        return;
    TaskRecord& record = found->second.record;
    record.segment = m_openSegments[processor];
    if (found->second.home == event.queue)
        record.primitive = primitiveOfSibling(record);
    addStep(event.item,
            {event.cycle, {}, static_cast<std::uint16_t>(processor), TaskStepKind::Dispatched, GrantReason::None});
}

/// Of the task that it was cut from.
std::uint32_t TaskRecorder::primitiveOfSibling(const TaskRecord& task) const
{
    for (const auto& [id, other] : m_tasks)
        if (other.record.parent == task.parent && other.record.stage == task.stage && other.record.primitive != 0)
            return other.record.primitive;
    return task.primitive;
}

void TaskRecorder::onSegmentChanged(const SegmentChanged& event)
{
    if (event.step == SegmentStep::Opened && event.pipeline < m_openSegments.size())
        m_openSegments[event.pipeline] = event.segment;
}

void TaskRecorder::beginTask(const ItemPushed& event, const SharedQueue<ShaderTask>& queue)
{
    const auto* entry = queue.find(event.item);
    if (!entry)
        return;
    const ShaderTask& task = entry->item;
    Flying flying;
    TaskRecord& record = flying.record;
    record.id = event.item;
    record.parent = event.parent;
    record.draw = drawOf(event.draw);
    record.stage = task.stage;
    record.items = task.items;
    record.sends = task.sends();
    record.firstVertex = task.firstVertex;
    record.enqueued = event.cycle;
    flying.home = event.queue;
    if (task.stage == ShaderStage::Fragment) {
        record.quadCount = 1;
        record.quads[0] = {task.x, task.y, 0};
        record.primitive = primitiveOf(event.parent);
    }
    if (const auto quads = m_quads.extract(event.item.value)) {
        record.quadCount = quads.mapped().count;
        record.quads = quads.mapped().quads;
    }
    m_tasks.insert_or_assign(event.item.value, std::move(flying));
    addStep(event.item, {event.cycle, {}, kNoProcessor, TaskStepKind::Enqueued, GrantReason::None});
}

/// The task itself may be in FTQ already, or wait for room in it.
void TaskRecorder::noteQuads(const ItemPushed& event, const Queue<TaskQuads>& queue)
{
    const TaskQuads* quads = queue.find(event.item);
    if (!quads || !quads->primitive)
        return;
    const auto found = m_tasks.find(event.item.value);
    if (found == m_tasks.end()) {
        m_quads.insert_or_assign(event.item.value, *quads);
        return;
    }
    found->second.record.quadCount = quads->count;
    found->second.record.quads = quads->quads;
}

void TaskRecorder::noteFinished(const ItemPushed& event)
{
    const auto found = std::ranges::find(m_path.finished, event.queue);
    if (found == m_path.finished.end())
        return;
    const auto number = static_cast<std::uint32_t>(found - m_path.finished.begin()) %
                        static_cast<std::uint32_t>(std::max<std::size_t>(1, m_path.finished.size() / 2));
    ++processor(number).finished;
    addStep(event.item,
            {event.cycle, {}, static_cast<std::uint16_t>(number), TaskStepKind::Finished, GrantReason::None});
}

void TaskRecorder::onItemGranted(const ItemGranted& event)
{
    const auto port = static_cast<std::uint16_t>(event.port);
    if (event.queue == m_arq) {
        const auto found = m_requests.find(event.item.value);
        if (found == m_requests.end())
            return;
        RequestRecord& request = found->second;
        request.dispatched = event.cycle;
        m_dispatched.push_back(event.item);
        PortTotals& device = m_ports[request.device];
        ++device.routed;
        device.items += request.items;
        device.waited += event.cycle - request.posted;
        device.mostInFlight = std::max(device.mostInFlight, ++device.inFlight);
    } else if (event.queue == m_apq) {
        ++processor(port).completedTaken;
        m_completed->note({event.cycle, --m_completedNow});
        addStep(event.item, {event.cycle, {}, port, TaskStepKind::Resumed, event.reason});
    } else if (issues(event.queue)) {
        ++(event.queue == m_vtq ? processor(port).verticesTaken : processor(port).fragmentsTaken);
        addStep(event.item, {event.cycle, {}, port, TaskStepKind::Issued, event.reason});
    }
}

void TaskRecorder::onItemParked(const ItemParked& event)
{
    if (event.queue != m_apq)
        return;
    m_pending->note({event.cycle, ++m_pendingNow});
    const auto found = m_tasks.find(event.item.value);
    if (found == m_tasks.end())
        return;
    ++processor(found->second.processor).swaps;
    addStep(event.item, {event.cycle, {}, found->second.processor, TaskStepKind::SwappedOut, GrantReason::None});
}

void TaskRecorder::onItemReady(const ItemReady& event)
{
    if (event.queue != m_apq)
        return;
    m_pending->note({event.cycle, --m_pendingNow});
    m_completed->note({event.cycle, ++m_completedNow});
    const auto found = m_tasks.find(event.item.value);
    if (found == m_tasks.end())
        return;
    addStep(event.item, {event.cycle, {}, kNoProcessor, TaskStepKind::Ready, GrantReason::None});
    noteAnswer(event.item, found->second.lastAnswer, event.cycle);
}

void TaskRecorder::onItemPopped(const ItemPopped& event)
{
    if (event.queue == m_arq)
        endRequest(event);
    else if (const auto found = m_tasks.find(event.item.value); found != m_tasks.end())
        if (found->second.home == event.queue)
            endTask(event);
}

void TaskRecorder::onRequestFailed(const RequestFailed& event)
{
    if (const auto found = m_requests.find(event.request.value); found != m_requests.end())
        found->second.status = event.status;
}

void TaskRecorder::beginRequest(const ItemPushed& event)
{
    const auto* entry = m_path.requests->find(event.item);
    if (!entry)
        return;
    const RequestItem& item = entry->item;
    RequestRecord request;
    request.id = event.item;
    request.task = event.parent;
    request.draw = drawOf(event.draw);
    request.pass = static_cast<std::uint16_t>(passOf(event.draw));
    request.stage = item.stage;
    request.device = item.device;
    request.slot = item.slot;
    request.items = item.items;
    request.processor = static_cast<std::uint16_t>(entry->port);
    request.posted = event.cycle;
    if (m_ports.size() <= item.device)
        m_ports.resize(std::size_t{item.device} + 1);
    ++m_ports[item.device].posted;
    ++processor(entry->port).requests;
    m_requests.insert_or_assign(event.item.value, request);
    if (const auto found = m_tasks.find(event.parent.value); found != m_tasks.end()) {
        ++found->second.record.requests;
        addStep(event.parent, {event.cycle, event.item, request.processor, TaskStepKind::Posted, GrantReason::None});
    }
}

void TaskRecorder::endRequest(const ItemPopped& event)
{
    const auto found = m_requests.find(event.item.value);
    if (found == m_requests.end())
        return;
    RequestRecord& request = found->second;
    request.completed = event.cycle;
    PortTotals& device = m_ports[request.device];
    ++device.completed;
    if (const auto place = std::ranges::find(m_dispatched, event.item); place != m_dispatched.end()) {
        request.overtaken = static_cast<std::uint16_t>(place - m_dispatched.begin());
        m_dispatched.erase(place);
        device.served += event.cycle - request.dispatched;
        device.overtaking += request.overtaken > 0 ? 1 : 0;
        --device.inFlight;
    }
    device.failed += request.status != 0 ? 1 : 0;
    noteAnswer(request.task, request.id, event.cycle);
    keepWithTask(request);
    m_requests.erase(found);
}

/// The last answer ends a wait: in its own cycle, or in the next one where the swap-out was on its way only then.
void TaskRecorder::noteAnswer(ItemId task, ItemId request, Cycle cycle)
{
    const auto found = m_tasks.find(task.value);
    if (found == m_tasks.end())
        return;
    found->second.lastAnswer = request;
    std::vector<TaskStep>& steps = found->second.steps;
    if (steps.empty() || steps.back().kind != TaskStepKind::Ready || steps.back().cycle != cycle)
        return;
    steps.back().request = request;
    const auto swap = std::find_if(steps.rbegin(), steps.rend(),
                                   [](const TaskStep& step) { return step.kind == TaskStepKind::SwappedOut; });
    if (swap != steps.rend())
        swap->request = request;
}

void TaskRecorder::addStep(ItemId task, TaskStep step)
{
    const auto found = m_tasks.find(task.value);
    if (found == m_tasks.end())
        return;
    Flying& flying = found->second;
    if (step.kind == TaskStepKind::Issued || step.kind == TaskStepKind::Resumed)
        flying.processor = step.processor;
    const bool isEnd = step.kind == TaskStepKind::Finished || step.kind == TaskStepKind::Retired;
    if (flying.steps.size() < kMostSteps || isEnd)
        flying.steps.push_back(step);
}

void TaskRecorder::endTask(const ItemPopped& event)
{
    addStep(event.item, {event.cycle, {}, kNoProcessor, TaskStepKind::Retired, GrantReason::None});
    auto ended = m_tasks.extract(event.item.value);
    if (!ended)
        return;
    ended.mapped().record.retired = event.cycle;
    file(std::move(ended.mapped()));
}

void TaskRecorder::file(Flying&& flying)
{
    TaskRecord& record = flying.record;
    if (record.enqueued >= m_limits.to || record.retired <= m_limits.from)
        return;
    for (const RequestRecord& request : flying.requests)
        file(request);
    const std::size_t mostSteps = kStepsOfATask * m_limits.tasks;
    if (m_log.m_tasks.size() >= m_limits.tasks || m_log.m_steps.size() + flying.steps.size() > mostSteps) {
        ++m_log.m_tasksNotKept;
        return;
    }
    record.firstStep = m_log.m_steps.size();
    record.stepCount = static_cast<std::uint32_t>(flying.steps.size());
    m_log.m_steps.insert(m_log.m_steps.end(), flying.steps.begin(), flying.steps.end());
    m_log.m_tasks.push_back(record);
}

void TaskRecorder::keepWithTask(const RequestRecord& request)
{
    const auto task = m_tasks.find(request.task.value);
    if (task == m_tasks.end())
        return file(request);
    if (task->second.requests.size() < kMostSteps)
        task->second.requests.push_back(request);
    else
        ++m_log.m_requestsNotKept;
}

void TaskRecorder::file(const RequestRecord& request)
{
    if (m_log.m_requests.size() >= m_limits.requests)
        ++m_log.m_requestsNotKept;
    else
        m_log.m_requests.push_back(request);
}

ProcessorTotals& TaskRecorder::processor(std::uint32_t number)
{
    if (m_processors.size() <= number)
        m_processors.resize(std::size_t{number} + 1);
    return m_processors[number];
}

TaskLog TaskRecorder::takeLog()
{
    // Where there is no room for all, the same are kept on every host.
    for (const std::uint32_t id : idsOf(m_requests))
        keepWithTask(m_requests.at(id));
    for (const std::uint32_t id : idsOf(m_tasks))
        file(std::move(m_tasks.at(id)));
    m_tasks.clear();
    m_requests.clear();
    m_log.sort();
    return std::move(m_log);
}

} // namespace vitrine::core
