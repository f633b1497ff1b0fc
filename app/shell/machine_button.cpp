// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/machine_button.h"

#include "app/shell/machine_uses.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"

#include <QEvent>
#include <QMenu>

namespace vitrine::app {

namespace {

constexpr int kLetters = 24; // of an average width; the tooltip has all of them

} // namespace

MachineButton::MachineButton(views::Desk& desk, QWidget* parent)
    : QToolButton(parent), m_desk(desk), m_choices(new QMenu(this))
{
    setObjectName(QStringLiteral("machineButton"));
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setMenu(m_choices);
    connect(m_choices, &QMenu::aboutToShow, this, &MachineButton::fillMenu);
    connect(&desk, &views::Desk::momentChanged, this, &MachineButton::refresh);
    refresh();
}

void MachineButton::refresh()
{
    const views::SharedMachine& machine = m_desk.moment().machine;
    const QString text = machine ? views::machineText(*machine) : tr("no machine");
    setText(fontMetrics().elidedText(text, Qt::ElideRight, kLetters * fontMetrics().averageCharWidth()));
    setToolTip(tr("<b>Machine: %1</b><br>The capture is replayed on it. Choose another one, or change its knobs.")
                   .arg(text.toHtmlEscaped()));
    setAccessibleName(tr("Machine: %1").arg(text));
}

void MachineButton::fillMenu()
{
    m_choices->clear();
    for (const OfferedMachine& machine : offeredMachines(m_desk)) {
        QAction* choice =
            m_choices->addAction(machine.name, this, [this, name = machine.name] { useMachine(m_desk, name); });
        choice->setCheckable(true);
        choice->setChecked(machine.isInUse);
    }
    m_choices->addSeparator();
    m_choices->addAction(tr("Change knobs…"), this,
                         [this] { m_desk.follow({.place = {}, .selection = {}, .dock = "configuration"}); });
}

} // namespace vitrine::app
