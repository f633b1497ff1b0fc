// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/timeline/frame_view.h"

namespace vitrine::views {

DockRow rowOfTimeline()
{
    return {.id = "timeline",
            .title = QT_TRANSLATE_NOOP("DockTable", "Timeline"),
            .sentence = QT_TRANSLATE_NOOP("DockTable",
                                          "The frame on one axis: draws in flight, who waits for whom, units, queues, "
                                          "power and energy, and totals of any stretch."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<FrameView>,
            .shows = showsAny<FrameThingLink>,
            .height = 420,
            .shownAtFirst = false};
}

} // namespace vitrine::views
