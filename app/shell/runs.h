// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/run_plan.h"

#include <QObject>

class QLabel;

namespace vitrine::views {
class Desk;
} // namespace vitrine::views

namespace vitrine::app {

class Navigator;
class Session;
class WindowActions;

/// Runs of the machine: to breakpoints, from task to task, to where something changes. Answers their actions, tells in
/// the status bar what has stopped a run, and counts the hits of breakpoints.
class Runs final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        WindowActions& actions;
        Navigator& navigator;
        Session& session;
        views::Desk& desk;
        QLabel& told; ///< in the status bar
    };
    Runs(const Parts& parts, QObject* parent);

private:
    void connectActions();
    void runToBreakpoint(bool isForward);
    void runToChange(bool isForward);
    void toggleBreakpoint();
    void tell();
    /// For something that has to be done first; `request` keeps what is said.
    void ask(QString& request, const QString& sentence);
    void withdraw(QString& request);
    [[nodiscard]] bool hasBreakpoint() const;

    const Parts m_parts;
    const std::shared_ptr<const RunPlan> m_tasks;
    QString m_breakpointRequest; ///< empty: nothing is asked for
    QString m_selectionRequest;
};

} // namespace vitrine::app
