// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/event_costs.h"

#include "views/base/inspector.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kIdleMilliseconds = 300;
constexpr core::ReplayCost kBudget = 60'000'000; // nominal nanoseconds of a stretch

EventCost sum(EventCost sum, const core::DrawCounters& draw, const core::VectorCost& vector)
{
    sum.vector += vector;
    ++sum.draws;
    sum.vertices += draw.vertices;
    sum.primitives += draw.primitives;
    sum.fragments += draw.fragments;
    sum.samples += draw.samplesWritten;
    return sum;
}

} // namespace

QString cyclesText(const EventCost& cost)
{
    if (!cost.cycles)
        return {};
    return cost.isInFrame ? counted(*cost.cycles, EventCosts::tr("%1 cycle in its frame"),
                                    EventCosts::tr("%1 cycles in its frame"))
                          : counted(*cost.cycles, EventCosts::tr("%1 cycle alone"), EventCosts::tr("%1 cycles alone"));
}

EventCosts::EventCosts(Inspector& inspector, QObject* parent) : QObject(parent), m_inspector(inspector)
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(kIdleMilliseconds);
    connect(&m_idle, &QTimer::timeout, this, &EventCosts::askNext);
}

void EventCosts::setIndex(std::shared_ptr<const EventIndex> index)
{
    m_index = std::move(index);
    m_frames.clear();
    m_runs.clear();
    m_urgent.reset();
    wantOthers();
}

void EventCosts::setViewer(QObject* view, Wanted wanted)
{
    m_viewer = view;
    m_wanted = std::move(wanted);
}

void EventCosts::wantOthers()
{
    if (std::exchange(m_isAsking, false))
        m_inspector.forget(this);
    m_idle.start();
}

void EventCosts::count(std::size_t frame)
{
    wantOthers();
    m_idle.stop();
    m_urgent = frame;
    askNext();
}

void EventCosts::stopCounting()
{
    if (std::exchange(m_urgent, std::nullopt))
        wantOthers();
}

void EventCosts::askNext()
{
    if (!m_index || m_isAsking)
        return;
    if (m_urgent && (askFor(*m_urgent, false) || askFor(*m_urgent, true)))
        return;
    m_urgent.reset();
    const Wish wish = m_viewer ? m_wanted() : Wish();
    for (const bool isTimed : {false, true})
        for (const std::size_t frame : wish.frames)
            if ((wish.isTimed || !isTimed) && askFor(frame, isTimed))
                return;
}

/// False: all of it is known.
bool EventCosts::askFor(std::size_t frame, bool isTimed)
{
    if (frame > m_index->frames.size())
        return false;
    const Frame& known = m_frames[frame];
    if (isTimed ? known.isTimed : known.isComplete)
        return false;
    ask(frame, isTimed);
    return true;
}

void EventCosts::ask(std::size_t frame, bool isTimed)
{
    const std::uint64_t from = isTimed ? m_frames[frame].timedPosition : m_frames[frame].position;
    m_isAsking = true;
    m_inspector.ask<core::DrawCosts>(
        this, std::max(m_index->beginOf(frame), from),
        [end = m_index->endOf(frame), isTimed](Inspection& inspection) {
            const core::CostStretch stretch{end, kBudget};
            return isTimed ? core::countTimedDraws(inspection.replay, inspection.config, inspection.source, stretch,
                                                   inspection.stop)
                           : core::countDraws(inspection.replay, inspection.source, stretch, inspection.stop);
        },
        [this, frame, isTimed](const core::Result<std::shared_ptr<const core::DrawCosts>>& costs) {
            m_isAsking = false;
            if (!costs) // the docks that show the place say why it can't be reached
                return fail(inWords(costs.error().message));
            isTimed ? addTimed(frame, **costs) : add(frame, **costs);
            emit progressed();
            askNext();
        },
        m_urgent ? Patience::None : Patience::CanWait);
}

void EventCosts::fail(const QString& why)
{
    if (std::exchange(m_urgent, std::nullopt))
        emit couldNotCount(why);
}

void EventCosts::add(std::size_t number, const core::DrawCosts& costs)
{
    Frame& frame = m_frames[number];
    if (frame.upTo.empty())
        frame.upTo.push_back({});
    for (std::size_t i = 0; i < costs.draws.size(); ++i) {
        frame.callNumbers.push_back(costs.draws[i].callNumber);
        frame.upTo.push_back(sum(frame.upTo.back(), costs.draws[i], costs.vector[i]));
    }
    frame.needs.insert(frame.needs.end(), costs.needs.begin(), costs.needs.end());
    frame.position = costs.position;
    frame.isComplete = costs.position >= m_index->endOf(number);
    if (frame.isComplete)
        emit counted();
}

void EventCosts::addTimed(std::size_t number, const core::DrawCosts& costs)
{
    Frame& frame = m_frames[number];
    if (frame.timedUpTo.empty())
        frame.timedUpTo.push_back({});
    // Both machines take up the same draws. Should one have failed on this one, nothing is told rather than a shift.
    for (std::size_t i = 0; i < costs.draws.size(); ++i) {
        const core::DrawCounters& draw = costs.draws[i];
        const std::size_t place = frame.timedUpTo.size() - 1;
        if (place >= frame.callNumbers.size() || frame.callNumbers[place] != draw.callNumber)
            break;
        const Timed before = frame.timedUpTo.back();
        frame.timedUpTo.push_back(
            {before.cycles + draw.cycles, before.energy + draw.energy, before.shaderRuns + draw.fragmentsShaded});
        frame.features.push_back(costs.features[i]);
    }
    frame.timedPosition = costs.position;
    frame.isTimed = costs.position >= m_index->endOf(number);
    if (frame.isTimed)
        emit counted();
}

bool EventCosts::isTimed(std::size_t frame) const
{
    const auto found = m_frames.find(frame);
    return found != m_frames.end() && found->second.isComplete && found->second.isTimed;
}

std::size_t EventCosts::timedDraws(std::size_t frame) const
{
    const auto found = m_frames.find(frame);
    return found == m_frames.end() || found->second.timedUpTo.empty() ? 0 : found->second.timedUpTo.size() - 1;
}

bool EventCosts::isCounted(std::size_t frame) const
{
    const auto found = m_frames.find(frame);
    return found != m_frames.end() && found->second.isComplete;
}

EventCost EventCosts::between(const Frame& frame, std::size_t from, std::size_t to) const
{
    const EventCost& before = frame.upTo[from];
    EventCost cost = frame.upTo[to];
    cost.draws -= before.draws;
    cost.vertices -= before.vertices;
    cost.primitives -= before.primitives;
    cost.fragments -= before.fragments;
    cost.samples -= before.samples;
    cost.vector -= before.vector;
    if (cost.draws == 1)
        cost.need = frame.needs[from];
    if (to < frame.timedUpTo.size()) {
        const Timed &first = frame.timedUpTo[from], &last = frame.timedUpTo[to];
        cost.cycles = last.cycles - first.cycles;
        cost.energy = last.energy - first.energy;
        cost.shaderRuns = last.shaderRuns - first.shaderRuns;
        if (cost.draws == 1 && from < frame.features.size())
            cost.features = frame.features[from];
    }
    return cost;
}

void EventCosts::setInFrame(bool isInFrame)
{
    m_isInFrame = isInFrame;
    wantOthers();
    emit counted();
}

void EventCosts::setFrameRun(std::size_t frame, const core::FrameRun& run)
{
    if (!m_index)
        return;
    std::map<std::uint32_t, Run::UpTo> byCall;
    for (const auto* spans : {&run.draws, &run.transfers})
        for (const core::DrawSpan& span : *spans) {
            Run::UpTo& of = byCall[span.call];
            ++of.steps;
            of.cycles += span.cost;
            of.energy += span.energy;
        }
    Run kept{m_index->firstActionFrom(m_index->beginOf(frame)), {{}}, {run.withoutDraw, run.tail}};
    const std::size_t end = m_index->firstActionFrom(m_index->endOf(frame));
    for (std::size_t i = kept.firstAction; i < end; ++i) {
        Run::UpTo sum = kept.upTo.back();
        if (const auto of = byCall.find(static_cast<std::uint32_t>(m_index->actions[i].callNumber)); of != byCall.end())
            sum = {sum.steps + of->second.steps, sum.cycles + of->second.cycles, sum.energy + of->second.energy};
        kept.upTo.push_back(sum);
    }
    m_runs[frame] = std::move(kept);
    emit counted();
}

auto EventCosts::restOf(std::size_t frame) const -> std::optional<Rest>
{
    const auto run = m_runs.find(frame);
    return m_isInFrame && run != m_runs.end() ? std::optional(run->second.rest) : std::nullopt;
}

/// Of actions of a frame. The steps of one call are one.
EventCost EventCosts::inFrame(EventCost cost, std::size_t frame, std::size_t first, std::size_t end) const
{
    cost.isInFrame = true;
    cost.cycles = cost.energy = std::nullopt;
    const auto found = m_runs.find(frame);
    if (found == m_runs.end())
        return cost;
    const Run& run = found->second;
    if (first < run.firstAction || end - run.firstAction >= run.upTo.size())
        return cost;
    const Run::UpTo &before = run.upTo[first - run.firstAction], &all = run.upTo[end - run.firstAction];
    if (all.steps > before.steps) {
        cost.cycles = all.cycles - before.cycles;
        cost.energy = all.energy - before.energy;
    }
    return cost;
}

std::optional<EventCost> EventCosts::ofFrame(std::size_t number) const
{
    if (!isCounted(number))
        return std::nullopt;
    const Frame& frame = m_frames.at(number);
    const EventCost alone = between(frame, 0, frame.upTo.size() - 1);
    return m_isInFrame ? inFrame(alone, number, m_index->firstActionFrom(m_index->beginOf(number)),
                                 m_index->firstActionFrom(m_index->endOf(number)))
                       : alone;
}

std::optional<EventCost> EventCosts::of(std::size_t number, std::uint64_t firstCall, std::uint64_t lastCall) const
{
    const auto cost = alone(number, firstCall, lastCall);
    return cost && m_isInFrame
               ? inFrame(*cost, number, m_index->firstActionFrom(firstCall), m_index->firstActionFrom(lastCall + 1))
               : cost;
}

std::optional<EventCost> EventCosts::alone(std::size_t number, std::uint64_t firstCall, std::uint64_t lastCall) const
{
    if (!isCounted(number))
        return std::nullopt;
    const Frame& frame = m_frames.at(number);
    const std::size_t first = m_index->firstActionFrom(firstCall);
    const std::size_t end = m_index->firstActionFrom(lastCall + 1);
    if (first == end)
        return EventCost{};
    const auto& numbers = frame.callNumbers;
    const auto from = std::ranges::lower_bound(numbers, m_index->actions[first].callNumber) - numbers.begin();
    const auto to = std::ranges::upper_bound(numbers, m_index->actions[end - 1].callNumber) - numbers.begin();
    return between(frame, static_cast<std::size_t>(from), static_cast<std::size_t>(std::max(from, to)));
}

} // namespace vitrine::views
