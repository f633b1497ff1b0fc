// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/stepping/step_player.h"

#include <QObject>

namespace vitrine::views {
class Desk;
class MachinePlayer;
} // namespace vitrine::views

namespace vitrine::app {

class Docks;
class WindowActions;

/// Plays the machine by the window's keys (views/play). Where no dock shows it, the schematic comes up.
class PlayActions final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        WindowActions& actions;
        views::Desk& desk;
        Docks& docks;
    };
    PlayActions(const Parts& parts, QObject* parent);

private:
    void toggle(views::Direction direction);

    const Parts m_parts;
    views::MachinePlayer& m_player;
};

} // namespace vitrine::app
