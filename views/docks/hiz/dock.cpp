// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/hiz/hiz_view.h"

namespace vitrine::views {

DockRow rowOfHiz()
{
    return {.id = "hiz",
            .title = QT_TRANSLATE_NOOP("DockTable", "HiZ"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable",
                "Depth bounds of tiles in space, on a map and as a table, and which tiles were culled and why."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<HizView>,
            .shows = showsAny<TileLink>,
            .height = 460,
            .shownAtFirst = false};
}

} // namespace vitrine::views
