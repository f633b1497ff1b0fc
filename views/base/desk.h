// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"
#include "views/base/moment.h"

#include <QObject>
#include <QPointer>

class QSettings;

namespace vitrine::views {

class CallTextSource;
class EventCosts;
class EventDecorations;
class Inspector;
class MachineShelf;
class Notes;

/// What the docks of a window share: the one position, the one selection, and whom to ask. Docks read from here and
/// wish here; the window fulfils the wishes.
class Desk final : public QObject {
    Q_OBJECT

public:
    struct Helpers {
        Inspector& inspector;
        Notes& notes;
        CallTextSource& texts;
        MachineShelf& machines;
        QSettings& settings; ///< for what a dock remembers (columns, switches): keys "docks/ID/…"
    };
    explicit Desk(const Helpers& helpers, QObject* parent = nullptr);

    [[nodiscard]] const Moment& moment() const { return m_moment; }
    [[nodiscard]] const Selection& selection() const { return m_selection; }
    [[nodiscard]] Inspector& inspector() const { return m_helpers.inspector; }
    [[nodiscard]] Notes& notes() const { return m_helpers.notes; }
    [[nodiscard]] CallTextSource& texts() const { return m_helpers.texts; }
    [[nodiscard]] MachineShelf& machines() const { return m_helpers.machines; }
    [[nodiscard]] QSettings& settings() const { return m_helpers.settings; }

    /// What draws cost, counted for all who show it.
    [[nodiscard]] EventCosts& costs() const { return *m_costs; }

    /// A click: every dock shows it, none comes up.
    void select(const Selection& selection);
    /// Goes there, selects, and brings up the dock that shows it; the way back is kept. Nothing happens when it is the
    /// answer to a question that a newer place has overtaken (Inspector::isOvertaken()).
    void follow(const Link& link);
    /// One of many places in a row, as the mouse is drawn along them: the way back leads past all of them.
    void drag(const Link& link) { emit dragged(link); }
    /// Replays the capture on another machine, from the place that is shown.
    void useMachine(const MachineChoice& machine) { emit machineWished(machine); }
    /// Whether docks show draws in their frame, with draws in flight, or alone (RUN-07). The window goes from the one
    /// to the other where it stands inside a draw.
    [[nodiscard]] bool isInFrame() const { return m_isInFrame; }
    void setInFrame(bool isInFrame);
    /// Whether the window shows others something: views leave out what is there to be clicked.
    [[nodiscard]] bool hasFewControls() const { return m_hasFewControls; }
    void setFewControls(bool areFew);
    /// Brings up the dock of What if with a knob turned there.
    void askWhatIf(const QString& knob, const QString& value);
    /// A sentence for the user: what could not be done, and why.
    void say(const QString& sentence) { emit said(sentence); }
    /// It is not true any more: what was asked for in it has been done.
    void unsay(const QString& sentence) { emit unsaid(sentence); }

    /// What stands beside the rows of the events; null: nothing. Stays with who made it.
    [[nodiscard]] EventDecorations* eventDecorations() const;
    void setEventDecorations(EventDecorations* decorations);

    /// The window's: the replay shows something else.
    void setMoment(Moment moment);

signals:
    void momentChanged();
    void inFrameChanged(bool isInFrame);
    void fewControlsChanged(bool areFew);
    void selectionChanged();
    void eventDecorationsChanged();
    /// Something is about to be told that the view in this dock listens to: it has to be there.
    void dockNeeded(const QString& id);
    void followed(const vitrine::views::Link& link);
    void dragged(const vitrine::views::Link& link);
    void said(const QString& sentence);
    void unsaid(const QString& sentence);
    void whatIfAsked(const QString& knob, const QString& value);
    void machineWished(const vitrine::views::MachineChoice& machine);

private:
    Helpers m_helpers;
    EventCosts* m_costs;
    Moment m_moment;
    bool m_isInFrame = false;
    bool m_hasFewControls = false;
    Selection m_selection;
    QPointer<QObject> m_eventDecorations;
};

} // namespace vitrine::views
