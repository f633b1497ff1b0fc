// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/events/event_costs.h"

#include "views/base/desk.h"
#include "views/base/inspector.h"

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kIdleMilliseconds = 300;
constexpr core::ReplayCost kBudget = 60'000'000; // nominal nanoseconds of a stretch

EventCost sum(EventCost sum, const core::DrawCounters& draw)
{
    ++sum.draws;
    sum.vertices += draw.vertices;
    sum.primitives += draw.primitives;
    sum.fragments += draw.fragments;
    sum.samples += draw.samplesWritten;
    return sum;
}

} // namespace

EventCosts::EventCosts(Desk& desk, QWidget* view, Wanted wanted)
    : QObject(view), m_desk(desk), m_view(*view), m_wanted(std::move(wanted))
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(kIdleMilliseconds);
    connect(&m_idle, &QTimer::timeout, this, &EventCosts::askNext);
}

void EventCosts::setIndex(std::shared_ptr<const EventIndex> index)
{
    m_index = std::move(index);
    m_frames.clear();
    wantOthers();
}

void EventCosts::wantOthers()
{
    if (m_isAsking)
        m_desk.inspector().forget(this);
    m_isAsking = false;
    m_idle.start();
}

void EventCosts::askNext()
{
    if (!m_index || !m_view.isVisible())
        return;
    for (const std::size_t frame : m_wanted())
        if (frame <= m_index->frames.size() && !m_frames[frame].isComplete)
            return ask(frame);
}

void EventCosts::ask(std::size_t frame)
{
    const std::uint64_t begin = std::max(m_index->beginOf(frame), m_frames[frame].position);
    m_isAsking = true;
    m_desk.inspector().ask<core::DrawCosts>(
        this, begin,
        [end = m_index->endOf(frame)](Inspection& inspection) {
            return core::countDraws(inspection.replay, inspection.source, {end, kBudget}, inspection.stop);
        },
        [this, frame](const core::Result<std::shared_ptr<const core::DrawCosts>>& costs) {
            m_isAsking = false;
            if (!costs)
                return; // the docks that show the place say why it can't be reached
            add(frame, **costs);
            askNext();
        });
}

void EventCosts::add(std::size_t number, const core::DrawCosts& costs)
{
    Frame& frame = m_frames[number];
    if (frame.upTo.empty())
        frame.upTo.push_back({});
    for (const core::DrawCounters& draw : costs.draws) {
        frame.callNumbers.push_back(draw.callNumber);
        frame.upTo.push_back(sum(frame.upTo.back(), draw));
    }
    frame.needs.insert(frame.needs.end(), costs.needs.begin(), costs.needs.end());
    frame.position = costs.position;
    frame.isComplete = costs.position >= m_index->endOf(number);
    if (frame.isComplete)
        emit counted();
}

bool EventCosts::isCounted(std::size_t frame) const
{
    const auto found = m_frames.find(frame);
    return found != m_frames.end() && found->second.isComplete;
}

std::optional<EventCost> EventCosts::of(std::size_t number, std::uint64_t firstCall, std::uint64_t lastCall) const
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
    const EventCost& before = frame.upTo[static_cast<std::size_t>(from)];
    EventCost cost = frame.upTo[static_cast<std::size_t>(std::max(from, to))];
    cost.draws -= before.draws;
    cost.vertices -= before.vertices;
    cost.primitives -= before.primitives;
    cost.fragments -= before.fragments;
    cost.samples -= before.samples;
    if (cost.draws == 1)
        cost.need = frame.needs[static_cast<std::size_t>(from)];
    const auto all = static_cast<double>(frame.upTo.back().fragments);
    cost.share = all > 0 ? static_cast<double>(cost.fragments) / all : 0;
    return cost;
}

} // namespace vitrine::views
