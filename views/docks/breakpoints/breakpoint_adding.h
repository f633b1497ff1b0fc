// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/machine_parts.h"
#include "views/base/breakpoints.h"

#include <QWidget>

class QLabel;
class QMenu;
class QToolButton;

namespace vitrine::views {

class ConditionField;
class Desk;

/// The row in which breakpoints are set: by writing a condition, whose names it completes and whose meaning it tells,
/// or by choosing one from a menu of everything that the machine has.
class BreakpointAdding final : public QWidget {
    Q_OBJECT

public:
    explicit BreakpointAdding(Desk& desk, QWidget* parent = nullptr);

    /// Those that the machine has.
    void setParts(const core::MachineParts& parts);
    /// In the place of what is written; an error stays until something else is written.
    void tell(const QString& sentence, bool isError);

    [[nodiscard]] ConditionField& field() const { return *m_field; }

private:
    void read();
    void add();
    [[nodiscard]] core::Result<core::Breakpoint> written() const;
    void begin(const QString& text);
    void fillChoices();
    void addChoice(QMenu& menu, const core::Breakpoint& what);
    void addEvents(QMenu& menu);
    void addQueues(QMenu& menu);
    void addUnits(QMenu& menu);

    Desk& m_desk;
    core::MachineParts m_parts;
    ConditionField* m_field;
    QToolButton* m_add = nullptr;
    QMenu* m_choices; ///< filled anew each time it is opened
    QLabel* m_told;
};

} // namespace vitrine::views
