// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace vitrine::views {
class Desk;
}

namespace vitrine::app {

/// A machine that a capture can be replayed on, by its name on the desk's shelf.
struct OfferedMachine {
    QString name;
    bool isInUse = false;
};

[[nodiscard]] QList<OfferedMachine> offeredMachines(const views::Desk& desk);
/// Says why where there is no such machine any more.
void useMachine(views::Desk& desk, const QString& name);

} // namespace vitrine::app
