// SPDX-License-Identifier: Apache-2.0
#include "core/shader/request_returns.h"

#include "core/shader/interpreter.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

RequestReturns::RequestReturns(const PerDraw<ProgramBindings>& programs, TaskContexts& contexts,
                               SharedView<RequestItem> requests, SharedView<PendingTask> pending)
    : m_programs(programs), m_contexts(contexts), m_requests(requests), m_pending(pending)
{
}

auto RequestReturns::complete(const RequestItem& request, std::span<const float> results, Cycle now) -> Outcome
{
    const auto* asked = m_requests->find(request.label.id);
    if (!asked || asked->state != EntryState::Active)
        return Outcome::Orphan;
    const RequestItem& known = asked->item;
    const ItemId task = known.label.parent;
    ThreadContext& context = m_contexts.of(known.stage, task);
    const auto open = std::find_if(context.pending.begin(), context.pending.end(),
                                   [&](const PendingRequest& other) { return other.ticket == known.ticket; });
    if (open == context.pending.end())
        return Outcome::Orphan;
    const DecodedProgram& program = *m_programs.of(known.label.draw).of(known.stage).decoded;
    const std::size_t due = std::size_t{4} * program.code()[open->instruction].send.resultRegisters * context.laneCount;
    const bool fits = results.size() == due;
    if (!fits) {
        m_room.assign(due, 0.0f);
        std::copy_n(results.begin(), std::min(due, results.size()), m_room.begin());
        results = m_room;
    }
    vitrine::core::deliver(context, program, known.ticket, results);
    m_requests->retire(known.label.id);
    if (const auto* entry = m_pending->find(task)) {
        if (entry->state != EntryState::Waiting)
            // It runs, or it was swapped out in the cycle before and this takes effect a phase later only.
            m_answered.push_back({task, now});
        else if (!isWaitingStill(entry->item))
            m_pending->ready(task);
    }
    return fits ? Outcome::Delivered : Outcome::BadShape;
}

void RequestReturns::deliver(Cycle now)
{
    // Results of this very cycle may have been noted before, by devices that were called earlier.
    for (const Answered& answered : std::exchange(m_answered, {}))
        lookAgain(answered, now);
    for (const RequestItem& request : std::exchange(m_refused, {}))
        complete(request, {}, now);
}

void RequestReturns::lookAgain(const Answered& answered, Cycle now)
{
    if (answered.cycle == now)
        return m_answered.push_back(answered);
    const auto* entry = m_pending->find(answered.task);
    if (entry && entry->state == EntryState::Waiting && !isWaitingStill(entry->item))
        m_pending->ready(answered.task);
}

bool RequestReturns::isWaitingStill(const PendingTask& pending) const
{
    const ItemLabel& label = pending.label;
    const DecodedProgram& program = *m_programs.of(label.draw).of(pending.task.stage).decoded;
    return isWaiting(m_contexts.of(pending.task.stage, label.id), program);
}

} // namespace vitrine::core
