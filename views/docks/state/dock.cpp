// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/state/state_view.h"

namespace vitrine::views {

DockRow rowOfState()
{
    return {.id = "state",
            .title = QT_TRANSLATE_NOOP("DockTable", "State"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable", "What the machine is told of the last draw, with what the last step changed."),
            .area = Qt::RightDockWidgetArea,
            .make = makeView<StateView>};
}

} // namespace vitrine::views
