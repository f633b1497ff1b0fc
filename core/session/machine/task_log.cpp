// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/task_log.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>

namespace vitrine::core {

namespace {

template <typename Record>
std::vector<std::uint32_t> orderBy(const std::vector<Record>& records, auto&& key)
{
    std::vector<std::uint32_t> order(records.size());
    std::iota(order.begin(), order.end(), 0u);
    std::ranges::sort(order, {}, [&](std::uint32_t i) { return key(records[i]); });
    return order;
}

template <typename Record>
const Record* findById(const std::vector<Record>& records, const std::vector<std::uint32_t>& order, ItemId id)
{
    const auto found = std::ranges::lower_bound(order, id, {}, [&](std::uint32_t i) { return records[i].id; });
    return found != order.end() && records[*found].id == id ? &records[*found] : nullptr;
}

/// What a step begins; nothing when the task goes on with what it did.
std::optional<TaskPhase> phaseAfter(TaskStepKind kind)
{
    switch (kind) {
    case TaskStepKind::Enqueued: return TaskPhase::Queued;
    case TaskStepKind::Issued:
    case TaskStepKind::Resumed: return TaskPhase::Running;
    case TaskStepKind::SwappedOut: return TaskPhase::Pending;
    case TaskStepKind::Ready: return TaskPhase::Completed;
    case TaskStepKind::Finished: return TaskPhase::Finished;
    case TaskStepKind::Dispatched: return TaskPhase::InSegment;
    case TaskStepKind::Posted:
    case TaskStepKind::Retired: return std::nullopt;
    }
    return std::nullopt;
}

constexpr std::array<std::string_view, kTaskStepKindCount> kStepNames{"task.enqueue", "task.issue",  "req.post",
                                                                      "task.swap",    "task.ready",  "task.resume",
                                                                      "task.finish",  "task.retire", "seg.add"};
constexpr std::array<std::string_view, kTaskPhaseCount> kPhaseNames{"queued",    "running",  "pending",
                                                                    "completed", "finished", "in segment"};

} // namespace

std::string_view enumName(TaskStepKind kind)
{
    return kStepNames[static_cast<std::size_t>(kind)];
}

std::string_view enumName(TaskPhase phase)
{
    return kPhaseNames[static_cast<std::size_t>(phase)];
}

bool TaskRecord::coversPixel(std::uint32_t x, std::uint32_t y) const
{
    const auto pixel = (x & 1u) | (y & 1u) << 1;
    return std::any_of(quads.begin(), quads.begin() + quadCount, [&](const Quad& quad) {
        return quad.x == (x & ~1u) && quad.y == (y & ~1u) && (coveredPixels(quad.coverage) >> pixel & 1) != 0;
    });
}

void TaskLog::sort()
{
    m_tasks.shrink_to_fit();
    m_steps.shrink_to_fit();
    std::ranges::sort(m_tasks, {}, [](const TaskRecord& task) { return std::tuple(task.enqueued, task.id); });
    std::ranges::sort(m_requests, {},
                      [](const RequestRecord& request) { return std::tuple(request.posted, request.id); });
    m_tasksById = orderBy(m_tasks, [](const TaskRecord& task) { return task.id; });
    m_requestsById = orderBy(m_requests, [](const RequestRecord& request) { return request.id; });
    m_requestsByDispatch = orderBy(m_requests, [](const RequestRecord& request) {
        return std::tuple(request.dispatched, request.posted, request.id);
    });
}

std::size_t TaskLog::bytes() const
{
    return m_tasks.capacity() * sizeof(TaskRecord) + m_steps.capacity() * sizeof(TaskStep) +
           m_requests.capacity() * sizeof(RequestRecord) +
           (m_tasksById.capacity() + m_requestsById.capacity() + m_requestsByDispatch.capacity()) *
               sizeof(std::uint32_t);
}

const TaskRecord* TaskLog::task(ItemId id) const
{
    return findById(m_tasks, m_tasksById, id);
}

const RequestRecord* TaskLog::request(ItemId id) const
{
    return findById(m_requests, m_requestsById, id);
}

std::span<const TaskStep> TaskLog::steps(const TaskRecord& task) const
{
    return std::span(m_steps).subspan(task.firstStep, task.stepCount);
}

std::vector<TaskSpan> TaskLog::spans(const TaskRecord& task) const
{
    std::vector<TaskSpan> result;
    spans(task, result);
    return result;
}

void TaskLog::spans(const TaskRecord& task, std::vector<TaskSpan>& into) const
{
    into.clear();
    for (const TaskStep& step : steps(task)) {
        const auto phase = phaseAfter(step.kind);
        if ((phase || step.kind == TaskStepKind::Retired) && !into.empty())
            into.back().to = step.cycle;
        if (!phase)
            continue;
        into.push_back({step.cycle, kNever, *phase, kNoProcessor, {}});
        if (*phase == TaskPhase::Running)
            into.back().processor = step.processor;
        if (*phase == TaskPhase::Pending)
            into.back().request = step.request;
    }
    std::erase_if(into, [](const TaskSpan& span) { return span.from == span.to; });
}

TaskTimes TaskLog::times(const TaskRecord& task) const
{
    TaskTimes times;
    for (const TaskSpan& span : spans(task))
        if (span.to != kNever)
            times.cycles[static_cast<std::size_t>(span.phase)] += span.to - span.from;
    return times;
}

std::vector<const RequestRecord*> TaskLog::requestsOf(const TaskRecord& task) const
{
    std::vector<const RequestRecord*> result;
    for (const TaskStep& step : steps(task))
        if (step.kind == TaskStepKind::Posted)
            if (const RequestRecord* posted = request(step.request))
                result.push_back(posted);
    return result;
}

std::vector<TaskLog::Wait> TaskLog::waitsOf(const TaskRecord& task) const
{
    std::vector<Wait> result;
    for (const TaskSpan& span : spans(task))
        if (span.phase == TaskPhase::Pending)
            result.push_back({span.request, span.from, span.to});
    return result;
}

std::vector<const TaskRecord*> TaskLog::tasksBetween(Cycle from, Cycle to) const
{
    std::vector<const TaskRecord*> result;
    for (const TaskRecord& task : m_tasks) {
        if (task.enqueued >= to)
            break;
        if (task.retired > from)
            result.push_back(&task);
    }
    return result;
}

std::vector<const RequestRecord*> TaskLog::requestsBetween(Cycle from, Cycle to) const
{
    std::vector<const RequestRecord*> result;
    for (const RequestRecord& request : m_requests) {
        if (request.posted >= to)
            break;
        if (request.completed >= from)
            result.push_back(&request);
    }
    return result;
}

std::vector<const TaskRecord*> TaskLog::tasksAt(std::uint32_t x, std::uint32_t y) const
{
    std::vector<const TaskRecord*> result;
    for (const std::uint32_t i : m_tasksById)
        if (m_tasks[i].coversPixel(x, y))
            result.push_back(&m_tasks[i]);
    return result;
}

std::vector<const RequestRecord*> TaskLog::decisionsBefore(Cycle cycle, std::size_t count) const
{
    const auto end = std::ranges::lower_bound(m_requestsByDispatch, cycle, {},
                                              [&](std::uint32_t i) { return m_requests[i].dispatched; });
    const auto all = static_cast<std::size_t>(end - m_requestsByDispatch.begin());
    std::vector<const RequestRecord*> result;
    for (std::size_t i = all - std::min(all, count); i < all; ++i)
        result.push_back(&m_requests[m_requestsByDispatch[i]]);
    return result;
}

} // namespace vitrine::core
