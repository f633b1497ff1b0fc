// SPDX-License-Identifier: Apache-2.0
#include "core/session/frame/frame_notes.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

Cycle FrameRun::waited() const
{
    Cycle sum = 0;
    for (const StreamWait& wait : waits)
        sum += wait.cycles;
    return sum;
}

FrameRun FrameNotes::take() &&
{
    return std::move(m_run);
}

void FrameNotes::onCommandExecuted(const CommandExecuted& event)
{
    m_underWay.try_emplace(event.draw, DrawSpan{event.draw, 0, sinceBegin(event.cycle), 0, 0});
}

void FrameNotes::onDrawStarted(const DrawStarted& event)
{
    m_underWay[event.draw].call = event.call;
}

void FrameNotes::onDrawEnded(const DrawEnded& event)
{
    noteEnd(event.draw, event.cycle);
}

void FrameNotes::onTransferChanged(const TransferChanged& event)
{
    if (event.step == TransferStep::ClearEnded || event.step == TransferStep::CopyEnded)
        return noteEnd(event.draw, event.cycle);
    DrawSpan& span = m_underWay[event.draw];
    span.call = event.call;
    span.isCopy = event.step == TransferStep::CopyStarted;
}

void FrameNotes::noteEnd(std::uint32_t draw, Cycle cycle)
{
    auto ended = m_underWay.extract(draw);
    if (ended.empty())
        return;
    DrawSpan& span = ended.mapped();
    span.end = sinceBegin(cycle);
    span.cost = span.end - std::max(span.begin, m_lastEnd);
    m_lastEnd = span.end;
    (isTransfer(draw) ? m_run.transfers : m_run.draws).push_back(span);
    // A command waits until what it waits for has retired.
    for (StreamWait& wait : m_run.waits)
        if (wait.on == draw && std::holds_alternative<CommandWaitReason>(wait.reason))
            wait.cycles = span.end - wait.begin;
}

void FrameNotes::onCommandWaits(const CommandWaits& event)
{
    m_run.waits.push_back({event.reason, event.draw, event.on, sinceBegin(event.cycle), 0});
}

void FrameNotes::onHostWaited(const HostWaited& event)
{
    m_run.waits.push_back({event.reason, kNoDraw, event.draw, sinceBegin(event.cycle) - event.cycles, event.cycles});
}

} // namespace vitrine::core
