// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/machine.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// The first port of a unit whose queue explains a stall that named none: a full output, or an empty input.
class BlockedPortFinder final : public PortVisitor {
public:
    explicit BlockedPortFinder(StallReason reason) : m_reason(reason) {}
    const QueueBase* found = nullptr;

private:
    void visit(std::string_view, QueueBase* queue, QueueEnd end, std::uint32_t) override
    {
        if (!queue || found)
            return;
        const bool full = end == QueueEnd::Producer && queue->occupancy() >= queue->capacity();
        const bool empty = end == QueueEnd::Consumer && queue->occupancy() == 0;
        if (m_reason == StallReason::InputEmpty ? empty : full)
            found = queue;
    }
    StallReason m_reason;
};

} // namespace

/// A unit that sleeps over planned work makes progress up to the end of its plan, as if it ticked all the while.
Cycle Machine::deadlockCycle() const
{
    Cycle resume = m_lastProgress + 1;
    for (const Placed& placed : m_units)
        resume = std::max(resume, placed.unit->m_report.workUntil);
    return resume + kWatchdogCycles;
}

Error Machine::deadlock()
{
    m_kernel.events.publish({}, ErrorReported{m_kernel.now, {}, kNoDraw, 0, ErrorCode::Deadlock, 0});
    return failure("DEADLOCK in cycle {}, no unit made progress for {} cycles: {}{}", m_kernel.now, kWatchdogCycles,
                   waitForChain(), waitNotes())
        .as(ErrorKind::Deadlock);
}

std::string Machine::waitNotes() const
{
    std::string notes;
    for (const Placed& placed : m_units)
        if (const std::string note = placed.unit->waitNote(); !note.empty())
            notes += "; " + placed.unit->path() + ": " + note;
    return notes;
}

/// From the first stalled unit along the queues that are waited for, until it ends or closes a circle.
std::string Machine::waitForChain() const
{
    const auto stalled = [](const Placed& placed) { return placed.activity.activity() == Activity::Stalled; };
    const auto first = std::find_if(m_units.begin(), m_units.end(), stalled);
    if (first == m_units.end())
        return "no unit waits, but queues still hold items";

    std::string chain;
    std::vector<const Placed*> seen;
    const Placed* placed = &*first;
    while (placed && std::find(seen.begin(), seen.end(), placed) == seen.end()) {
        seen.push_back(placed);
        chain += chain.empty() ? "" : ", ";
        chain += placed->unit->path();
        const QueueBase* queue = stalled(*placed) ? waitedFor(*placed) : nullptr;
        if (!queue)
            return chain + (stalled(*placed) ? " waits for itself" : " is idle");
        chain +=
            placed->activity.reason() == StallReason::InputEmpty ? " waits for an item in " : " waits for room in ";
        chain += queue->path();
        placed = otherEnd(*placed, *queue);
    }
    return placed ? chain + ", " + placed->unit->path() + " again" : chain + " at the border of the machine";
}

const QueueBase* Machine::waitedFor(const Placed& placed) const
{
    if (const QueueId blocker = placed.activity.blocker())
        return m_queues[blocker.value - 1].get();
    BlockedPortFinder finder(placed.activity.reason());
    placed.unit->visitPorts(finder);
    return finder.found;
}

const Machine::Placed* Machine::otherEnd(const Placed& placed, const QueueBase& queue) const
{
    const QueueDescription& description = queue.description();
    const bool forItem = placed.activity.reason() == StallReason::InputEmpty;
    for (const UnitId id : forItem ? description.producers : description.consumers)
        if (id != placed.unit->id())
            return &m_units[id.value - 1];
    return nullptr;
}

} // namespace vitrine::core
