// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/task_recorder.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

template <typename QueueType>
QueueId idOf(const QueueType* queue)
{
    return queue ? queue->id() : QueueId{};
}

/// Why a scheduler chose the entry, where the event tells.
std::uint8_t reasonOf(const auto& event)
{
    if constexpr (requires { event.reason; })
        return static_cast<std::uint8_t>(event.reason);
    else
        return 0;
}

} // namespace

TaskRecorder::TaskRecorder(const TaskPath& path, const TaskLimits& limits)
    : m_path(path), m_limits(limits), m_vtq(idOf(path.vertexTasks)), m_ftq(idOf(path.fragmentTasks)),
      m_apq(idOf(path.pending)), m_arq(idOf(path.requests)), m_order(idOf(path.order))
{
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
        noteQuads(event);
    else
        noteFinished(event);
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
    record.draw = event.draw;
    record.stage = task.stage;
    record.items = task.items;
    record.sends = task.sends;
    record.firstVertex = task.firstVertex;
    record.enqueued = event.cycle;
    if (task.stage == ShaderStage::Fragment) {
        record.quadCount = 1;
        record.quads[0] = {task.x, task.y, 0};
    }
    if (const auto quads = m_quads.extract(event.item.value)) {
        record.quadCount = quads.mapped().count;
        record.quads = quads.mapped().quads;
    }
    m_tasks.insert_or_assign(event.item.value, std::move(flying));
    addStep(event.item, {event.cycle, {}, kNoProcessor, TaskStepKind::Enqueued, 0});
}

/// The task itself may be in FTQ already, or wait for room in it.
void TaskRecorder::noteQuads(const ItemPushed& event)
{
    const TaskQuads* quads = m_path.order->find(event.item);
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
    addStep(event.item, {event.cycle, {}, static_cast<std::uint16_t>(number), TaskStepKind::Finished, 0});
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
        addStep(event.item, {event.cycle, {}, port, TaskStepKind::Resumed, reasonOf(event)});
    } else if (isTaskQueue(event.queue)) {
        ++(event.queue == m_vtq ? processor(port).verticesTaken : processor(port).fragmentsTaken);
        addStep(event.item, {event.cycle, {}, port, TaskStepKind::Issued, reasonOf(event)});
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
    addStep(event.item, {event.cycle, {}, found->second.processor, TaskStepKind::SwappedOut, 0});
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
    addStep(event.item, {event.cycle, {}, kNoProcessor, TaskStepKind::Ready, 0});
    noteAnswer(event.item, found->second.lastAnswer, event.cycle);
}

void TaskRecorder::onItemPopped(const ItemPopped& event)
{
    if (event.queue == m_arq)
        endRequest(event);
    else if (isTaskQueue(event.queue))
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
    request.draw = event.draw;
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
        addStep(event.parent, {event.cycle, event.item, request.processor, TaskStepKind::Posted, 0});
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
    file(request);
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
    addStep(event.item, {event.cycle, {}, kNoProcessor, TaskStepKind::Retired, 0});
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
    const std::size_t mostSteps = 16 * m_limits.tasks;
    if (m_log.m_tasks.size() >= m_limits.tasks || m_log.m_steps.size() + flying.steps.size() > mostSteps) {
        ++m_log.m_tasksNotKept;
        return;
    }
    record.firstStep = m_log.m_steps.size();
    record.stepCount = static_cast<std::uint32_t>(flying.steps.size());
    m_log.m_steps.insert(m_log.m_steps.end(), flying.steps.begin(), flying.steps.end());
    m_log.m_tasks.push_back(record);
}

void TaskRecorder::file(const RequestRecord& request)
{
    if (request.posted >= m_limits.to || request.completed < m_limits.from)
        return;
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
    for (auto& [id, flying] : m_tasks)
        file(std::move(flying));
    for (const auto& [id, request] : m_requests)
        file(request);
    m_tasks.clear();
    m_requests.clear();
    m_log.sort();
    return std::move(m_log);
}

} // namespace vitrine::core
