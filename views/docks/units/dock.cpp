// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/units/units_view.h"

namespace vitrine::views {

DockRow rowOfUnits()
{
    return {
        .id = "units",
        .title = QT_TRANSLATE_NOOP("DockTable", "Units"),
        .sentence = QT_TRANSLATE_NOOP(
            "DockTable", "What every unit and queue of the machine holds at the cursor: registers, counters, items."),
        .area = Qt::RightDockWidgetArea,
        .make = makeView<UnitsView>,
        .shownAtFirst = false};
}

} // namespace vitrine::views
