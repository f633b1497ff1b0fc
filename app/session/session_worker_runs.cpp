// SPDX-License-Identifier: GPL-3.0-or-later
// How the session's thread runs the machine to where a plan stops, through as many draws as the plan reaches.
#include "app/session/session_worker.h"

#include "app/session/stepping.h"

#include <algorithm>
#include <utility>

namespace vitrine::app {

using core::Result;

Result<void> SessionWorker::run(const Step& step, const std::stop_token& stop)
{
    for (std::int64_t i = 0; i < std::abs(step.count); ++i) {
        const auto ran = runOnce(step, stop);
        if (!ran)
            return ran.error();
        if (!*ran)
            break;
    }
    return {};
}

/// False when nothing stopped it: then it is back where it began.
Result<bool> SessionWorker::runOnce(const Step& step, const std::stop_token& stop)
{
    const Place begin = target();
    const std::uint64_t beginsAt = m_target;
    const bool isForward = step.count > 0;
    const bool isLong = step.plan->reach == RunPlan::Reach::Capture;
    for (bool isEntered = !m_visit;; isEntered = true) {
        if (isEntered) {
            if (stopBetweenDraws(step))
                return true;
            if (auto entered = enterNext(step, stop); !entered)
                return entered.error();
            else if (!*entered)
                break;
            if (isLong)
                tellProgress(beginsAt, isForward);
        }
        auto found = m_visit->run({isForward, isEntered, step.plan}, isLong ? core::DrawPace{stop, {}} : pace(stop));
        if (!found)
            return found.error();
        if (*found) {
            m_run = std::make_shared<const RunEnd>(RunEnd{step.plan, isForward, (*found)->met, (*found)->event});
            return true;
        }
        if (!isLong)
            break;
    }
    m_run = std::make_shared<const RunEnd>(RunEnd{step.plan, isForward, {}, {}});
    if (auto back = goToPlace(begin, stop); !back)
        return back.error();
    return false;
}

/// Whether a frame ends on the way to the next draw, and the plan stops there. The session has gone there then.
bool SessionWorker::stopBetweenDraws(const Step& step)
{
    std::vector<std::size_t> met;
    for (std::size_t i = 0; i < step.plan->stops.size(); ++i)
        if (core::stopsBetweenDraws(step.plan->stops[i]))
            met.push_back(i);
    if (met.empty() || step.plan->reach != RunPlan::Reach::Capture)
        return false;
    const auto& index = m_capture->index;
    const bool isForward = step.count > 0;
    const std::uint64_t from = m_target + (m_visit && !isForward ? 1 : 0);
    const std::uint64_t end = stepTarget(index, from, StepKind::Frame, isForward ? 1 : -1);
    const auto draw = drawOf(step);
    if (end == from || (draw && (index.actions[*draw].callIndex < end) == isForward))
        return false;
    m_visit.reset();
    m_target = end;
    m_run = std::make_shared<const RunEnd>(RunEnd{step.plan, isForward, std::move(met), {}});
    return true;
}

/// False when there is none. Draws that draw nothing, because their call is refused, are passed by.
Result<bool> SessionWorker::enterNext(const Step& step, const std::stop_token& stop)
{
    const bool isForward = step.count > 0;
    for (;;) {
        const auto draw = drawOf(step);
        if (!draw)
            return false;
        if (auto entered = enter(*draw, step.isInFrame, stop); entered)
            break;
        else if (stop.stop_requested())
            return entered.error();
        if (isForward)
            ++m_target;
    }
    if (!isForward)
        if (auto ended = m_visit->goTo(core::kNever, pace(stop)); !ended)
            return ended.error();
    return true;
}

/// In calls, of those up to the end of the capture or back to its beginning.
void SessionWorker::tellProgress(std::uint64_t beginsAt, bool isForward)
{
    const std::uint64_t done = isForward ? m_target - beginsAt : beginsAt - m_target;
    m_listener.progressed(done, isForward ? m_capture->index.callCount - beginsAt : beginsAt);
}

/// The next draw, or the one before, in which the plan could stop at all.
std::optional<std::size_t> SessionWorker::drawOf(const Step& step) const
{
    const auto& index = m_capture->index;
    const bool isForward = step.count > 0;
    std::uint64_t from = m_target;       // inside a draw it stands before that
    if (m_visit && m_visit->isInFrame()) // past all draws of it
        from = index.actions[*actionOf(isForward ? m_visit->span().last : m_visit->span().first)].callIndex;
    if (m_visit && isForward)
        ++from;
    for (;;) {
        const auto draw = isForward ? drawAhead(index, from) : drawBehind(index, from);
        if (!draw)
            return std::nullopt;
        const core::ActionEntry& action = index.actions[*draw];
        if (std::ranges::any_of(step.plan->stops,
                                [&](const core::Breakpoint& stop) { return core::appliesTo(stop, action.draw); }))
            return draw;
        from = isForward ? action.callIndex + 1 : action.callIndex;
    }
}

Place SessionWorker::target() const
{
    if (m_visit)
        return {Place::Kind::Draw, m_visit->span().first, m_visit->target(), m_visit->isInFrame()};
    return {Place::Kind::Position, m_target};
}

} // namespace vitrine::app
