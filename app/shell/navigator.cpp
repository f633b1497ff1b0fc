// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/navigator.h"

#include "app/place_text.h"
#include "app/session/session.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/machine/recordings.h"

#include <utility>

namespace vitrine::app {

Navigator::Navigator(Session& session, views::Desk& desk, QObject* parent)
    : QObject(parent), m_session(session), m_desk(desk)
{
    connect(&session, &Session::stateChanged, this, &Navigator::arrive);
    connect(&session, &Session::busyChanged, &m_history, [this](bool busy) {
        if (!busy)
            m_history.settle();
    });
    connect(&desk, &views::Desk::momentChanged, this, &Navigator::showAsMeant);
    connect(&desk, &views::Desk::selectionChanged, &m_history, [this] { m_history.select(m_desk.selection()); });
}

// What was asked for before does not lead elsewhere any more.
void Navigator::depart(History::Move move)
{
    m_desk.inspector().noteDeparture();
    m_history.announce(move);
    m_isMeantInFrame.reset();
}

/// A cycle of a frame, as bookmarks and the way back have it, is shown in the frame, one of a draw alone in the draw.
void Navigator::head(const Place& place)
{
    m_isMeantInFrame.reset();
    if (place.kind == Place::Kind::Draw && place.cycle)
        m_isMeantInFrame = place.isInFrame;
    m_session.go(place);
}

/// The window stands there: docks follow without going anywhere.
void Navigator::showAsMeant()
{
    const auto& inside = m_desk.moment().inside;
    if (!m_isMeantInFrame || !inside || inside->isInFrame != *m_isMeantInFrame)
        return;
    m_isMeantInFrame.reset();
    m_desk.setInFrame(inside->isInFrame);
}

void Navigator::jump(const Place& place)
{
    depart(History::Move::Jump);
    head(place);
}

void Navigator::step(StepKind kind, std::int64_t count)
{
    depart(History::Move::Step);
    noteStep(kind);
    if (kind == StepKind::Cycle || kind == StepKind::Event)
        enterAtCursor();
    m_session.step(kind, count);
}

// Steps of the clock go on from the cycle that the docks show, which behind a draw they have chosen themselves.
void Navigator::enterAtCursor()
{
    const views::Recordings& recordings = views::Recordings::of(m_desk);
    if (recordings.isCursorPlaced())
        m_session.go({Place::Kind::Draw, recordings.draw(), recordings.cursor(), recordings.isInFrame()});
}

void Navigator::noteStep(StepKind kind)
{
    if (std::exchange(m_stepKind, kind) != kind)
        emit stepKindChanged();
}

void Navigator::run(std::shared_ptr<const RunPlan> plan, bool isForward)
{
    depart(plan->reach == RunPlan::Reach::Capture ? History::Move::Jump : History::Move::Step);
    m_session.run(std::move(plan), isForward);
}

void Navigator::drag(std::uint64_t position)
{
    depart(History::Move::Drag);
    m_session.go({Place::Kind::Position, position});
}

void Navigator::drag(const views::Link& link)
{
    const auto place = placeOf(link, m_desk.isInFrame());
    if (!place)
        return;
    depart(History::Move::Drag);
    m_session.go(*place);
}

void Navigator::goToFirstAction()
{
    if (m_session.capture())
        jump({Place::Kind::Position, firstAction(m_session.capture()->index)});
}

void Navigator::goToLastAction()
{
    if (m_session.capture())
        jump({Place::Kind::Position, lastAction(m_session.capture()->index)});
}

void Navigator::goToEndOfFrame()
{
    if (!m_session.state())
        return;
    depart(History::Move::Step);
    m_session.go({Place::Kind::Position, endOfFrame(m_session.capture()->index, m_session.state()->position)});
}

void Navigator::follow(const views::Link& link)
{
    const bool isSelecting = link.selection != views::Selection();
    const auto place = placeOf(link, m_desk.isInFrame());
    if (place)
        jump(*place);
    else if (isSelecting)
        m_history.announce(History::Move::Jump);
    if (isSelecting)
        m_desk.select(link.selection);
    if (!place && isSelecting && m_session.state())
        arrive();
}

void Navigator::travel(qsizetype count)
{
    if (!m_session.capture())
        return;
    const auto entry = m_history.travel(count);
    if (!entry)
        return;
    m_desk.inspector().noteDeparture();
    m_desk.select(entry->selection);
    head(entry->place);
}

void Navigator::captureChanged()
{
    const auto capture = m_session.capture();
    // A file that was recorded anew has other places.
    m_history.setCapture(capture ? QStringLiteral("%1\n%2").arg(QString::fromStdU16String(capture->path.u16string()),
                                                                QString::number(capture->index.callCount))
                                 : QString());
}

void Navigator::arrive()
{
    const auto& state = m_session.state();
    m_history.arrive({placeOf(*state), m_desk.selection(), positionText(*state)});
}

} // namespace vitrine::app
