// SPDX-License-Identifier: Apache-2.0
#include "core/session/frame/frame_notes.h"

#include "core/gpu/timed_gpu.h"
#include "core/observe/draw_number.h"

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

Cycle FrameRun::cost() const
{
    Cycle sum = 0;
    for (const auto* spans : {&draws, &transfers})
        for (const DrawSpan& span : *spans)
            sum += span.cost;
    return sum;
}

namespace {

/// Passes of a draw are told by its number.
std::uint32_t shownNumber(std::uint32_t number)
{
    return number == kNoDraw || isTransfer(number) ? number : drawOf(number);
}

} // namespace

FrameNotes::FrameNotes(Cycle begin, DrawOperations* operations) : m_begin(begin), m_operations(operations)
{
    if (m_operations)
        m_operations->watch();
}

FrameNotes::~FrameNotes()
{
    if (m_operations)
        m_operations->unwatch();
}

/// Events of a cycle come behind it: what they tell of begins and ends with what was consumed before it.
void FrameNotes::noteEnergy(Energy consumed)
{
    if (!m_first)
        m_first = consumed;
    m_consumed = consumed - *m_first;
    m_energy = m_consumed - (m_operations ? m_operations->total() : 0);
}

void FrameNotes::noteDrained(Cycle cycle)
{
    if (!m_drains)
        return;
    DrawSpan& span = *std::exchange(m_drains, nullptr);
    span.end = sinceBegin(cycle);
    span.cost += span.end - m_lastEnd;
    span.energy += m_energy - m_lastEnergy + takeOperations(m_lastNumber);
    noteLast(span.end);
}

void FrameNotes::look(TimedGpu& gpu)
{
    if (!gpu.isAtTurn())
        return;
    noteEnergy(gpu.consumedEnergy());
    if (m_drains && gpu.machine().quiescent())
        noteDrained(gpu.machine().cycle());
}

Energy FrameNotes::takeOperations(std::uint32_t number)
{
    return m_operations ? m_operations->take(number) : 0;
}

/// What was done for draws after they had retired.
void FrameNotes::giveLateOperations()
{
    if (!m_operations)
        return;
    for (const auto& [number, energy] : m_operations->takeAll()) {
        auto& spans = isTransfer(number) ? m_run.transfers : m_run.draws;
        const auto span = std::ranges::find(spans, shownNumber(number), &DrawSpan::draw);
        (span != spans.end() ? span->energy : m_run.withoutDrawEnergy) += energy;
    }
}

void FrameNotes::noteLast(Cycle end)
{
    m_lastEnd = end;
    m_lastEnergy = m_energy;
}

FrameRun FrameNotes::take(Cycle end) &&
{
    m_run.cycles = sinceBegin(end);
    m_run.tail = m_run.cycles - m_lastEnd;
    m_run.energy = m_consumed;
    m_run.tailEnergy = m_energy - m_lastEnergy;
    giveLateOperations();
    for (StreamWait& wait : m_run.waits) {
        wait.draw = shownNumber(wait.draw);
        wait.on = shownNumber(wait.on);
    }
    return std::move(m_run);
}

void FrameNotes::onCommandExecuted(const CommandExecuted& event)
{
    m_drains = nullptr;
    m_underWay.try_emplace(event.draw, UnderWay{{event.draw, 0, sinceBegin(event.cycle), 0, 0}, m_energy});
}

void FrameNotes::onDrawStarted(const DrawStarted& event)
{
    m_underWay[event.draw].span.call = event.call;
}

void FrameNotes::onDrawEnded(const DrawEnded& event)
{
    noteEnd(event.draw, event.cycle);
}

void FrameNotes::onTransferChanged(const TransferChanged& event)
{
    if (event.step == TransferStep::ClearEnded || event.step == TransferStep::CopyEnded)
        return noteEnd(event.draw, event.cycle);
    DrawSpan& span = m_underWay[event.draw].span;
    span.call = event.call;
    span.isCopy = event.step == TransferStep::CopyStarted;
}

void FrameNotes::noteEnd(std::uint32_t draw, Cycle cycle)
{
    auto ended = m_underWay.extract(draw);
    if (ended.empty())
        return;
    DrawSpan& span = ended.mapped().span;
    span.end = sinceBegin(cycle);
    // Between the passes of a draw its cost goes on.
    const bool hasWaited = span.begin > m_lastEnd && !isFurtherPass(draw); // nothing was under way
    const Cycle from = hasWaited ? span.begin : m_lastEnd;
    const Energy energyFrom = hasWaited ? ended.mapped().energyBefore : m_lastEnergy;
    span.cost = span.end - from;
    span.energy = m_energy - energyFrom + takeOperations(draw);
    m_run.withoutDraw += from - m_lastEnd;
    m_run.withoutDrawEnergy += energyFrom - m_lastEnergy;
    noteLast(span.end);
    m_drains = &add(draw, span);
    m_lastNumber = draw;
    // A command waits until what it waits for has retired.
    for (StreamWait& wait : m_run.waits)
        if (wait.on == draw && std::holds_alternative<CommandWaitReason>(wait.reason))
            wait.cycles = span.end - wait.begin;
}

bool FrameNotes::isFurtherPass(std::uint32_t number) const
{
    return !isTransfer(number) && passOf(number) != 0 && !m_run.draws.empty() &&
           m_run.draws.back().draw == drawOf(number);
}

/// Passes of a draw are one span.
DrawSpan& FrameNotes::add(std::uint32_t number, DrawSpan span)
{
    const bool isFurther = isFurtherPass(number);
    span.draw = shownNumber(number);
    if (isTransfer(number))
        return m_run.transfers.emplace_back(span);
    if (!isFurther)
        return m_run.draws.emplace_back(span);
    DrawSpan& whole = m_run.draws.back();
    whole.end = span.end;
    whole.cost += span.cost;
    whole.energy += span.energy;
    return whole;
}

void FrameNotes::onCommandWaits(const CommandWaits& event)
{
    m_run.waits.push_back({event.reason, event.draw, event.on, sinceBegin(event.cycle), 0});
}

void FrameNotes::onHostWaited(const HostWaited& event)
{
    m_run.waits.push_back({event.reason, kNoDraw, event.draw, sinceBegin(event.cycle) - event.cycles, event.cycles});
}

void FrameNotes::onHostWritten(const HostWritten& event)
{
    m_run.hostWrites.push_back({event.kind, event.number, event.call, sinceBegin(event.cycle)});
}

} // namespace vitrine::core
