// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/waterfall/waterfall_view.h"

namespace vitrine::views {

DockRow rowOfWaterfall()
{
    return {.id = "waterfall",
            .title = QT_TRANSLATE_NOOP("DockTable", "Waterfall"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable", "The tasks of the draw below each other, and over the cycles what each of them did."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<WaterfallView>,
            .height = 360,
            .shownAtFirst = false};
}

} // namespace vitrine::views
