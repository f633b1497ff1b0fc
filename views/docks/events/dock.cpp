// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/events/event_view.h"

namespace vitrine::views {

DockRow rowOfEvents()
{
    return {.id = "events",
            .title = QT_TRANSLATE_NOOP("DockTable", "Events"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable", "Frames, markers, draws, clears and copies of the capture; its calls on demand."),
            .area = Qt::LeftDockWidgetArea,
            .make = makeView<EventView>};
}

} // namespace vitrine::views
