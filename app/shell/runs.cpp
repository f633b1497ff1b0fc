// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/runs.h"

#include "app/run_text.h"
#include "app/session/session.h"
#include "app/session/stepping.h"
#include "app/shell/navigator.h"
#include "app/window_actions.h"
#include "views/base/breakpoints.h"
#include "views/base/desk.h"
#include "views/theme/key_text.h"

#include <QLabel>

#include <algorithm>
#include <utility>

namespace vitrine::app {

namespace {

std::shared_ptr<const RunPlan> taskPlan()
{
    return std::make_shared<const RunPlan>(RunPlan{
        {core::EventStop{"task.enqueue", {}}, core::EventStop{"task.issue", {}}, core::EventStop{"task.retire", {}}},
        RunPlan::Reach::Draw});
}

/// Pixels outlive draws; what a queue, unit or task does is of one.
RunPlan::Reach reachOf(const core::Breakpoint& what)
{
    return std::holds_alternative<core::PixelStop>(what) ? RunPlan::Reach::Capture : RunPlan::Reach::Draw;
}

/// The moment, or the draw before it.
std::optional<views::DrawLink> drawPlaceOf(const SessionState& state)
{
    if (state.inside)
        return views::DrawLink{state.inside->draw, state.inside->cycle,
                               state.inside->isInFrame ? views::CycleAxis::Frame : views::CycleAxis::Draw};
    const auto draw = state.capture ? drawBehind(state.capture->index, state.position) : std::nullopt;
    return draw ? std::optional(views::DrawLink{state.capture->index.actions[*draw].draw, std::nullopt}) : std::nullopt;
}

} // namespace

Runs::Runs(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts), m_tasks(taskPlan())
{
    connectActions();
    connect(&m_parts.session, &Session::stateChanged, this, &Runs::tell);
    connect(&m_parts.desk, &views::Desk::selectionChanged, this, [this] { withdraw(m_selectionRequest); });
    connect(&views::Breakpoints::of(m_parts.desk), &views::Breakpoints::changed, this, [this] {
        if (hasBreakpoint())
            withdraw(m_breakpointRequest);
    });
    connect(&m_parts.desk, &views::Desk::momentChanged, this, [this] {
        if (!m_parts.desk.moment().isOpen())
            m_parts.told.clear();
    });
}

void Runs::connectActions()
{
    const auto on = [this](ActionId id, auto&& slot) {
        connect(&m_parts.actions[id], &QAction::triggered, this, slot);
    };
    on(ActionId::NextTask, [this] { m_parts.navigator.run(m_tasks, true); });
    on(ActionId::PreviousTask, [this] { m_parts.navigator.run(m_tasks, false); });
    on(ActionId::RunToBreakpoint, [this] { runToBreakpoint(true); });
    on(ActionId::RunBackToBreakpoint, [this] { runToBreakpoint(false); });
    on(ActionId::RunToChange, [this] { runToChange(true); });
    on(ActionId::RunBackToChange, [this] { runToChange(false); });
    on(ActionId::ToggleBreakpoint, [this] { toggleBreakpoint(); });
}

void Runs::ask(QString& request, const QString& sentence)
{
    request = views::withKeys(*this, sentence);
    m_parts.desk.say(request);
}

// It stays in sight until the user has done it, and no longer.
void Runs::withdraw(QString& request)
{
    if (!request.isEmpty())
        m_parts.desk.unsay(std::exchange(request, {}));
}

bool Runs::hasBreakpoint() const
{
    return std::ranges::any_of(views::Breakpoints::of(m_parts.desk).all(), &views::BreakpointEntry::isEnabled);
}

void Runs::runToBreakpoint(bool isForward)
{
    RunPlan plan{{}, RunPlan::Reach::Capture};
    for (const views::BreakpointEntry& entry : views::Breakpoints::of(m_parts.desk).all())
        if (entry.isEnabled)
            plan.stops.push_back(entry.what);
    if (plan.stops.empty())
        return ask(m_breakpointRequest,
                   tr("There is no breakpoint to run to. {key:toggle-breakpoint} sets one on the selected queue, "
                      "unit, task or pixel; the dock “Breakpoints” lists them."));
    m_parts.navigator.run(std::make_shared<const RunPlan>(std::move(plan)), isForward);
}

void Runs::runToChange(bool isForward)
{
    const auto change = views::changeOf(m_parts.desk.selection());
    if (!change)
        return ask(m_selectionRequest, tr("Select a queue, a unit, a task or a pixel first: its changes are run to."));
    m_parts.navigator.run(std::make_shared<const RunPlan>(RunPlan{{*change}, reachOf(*change)}), isForward);
}

void Runs::toggleBreakpoint()
{
    const auto choices = views::breakpointsFor(m_parts.desk.selection());
    if (choices.empty())
        return ask(m_selectionRequest,
                   tr("Select a queue, a unit, a task or a pixel first: the breakpoint is set on it."));
    views::Breakpoints::of(m_parts.desk).toggle(choices.front());
}

void Runs::tell()
{
    const auto& state = m_parts.session.state();
    const QString sentence = runText(*state);
    m_parts.told.setText(sentence);
    m_parts.told.setToolTip(sentence);
    const auto place = drawPlaceOf(*state);
    if (!state->run || state->run->plan == m_tasks || !place)
        return;
    for (const std::size_t stop : state->run->met)
        views::Breakpoints::of(m_parts.desk).noteHit(state->run->plan->stops[stop], *place);
}

} // namespace vitrine::app
