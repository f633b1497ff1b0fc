// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/diagram/diagram_view.h"

namespace vitrine::views {

DockRow rowOfDiagram()
{
    return {
        .id = "diagram",
        .title = QT_TRANSLATE_NOOP("DockTable", "Schematic"),
        .sentence = QT_TRANSLATE_NOOP(
            "DockTable", "The machine at work: its units and queues, what they do at the cursor, and who blocks whom."),
        .area = Qt::BottomDockWidgetArea,
        .make = makeView<DiagramView>,
        .shows = showsAny<UnitLink, QueueLink>,
        .height = 460,
        .shownAtFirst = false};
}

} // namespace vitrine::views
