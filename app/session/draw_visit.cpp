// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/draw_visit.h"

#include <algorithm>

namespace vitrine::app {

using core::Cycle;
using core::Result;

Result<void> DrawVisit::goTo(Cycle cycle, const core::DrawPace& pace)
{
    m_event.reset();
    m_target = cycle;
    auto moved = m_replay->seek(cycle, pace);
    if (moved)
        m_target = m_replay->cycle();
    return moved;
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
        if (!condition || !core::appliesTo(run.plan->stops[i], m_draw))
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

std::shared_ptr<const InsideDraw> DrawVisit::facts() const
{
    return std::make_shared<const InsideDraw>(InsideDraw{m_draw, m_replay->cycle(), m_replay->length(), m_event,
                                                         m_replay->snapshot(), m_replay->unitDescriptions(),
                                                         m_replay->queueDescriptions()});
}

} // namespace vitrine::app
