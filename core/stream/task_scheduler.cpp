// SPDX-License-Identifier: Apache-2.0
#include "core/stream/task_scheduler.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace vitrine::core {

TaskScheduler::TaskScheduler(UnitContext context, Config config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(std::move(ports))
{
    m_state.running.resize(std::size_t{config.processors} * slotsPerProcessor());
    m_state.shares.resize(config.processors);
    if (inSegments())
        m_state.closed.resize(config.processors);
}

UnitDescription TaskScheduler::description() const
{
    UnitDescription description;
    description.kind = isDistributor() ? "FSD" : "TSCR";
    description.seedTerm = isDistributor() ? "scheduling of tasks, distributor" : "scheduling of tasks";
    description.help = words("Gives vertex, fragment and completed tasks to free shader processors.");
    return description;
}

void TaskScheduler::tick()
{
    stall(StallReason::InputEmpty);
}

const ProcessorSwitches& TaskScheduler::switchesOf(const Slot& slot) const
{
    static constexpr ProcessorSwitches kEverything{};
    return m_ports.power.empty() ? kEverything : *m_ports.power[slot.processor];
}

auto TaskScheduler::slotOf(std::uint32_t processor, std::uint32_t number) const -> Slot
{
    if (slotsPerProcessor() == 1)
        return {processor, processor, true, true};
    return {processor, 2 * processor + number, number == 0, number == 1};
}

void TaskScheduler::schedule()
{
    noteDrain();
    noteClosed();
    for (std::uint32_t processor = 0; processor < m_config.processors; ++processor)
        if (contains(m_config.enabled, processor))
            for (std::uint32_t number = 0; number < slotsPerProcessor(); ++number)
                serve(slotOf(processor, number));
}

void TaskScheduler::serve(const Slot& slot)
{
    if (!isFree(slot))
        return reserveLate(slot);
    settle(slot);
    m_state.running[slot.index] = {};
    startNext(slot);
}

/// Nobody has had more than their share then (RUN-14).
void TaskScheduler::noteDrain()
{
    if (m_state.drains == m_ports.drained->drains)
        return;
    m_state.drains = m_ports.drained->drains;
    for (Share& share : m_state.shares)
        share = {};
}

void TaskScheduler::noteClosed()
{
    if (!m_ports.closed.connected())
        return;
    for (; const SegmentItem* segment = m_ports.closed.front(); m_ports.closed.pop())
        m_state.closed[segment->pipeline] = segment->number() + 1;
}

bool TaskScheduler::isFree(const Slot& slot) const
{
    if (servesDevices() && !m_ports.requests->canPost(slot.processor))
        return false;
    const ShaderTask& task = m_state.running[slot.index];
    if (!task.label.id)
        return true;
    if (task.sends()) {
        const auto* pending = m_ports.pending->find(task.label.id);
        if (pending && (pending->state == EntryState::Waiting || pending->state == EntryState::Ready))
            return true;
        if (pending && pending->state != EntryState::Reserved)
            return pending->port != slot.processor;
    }
    const auto& tasks = task.stage == ShaderStage::Vertex ? m_ports.vertexTasks : fragmentTasks(slot.processor);
    const auto* entry = tasks->find(task.label.id);
    return !entry || entry->state == EntryState::Done;
}

/// Only without reservation: a task that started without a slot gets one, so that it can be swapped out after all.
void TaskScheduler::reserveLate(const Slot& slot)
{
    const ShaderTask& task = m_state.running[slot.index];
    if (m_config.reserves || !task.sends() || m_ports.pending->find(task.label.id))
        return;
    if (const PendingTask pending{task.label, task}; m_ports.pending->hasRoomFor(pending))
        m_ports.pending->reserve(pending, slot.processor);
}

/// The task that ran has had its cycles.
void TaskScheduler::settle(const Slot& slot)
{
    Share& share = m_state.shares[slot.processor];
    share.vertexLead += std::exchange(share.rate, 0) * static_cast<std::int64_t>(now() - share.since);
}

auto TaskScheduler::orderFor(const Slot& slot) const -> WorkOrder
{
    static constexpr std::array kCompletedFirst{Work::Completed, Work::Fragment, Work::Vertex};
    static constexpr std::array kFragmentLater{Work::Completed, Work::Vertex, Work::Fragment};
    static constexpr std::array kNewFirst{Work::Fragment, Work::Vertex, Work::Completed};
    static constexpr std::array kNewVertexFirst{Work::Vertex, Work::Fragment, Work::Completed};
    static constexpr std::array kVertexFirst{Work::Vertex, Work::Completed, Work::Fragment};
    static constexpr std::array kVertexLater{Work::Completed, Work::Fragment, Work::Vertex};
    const std::int64_t lead = m_state.shares[slot.processor].vertexLead;
    const bool bothWait = lead != 0 && isWaiting(Work::Vertex, slot) && isWaiting(Work::Fragment, slot);
    const bool isVertexFirst = m_config.policy == SchedulingPolicy::VertexFirst;
    const bool changes = bothWait && (lead > 0) == isVertexFirst;
    switch (m_config.policy) {
    case SchedulingPolicy::CompletedFirst: return {changes ? kFragmentLater : kCompletedFirst, changes};
    case SchedulingPolicy::NewFirst: return {changes ? kNewVertexFirst : kNewFirst, changes};
    case SchedulingPolicy::VertexFirst: break;
    }
    return {changes ? kVertexLater : kVertexFirst, changes};
}

void TaskScheduler::startNext(const Slot& slot)
{
    const WorkOrder order = orderFor(slot);
    for (std::size_t rank = 0; rank < order.kinds.size(); ++rank) {
        const GrantReason reason = reasonFor(order, rank, slot);
        if (!start(order.kinds[rank], slot, reason))
            continue;
        if (reason != GrantReason::SlotMissing) // Nobody else could have had these cycles.
            charge(order.kinds[rank], slot);
        return;
    }
}

bool TaskScheduler::isWaiting(Work work, const Slot& slot) const
{
    switch (work) {
    case Work::Completed: return completedFor(slot) != nullptr;
    case Work::Fragment: return fragmentFor(slot) != nullptr;
    case Work::Vertex: break;
    }
    return vertexFor(slot) != nullptr;
}

/// Why the kind of that rank is taken when it is: what stands before it waits for a slot, if it waits at all.
GrantReason TaskScheduler::reasonFor(const WorkOrder& order, std::size_t rank, const Slot& slot) const
{
    const auto waits = [&](Work work) { return isWaiting(work, slot); };
    const auto taken = order.kinds.begin() + static_cast<std::ptrdiff_t>(rank);
    if (std::any_of(order.kinds.begin(), taken, waits))
        return GrantReason::SlotMissing;
    if (std::none_of(taken + 1, order.kinds.end(), waits))
        return GrantReason::OnlyKind;
    return order.followsShare && *taken != Work::Completed ? GrantReason::Share : GrantReason::Policy;
}

/// Whether the slot serves that stage, and what of the processor the stage needs has power.
bool TaskScheduler::works(ShaderStage stage, const Slot& slot) const
{
    return slot.takes(stage) && switchesOf(slot).takes(stage);
}

const SharedQueue<PendingTask>::Entry* TaskScheduler::completedFor(const Slot& slot) const
{
    if (!servesDevices() || m_ports.pending->granted(slot.processor))
        return nullptr;
    const ProcessorSwitches& switches = switchesOf(slot);
    const bool takesAny =
        slot.takesVertices && slot.takesFragments && !inSegments() && switches.runsVertices && switches.runsFragments;
    const auto isOwn = [&](const PendingTask& pending) {
        const ShaderTask& task = pending.task;
        return slot.takes(task.stage) && switches.runs(task.stage) &&
               (!inSegments() || task.processor == slot.processor);
    };
    return takesAny ? m_ports.pending->oldest(EntryState::Ready) : m_ports.pending->oldest(EntryState::Ready, isOwn);
}

const SharedQueue<ShaderTask>::Entry* TaskScheduler::fragmentFor(const Slot& slot) const
{
    if ((!inSegments() && !isDistributor()) || !works(ShaderStage::Fragment, slot))
        return nullptr;
    const auto* waiting = fragmentTasks(slot.processor)->oldest(EntryState::Waiting);
    const bool mayStart =
        !inSegments() || !m_config.startsAtClose || (waiting && waiting->item.segment < m_state.closed[slot.processor]);
    return mayStart ? waiting : nullptr;
}

const SharedQueue<ShaderTask>::Entry* TaskScheduler::vertexFor(const Slot& slot) const
{
    return works(ShaderStage::Vertex, slot) ? m_ports.vertexTasks->oldest(EntryState::Waiting) : nullptr;
}

bool TaskScheduler::start(Work work, const Slot& slot, GrantReason reason)
{
    switch (work) {
    case Work::Completed: return startCompleted(slot, reason);
    case Work::Fragment: return startNew(fragmentTasks(slot.processor), fragmentFor(slot), slot, reason);
    case Work::Vertex: break;
    }
    return startNew(m_ports.vertexTasks, vertexFor(slot), slot, reason);
}

bool TaskScheduler::startCompleted(const Slot& slot, GrantReason reason)
{
    const auto* ready = completedFor(slot);
    if (!ready)
        return false;
    m_state.running[slot.index] = ready->item.task;
    m_ports.pending->grant(ready->item.label.id, slot.processor, reason);
    return true;
}

bool TaskScheduler::startNew(const SharedView<ShaderTask>& tasks, const SharedQueue<ShaderTask>::Entry* waiting,
                             const Slot& slot, GrantReason reason)
{
    if (!waiting)
        return false;
    ShaderTask task = waiting->item;
    if (inSegments())
        task.processor = static_cast<std::uint8_t>(slot.processor);
    if (task.sends()) {
        const PendingTask pending{task.label, task};
        const bool hasRoom = servesDevices() && m_ports.pending->hasRoomFor(pending);
        if (!hasRoom && m_config.reserves)
            return false;
        if (hasRoom)
            m_ports.pending->reserve(pending, slot.processor);
    }
    m_state.running[slot.index] = task;
    tasks->grant(task.label.id, slot.processor, reason);
    return true;
}

/// New work is charged for its cycles as long as new work of the other kind waits for the same processor.
void TaskScheduler::charge(Work work, const Slot& slot)
{
    const Work other = work == Work::Vertex ? Work::Fragment : Work::Vertex;
    if (work == Work::Completed || !isWaiting(other, slot))
        return;
    Share& share = m_state.shares[slot.processor];
    share.rate = work == Work::Vertex ? std::int64_t{m_config.ratio.fragments} : -std::int64_t{m_config.ratio.vertices};
    share.since = now();
}

/// Why nobody takes up new work (ONE-10).
std::string TaskScheduler::unservedNote() const
{
    const bool hasFragments = isDistributor() && m_ports.fragmentTasks->oldest(EntryState::Waiting);
    for (const ShaderStage stage : {ShaderStage::Vertex, ShaderStage::Fragment}) {
        const bool isVertex = stage == ShaderStage::Vertex;
        if (isVertex ? !m_ports.vertexTasks->oldest(EntryState::Waiting) : !hasFragments)
            continue;
        if ((m_config.enabled & firstProcessors(m_config.processors)) == 0)
            return "no processor is enabled";
        if (!isServed(stage))
            return std::string("no processor that is enabled has power for ") + (isVertex ? "vertices" : "fragments");
    }
    return {};
}

bool TaskScheduler::isServed(ShaderStage stage) const
{
    for (std::uint32_t processor = 0; processor < m_config.processors; ++processor)
        for (std::uint32_t number = 0; number < slotsPerProcessor(); ++number)
            if (contains(m_config.enabled, processor) && works(stage, slotOf(processor, number)))
                return true;
    return false;
}

/// What a deadlock hangs on: work that no processor takes up, or the oldest request that a task waits for.
std::string TaskScheduler::waitNote() const
{
    if (std::string note = unservedNote(); !note.empty())
        return note;
    const auto* waiting = servesDevices() ? m_ports.pending->oldest(EntryState::Waiting) : nullptr;
    if (!waiting)
        return {};
    const ShaderTask& task = waiting->item.task;
    std::string note = "task " + std::to_string(task.label.id.value);
    if (inSegments() && task.stage == ShaderStage::Fragment)
        note += " of segment " + std::to_string(task.segment) + " on sp." + std::to_string(task.processor);
    for (std::size_t i = 0; i < m_ports.requests->size(); ++i) {
        const RequestItem& request = m_ports.requests->entry(i).item;
        if (request.label.parent == task.label.id)
            return note + " waits for request " + std::to_string(request.label.id.value);
    }
    return note + " waits for a request";
}

void TaskScheduler::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void TaskScheduler::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
