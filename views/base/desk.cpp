// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/desk.h"

#include "views/base/event_costs.h"
#include "views/base/event_decorations.h"
#include "views/base/inspector.h"

#include <utility>

namespace vitrine::views {

Desk::Desk(const Helpers& helpers, QObject* parent)
    : QObject(parent), m_helpers(helpers), m_costs(new EventCosts(helpers.inspector, this))
{
}

void Desk::select(const Selection& selection)
{
    if (selection == m_selection)
        return;
    m_selection = selection;
    emit selectionChanged();
}

void Desk::follow(const Link& link)
{
    const Link kept = link; // where it leads, what it is of may become another: a line that is put together anew
    if (kept.place != Link::Place() && inspector().isOvertaken())
        return;
    if (kept.dock && *kept.dock)
        emit dockNeeded(QString::fromLatin1(kept.dock));
    emit followed(kept);
}

void Desk::setInFrame(bool isInFrame)
{
    if (std::exchange(m_isInFrame, isInFrame) == isInFrame)
        return;
    m_costs->setInFrame(isInFrame);
    emit inFrameChanged(isInFrame);
}

void Desk::setFewControls(bool areFew)
{
    if (std::exchange(m_hasFewControls, areFew) != areFew)
        emit fewControlsChanged(areFew);
}

void Desk::askWhatIf(const QString& knob, const QString& value)
{
    static constexpr const char* kDock = "what-if";
    emit dockNeeded(QString::fromLatin1(kDock));
    emit whatIfAsked(knob, value);
    follow({.place = {}, .selection = {}, .dock = kDock});
}

EventDecorations* Desk::eventDecorations() const
{
    return static_cast<EventDecorations*>(m_eventDecorations.data());
}

void Desk::setEventDecorations(EventDecorations* decorations)
{
    m_eventDecorations = decorations;
    emit eventDecorationsChanged();
}

void Desk::setMoment(Moment moment)
{
    const bool isOtherCapture = moment.index != m_moment.index;
    m_moment = std::move(moment);
    if (isOtherCapture) {
        m_costs->setIndex(m_moment.index);
        select({});
    }
    if (m_moment.inside) // places that were kept know which they are
        setInFrame(m_moment.inside->isInFrame);
    emit momentChanged();
}

} // namespace vitrine::views
