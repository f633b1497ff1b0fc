// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/segments/segments_view.h"

namespace vitrine::views {

DockRow rowOfSegments()
{
    return {.id = "segments",
            .title = QT_TRANSLATE_NOOP("DockTable", "Segments"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable", "How the stream of fragments is cut into segments, and when each is run and collected."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<SegmentsView>,
            .shows = showsAny<SegmentLink>,
            .height = 420,
            .shownAtFirst = false};
}

} // namespace vitrine::views
