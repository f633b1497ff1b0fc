// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/path/path_view.h"

namespace vitrine::views {

DockRow rowOfPath()
{
    return {.id = "path",
            .title = QT_TRANSLATE_NOOP("DockTable", "Path"),
            .sentence = QT_TRANSLATE_NOOP("DockTable",
                                          "A path of OpenVG: its segments, the triangles that they become, and the "
                                          "pixels that these count at."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<PathView>,
            .height = 400,
            .shownAtFirst = false};
}

} // namespace vitrine::views
