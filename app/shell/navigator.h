// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_state.h"
#include "app/session/stepping.h"
#include "app/shell/history.h"

#include <QObject>

#include <memory>
#include <optional>

namespace vitrine::views {
class Desk;
struct Link;
} // namespace vitrine::views

namespace vitrine::app {

class Session;

/// Every move of the window goes through here, so that the history knows jumps from steps.
class Navigator final : public QObject {
    Q_OBJECT

public:
    Navigator(Session& session, views::Desk& desk, QObject* parent);

    void jump(const Place& place);
    void step(StepKind kind, std::int64_t count);
    /// A long run is a jump: the way back leads to where it began.
    void run(std::shared_ptr<const RunPlan> plan, bool isForward);
    /// One of many places in a row, as the mouse is drawn along them.
    void drag(std::uint64_t position);
    void drag(const views::Link& link);
    /// To the first or the last draw, clear or copy, or out of the frame.
    void goToFirstAction();
    void goToLastAction();
    void goToEndOfFrame();
    /// Goes to the link's place and selects its thing.
    void follow(const views::Link& link);
    /// So many entries of the history back (negative) or on.
    void travel(qsizetype count);

    /// The session has opened or closed its capture.
    void captureChanged();

    [[nodiscard]] const History& history() const { return m_history; }
    /// Of the last step; at first, by draws.
    [[nodiscard]] StepKind stepKind() const { return m_stepKind; }

signals:
    void stepKindChanged();

private:
    void depart(History::Move move);
    void arrive();
    void enterAtCursor();
    void noteStep(StepKind kind);
    void head(const Place& place);
    void showAsMeant();

    Session& m_session;
    views::Desk& m_desk;
    History m_history;
    StepKind m_stepKind = StepKind::Action;
    std::optional<bool> m_isMeantInFrame; ///< of the place inside a draw that is gone to; nothing: of no such place
};

} // namespace vitrine::app
