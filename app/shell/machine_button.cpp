// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/machine_button.h"

#include "core/gpu/machine_config.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/base/machine_shelf.h"
#include "views/theme/text.h"

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
    const views::SharedMachine& machine = m_desk.moment().machine;
    for (const QString& name : m_desk.machines().names()) {
        QAction* choice = m_choices->addAction(name, this, [this, name] { use(name); });
        const auto offered = m_desk.machines().find(name, machine ? machine->config.units : nullptr);
        choice->setCheckable(true);
        choice->setChecked(machine && offered && machine->config == offered->config);
    }
    m_choices->addSeparator();
    m_choices->addAction(tr("Change knobs…"), this,
                         [this] { m_desk.follow({.place = {}, .selection = {}, .dock = "configuration"}); });
}

void MachineButton::use(const QString& name)
{
    const views::SharedMachine& inUse = m_desk.moment().machine;
    const auto machine = m_desk.machines().find(name, inUse ? inUse->config.units : nullptr);
    if (!machine)
        return m_desk.say(views::inWords(machine.error().message));
    m_desk.useMachine(*machine);
}

} // namespace vitrine::app
