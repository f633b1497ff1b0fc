// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/queues/queues_view.h"

namespace vitrine::views {

DockRow rowOfQueues()
{
    return {.id = "queues",
            .title = QT_TRANSLATE_NOOP("DockTable", "Queues"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable",
                "How full every queue is and what every unit does over the cycles of the draw, and who waits."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<QueuesView>,
            .shows = showsAny<QueueLink>,
            .height = 420,
            .shownAtFirst = false};
}

} // namespace vitrine::views
