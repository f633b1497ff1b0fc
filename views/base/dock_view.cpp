// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_view.h"

#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/base/notes.h"

#include <utility>

namespace vitrine::views {

DockView::DockView(Desk& desk, QWidget* parent) : QWidget(parent), m_desk(desk)
{
    connect(&desk, &Desk::momentChanged, this, [this] { note({.moment = true}); });
    connect(&desk, &Desk::selectionChanged, this, [this] { note({.selection = true}); });
    connect(&desk.notes(), &Notes::changed, this, [this] { note({.notes = true}); });
}

QString DockView::machine() const
{
    const SharedMachine& machine = m_desk.moment().machine;
    return machine ? machineText(*machine) : QString();
}

void DockView::note(const Changes& changes)
{
    m_missed.moment |= changes.moment;
    m_missed.selection |= changes.selection;
    m_missed.notes |= changes.notes;
    if (isVisible())
        refresh(std::exchange(m_missed, {}));
}

void DockView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_missed.moment || m_missed.selection || m_missed.notes)
        refresh(std::exchange(m_missed, {}));
}

} // namespace vitrine::views
