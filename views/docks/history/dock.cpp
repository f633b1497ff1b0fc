// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/history/history_view.h"

namespace vitrine::views {

DockRow rowOfHistory()
{
    return {.id = "history",
            .title = QT_TRANSLATE_NOOP("DockTable", "Pixel history"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable", "Everything that touched the selected pixel, and why each fragment was kept or not."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<HistoryView>,
            .shows = showsAny<PixelLink, FragmentLink>,
            .height = 280,
            .shownAtFirst = false};
}

} // namespace vitrine::views
