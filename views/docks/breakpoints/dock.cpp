// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/breakpoints/breakpoints_view.h"

namespace vitrine::views {

DockRow rowOfBreakpoints()
{
    return {.id = "breakpoints",
            .title = QT_TRANSLATE_NOOP("DockTable", "Breakpoints"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable", "Where runs of the machine stop: at events, levels of queues, changes, pixels and tasks."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<BreakpointsView>,
            .height = 240,
            .shownAtFirst = false};
}

} // namespace vitrine::views
