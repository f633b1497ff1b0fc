// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/machine_wiring.h"
#include "core/observe/observer.h"
#include "core/record/log_memory.h"
#include "core/record/series.h"
#include "core/session/machine/task_log.h"
#include "core/session/machine/task_totals.h"

#include <deque>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace vitrine::core {

/// What a TaskRecorder keeps: at most so many of the tasks that are in the machine in the cycles from … to − 1, and at
/// most so many of their requests.
struct TaskLimits {
    std::size_t tasks = 0;
    std::size_t requests = 0;
    Cycle from = 0;
    Cycle to = kNever;
};

/// Follows every task and every request of a draw from the first cycle on.
class TaskRecorder final : public Observer {
public:
    /// The most steps, and the most requests, that are kept of one task: a loop around a SEND must not fill the memory.
    static constexpr std::uint32_t kMostSteps = 4096;
    /// All tasks together keep at most so many steps for each task of TaskLimits::tasks: one with a request has as
    /// many.
    static constexpr std::size_t kStepsOfATask = 8;

    TaskRecorder(const TaskPath& path, const TaskLimits& limits);

    void onItemPushed(const ItemPushed& event) override;
    void onItemGranted(const ItemGranted& event) override;
    void onItemParked(const ItemParked& event) override;
    void onItemReady(const ItemReady& event) override;
    void onItemPopped(const ItemPopped& event) override;
    void onRequestFailed(const RequestFailed& event) override;
    void onSegmentChanged(const SegmentChanged& event) override;

    /// Hands over the log once the run has ended, with the tasks and requests that are still in flight.
    [[nodiscard]] TaskLog takeLog();
    [[nodiscard]] const std::vector<ProcessorTotals>& processors() const { return m_processors; }
    [[nodiscard]] const std::vector<PortTotals>& ports() const { return m_ports; }
    /// Entries of APQ that wait for a device, and that wait for a processor, over time.
    [[nodiscard]] std::unique_ptr<Series> takePending() { return std::move(m_pending); }
    [[nodiscard]] std::unique_ptr<Series> takeCompleted() { return std::move(m_completed); }

private:
    struct Flying {
        TaskRecord record;
        std::vector<TaskStep> steps;
        std::vector<RequestRecord> requests; ///< answered
        std::uint16_t processor = kNoProcessor;
        ItemId lastAnswer;
        QueueId home; ///< the queue that the task leaves when it retires
    };
    void noteQuad(const ItemPushed& event);
    void dispatchTask(const ItemPushed& event, std::size_t processor);
    void beginTask(const ItemPushed& event, const SharedQueue<ShaderTask>& queue);
    void noteQuads(const ItemPushed& event, const Queue<TaskQuads>& queue);
    void beginRequest(const ItemPushed& event);
    void endRequest(const ItemPopped& event);
    void noteAnswer(ItemId task, ItemId request, Cycle cycle);
    void noteFinished(const ItemPushed& event);
    void addStep(ItemId task, TaskStep step);
    void endTask(const ItemPopped& event);
    void file(Flying&& flying);
    void file(const RequestRecord& request);
    void keepWithTask(const RequestRecord& request);
    [[nodiscard]] std::uint32_t primitiveOf(ItemId quad);
    [[nodiscard]] std::uint32_t primitiveOfSibling(const TaskRecord& task) const;
    /// The processor whose segments go through a queue; the number of processors when it is another queue.
    [[nodiscard]] std::size_t segmentQueue(QueueId queue) const;
    /// Whether tasks are issued from this queue.
    [[nodiscard]] bool issues(QueueId queue) const;
    [[nodiscard]] ProcessorTotals& processor(std::uint32_t number);

    const TaskPath m_path;
    const TaskLimits m_limits;
    const QueueId m_vtq, m_ftq, m_apq, m_arq, m_order, m_dispatchOrder;
    std::vector<QueueId> m_segmentQueues;
    std::vector<std::uint32_t> m_openSegments;          ///< by processor: the segment that was opened last
    std::deque<std::pair<ItemId, ItemId>> m_primitives; ///< of quads on their way, in the order of the stream
    TaskLog m_log;
    std::unordered_map<std::uint32_t, Flying> m_tasks;
    std::unordered_map<std::uint32_t, TaskQuads> m_quads; ///< of tasks that have not found room yet
    std::unordered_map<std::uint32_t, RequestRecord> m_requests;
    std::vector<ItemId> m_dispatched; ///< requests that were dispatched and are not answered, in the order of dispatch
    std::vector<ProcessorTotals> m_processors;
    std::vector<PortTotals> m_ports;
    std::unique_ptr<Series> m_pending = std::make_unique<Series>();
    std::unique_ptr<Series> m_completed = std::make_unique<Series>();
    std::uint32_t m_pendingNow = 0;
    std::uint32_t m_completedNow = 0;
};

} // namespace vitrine::core
