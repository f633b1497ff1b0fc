// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/machine_uses.h"

#include "core/gpu/machine_config.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/base/machine_shelf.h"
#include "views/theme/text.h"

namespace vitrine::app {

namespace {

// With the units that are there, plugins' among them.
core::Result<views::MachineChoice> find(const views::Desk& desk, const QString& name)
{
    const views::SharedMachine& inUse = desk.moment().machine;
    return desk.machines().find(name, inUse ? inUse->config.units : nullptr);
}

} // namespace

QList<OfferedMachine> offeredMachines(const views::Desk& desk)
{
    const views::SharedMachine& inUse = desk.moment().machine;
    QList<OfferedMachine> machines;
    for (const QString& name : desk.machines().names()) {
        const auto machine = find(desk, name);
        machines << OfferedMachine{name, inUse && machine && inUse->config == machine->config};
    }
    return machines;
}

void useMachine(views::Desk& desk, const QString& name)
{
    const auto machine = find(desk, name);
    if (!machine)
        return desk.say(views::inWords(machine.error().message));
    desk.useMachine(*machine);
}

} // namespace vitrine::app
