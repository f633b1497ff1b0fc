// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/draw_visit.h"

#include "core/gpu/timed_gpu.h"

#include <algorithm>

namespace vitrine::app {

using core::Cycle;
using core::Result;

namespace {

bool appliesToAny(const core::Breakpoint& stop, const DrawVisit::Span& span)
{
    for (std::uint32_t draw = span.first; draw <= span.last; ++draw)
        if (core::appliesTo(stop, draw))
            return true;
    return false;
}

} // namespace

DrawVisit::DrawVisit(std::unique_ptr<core::DrawReplay> replay, const Span& span)
    : m_replay(std::move(replay)), m_span(span)
{
    if (!isInFrame())
        return;
    m_begins = std::make_unique<Begins>();
    m_subscription.emplace(m_replay->gpu().hub().subscribe(*m_begins));
}

Result<void> DrawVisit::goTo(Cycle cycle, const core::DrawPace& pace)
{
    m_event.reset();
    m_target = cycle;
    auto moved = m_replay->seek(cycle, pace);
    if (moved)
        m_target = m_replay->cycle();
    return moved;
}

Result<void> DrawVisit::goToDraw(std::uint64_t call, Cycle cycle, const core::DrawPace& pace)
{
    if (!m_begins->of(call))
        if (auto ran = m_replay->runUntil(
                core::kNever, [&] { return m_begins->of(call).has_value(); }, pace);
            !ran)
            return ran;
    const auto begin = m_begins->of(call);
    if (!begin)
        return core::failure("the draw of call {} is not run in its frame", call);
    return goTo(*begin + cycle, pace);
}

Result<void> DrawVisit::step(const Step& step, const core::DrawPace& pace)
{
    if (step.kind == StepKind::Event)
        return stepEvents(step, pace);
    const auto distance = static_cast<Cycle>(std::abs(step.count));
    return goTo(step.count < 0 ? m_target - std::min(m_target, distance) : m_target + distance, pace);
}

Result<void> DrawVisit::stepEvents(const Step& step, const core::DrawPace& pace)
{
    if (m_replay->cycle() != m_target)
        if (auto moved = goTo(m_target, pace); !moved)
            return moved;
    for (std::int64_t i = 0; i < std::abs(step.count); ++i) {
        const auto found = step.count > 0 ? m_replay->nextEvent(step.filter, pace.stop)
                                          : m_replay->previousEvent(step.filter, pace.stop);
        if (!found)
            return found.error();
        if (!*found)
            break;
        m_event = **found;
        m_target = m_replay->cycle();
    }
    return {};
}

Result<std::optional<core::FoundMoment>> DrawVisit::run(const Run& run, const core::DrawPace& pace)
{
    const auto units = m_replay->unitDescriptions();
    const auto queues = m_replay->queueDescriptions();
    std::vector<core::MomentCondition> conditions;
    std::vector<std::size_t> stops; // that they come from
    for (std::size_t i = 0; i < run.plan->stops.size(); ++i) {
        auto condition = core::momentCondition(run.plan->stops[i], units, queues);
        if (!condition || !appliesToAny(run.plan->stops[i], m_span))
            continue;
        conditions.push_back(*std::move(condition));
        stops.push_back(i);
    }
    if (conditions.empty())
        return std::optional<core::FoundMoment>();
    core::MomentFinder finder(*m_replay, conditions);
    auto found = run.isForward ? finder.next(m_target, core::kNever, pace)
                               : finder.previous(m_target + (run.isEntered ? 1 : 0), 0, pace);
    if (!found || !*found)
        return found;
    for (std::size_t& condition : (*found)->met)
        condition = stops[condition];
    if (auto moved = goTo((*found)->cycle, pace); !moved)
        return moved.error();
    return found;
}

std::uint64_t DrawVisit::callAtHand() const
{
    return m_replay->command().callNumber;
}

std::shared_ptr<const InsideDraw> DrawVisit::facts(std::uint32_t draw) const
{
    return std::make_shared<const InsideDraw>(InsideDraw{draw, isInFrame(), m_replay->cycle(), m_replay->length(),
                                                         m_event, m_replay->snapshot(), m_replay->unitDescriptions(),
                                                         m_replay->queueDescriptions()});
}

} // namespace vitrine::app
