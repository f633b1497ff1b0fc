// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/thread_table.h"

#include "core/gpu/machine_wiring.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

using Tasks = SharedQueue<ShaderTask>;

ThreadState stateOf(const Tasks::Entry& entry, const SharedQueue<PendingTask>* pending)
{
    if (entry.state == EntryState::Done)
        return ThreadState::Done;
    if (entry.state == EntryState::Waiting)
        return ThreadState::Waiting;
    const auto* parked = pending ? pending->find(entry.item.label.id) : nullptr;
    if (parked && parked->state == EntryState::Waiting)
        return ThreadState::Pending;
    return parked && parked->state == EntryState::Ready ? ThreadState::Ready : ThreadState::Running;
}

void addRows(MachineWiring& wiring, const Tasks& tasks, bool waitingAlone, std::vector<ThreadRow>& rows)
{
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const Tasks::Entry& entry = tasks.entry(i);
        if (waitingAlone && entry.state != EntryState::Waiting)
            continue;
        const ShaderTask& task = entry.item;
        ContextRing& ring = task.stage == ShaderStage::Vertex ? wiring.contexts.vertex : wiring.contexts.fragment;
        const ThreadContext& context = ring.of(task.label.id);
        ThreadRow& row = rows.emplace_back();
        row.task = task.label.id.value;
        row.kind = task.stage;
        row.state = stateOf(entry, wiring.taskPath.pending);
        if (row.state != ThreadState::Waiting)
            row.processor = entry.port;
        row.programCounter = context.pc;
        row.registerBase = taskSequence(task.label.id) % ring.places() * context.layout.rowCount * context.laneCount;
    }
}

} // namespace

std::string_view enumName(ThreadState state)
{
    constexpr std::array<std::string_view, 5> kNames{"waiting", "running", "pending", "ready", "done"};
    const auto index = static_cast<std::size_t>(state);
    return index < kNames.size() ? kNames[index] : std::string_view{};
}

std::vector<ThreadRow> threadTable(MachineWiring& wiring)
{
    std::vector<ThreadRow> rows;
    const TaskPath& path = wiring.taskPath;
    addRows(wiring, *path.vertexTasks, false, rows);
    const auto vertices = static_cast<std::ptrdiff_t>(rows.size());
    // What the distributor has put into a segment stays in FTQ, too, until its turn.
    if (path.fragmentTasks)
        addRows(wiring, *path.fragmentTasks, !path.segments.empty(), rows);
    for (const Tasks* segment : path.segments)
        addRows(wiring, *segment, false, rows);
    std::ranges::stable_sort(rows.begin() + vertices, rows.end(), {}, &ThreadRow::task);
    return rows;
}

} // namespace vitrine::core
