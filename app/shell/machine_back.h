// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/machine_choice.h"
#include "views/base/moment.h"

#include <QAction>

namespace vitrine::views {
class Desk;
}

namespace vitrine::app {

/// "Back to PAR": there while the capture is replayed on another machine than at first, whoever chose it. One click
/// replays it on that one again.
class MachineBack final : public QAction {
    Q_OBJECT

public:
    MachineBack(views::Desk& desk, QObject* parent);

private:
    void note(const views::MachineChoice& wished);
    void refresh();

    views::Desk& m_desk;
    views::SharedMachine m_first; ///< null: no other was chosen
    views::MachineChoice m_wished;
    std::shared_ptr<const views::EventIndex> m_index; ///< a machine is chosen by opening the capture once more
};

} // namespace vitrine::app
