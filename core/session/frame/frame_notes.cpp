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
    auto ended = m_underWay.extract(event.draw);
    if (ended.empty())
        return;
    DrawSpan& span = ended.mapped();
    span.end = sinceBegin(event.cycle);
    span.cost = span.end - std::max(span.begin, m_lastEnd);
    m_lastEnd = span.end;
    m_run.draws.push_back(span);
    // A command waits until the draw that it waits for has retired.
    for (StreamWait& wait : m_run.waits)
        if (wait.on == event.draw && std::holds_alternative<CommandWaitReason>(wait.reason))
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
