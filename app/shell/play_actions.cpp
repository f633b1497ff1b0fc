// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/play_actions.h"

#include "app/docks/docks.h"
#include "app/window_actions.h"
#include "views/machine/recordings.h"
#include "views/play/machine_player.h"

#include <QDockWidget>

namespace vitrine::app {

PlayActions::PlayActions(const Parts& parts, QObject* parent)
    : QObject(parent), m_parts(parts), m_player(views::MachinePlayer::of(parts.desk))
{
    const auto on = [this](ActionId id, auto&& slot) {
        connect(&m_parts.actions[id], &QAction::triggered, this, slot);
    };
    on(ActionId::PlayMachine, [this] { toggle(views::Direction::Forward); });
    on(ActionId::PlayMachineBack, [this] { toggle(views::Direction::Backward); });
    on(ActionId::PlayFaster, [this] { m_player.changeSpeed(1); });
    on(ActionId::PlaySlower, [this] { m_player.changeSpeed(-1); });
    on(ActionId::PlayLoop, [this] { m_player.markLoop(); });
    on(ActionId::Cancel, [this] { m_player.pause(); });
}

void PlayActions::toggle(views::Direction direction)
{
    const bool isShown = views::Recordings::of(m_parts.desk).isWanted();
    m_player.toggle(direction);
    if (QDockWidget* schematic = m_parts.docks.dock(QStringLiteral("diagram")); schematic && !isShown)
        m_parts.docks.raise(*schematic);
}

} // namespace vitrine::app
