// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/power/power_view.h"

namespace vitrine::views {

DockRow rowOfPower()
{
    return {.id = "power",
            .title = QT_TRANSLATE_NOOP("DockTable", "Power"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable",
                "Which parts of the machine have power over the cycles of the draw, and what energy they take."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<PowerView>,
            .height = 460,
            .shownAtFirst = false};
}

} // namespace vitrine::views
