// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/difference/difference_view.h"

namespace vitrine::views {

DockRow rowOfDifference()
{
    return {.id = "difference",
            .title = QT_TRANSLATE_NOOP("DockTable", "Difference"),
            .sentence = QT_TRANSLATE_NOOP("DockTable",
                                          "How the frame differs on another machine: the first decision that falls "
                                          "otherwise, and what each draw, unit and part costs."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<DifferenceView>,
            .height = 420,
            .shownAtFirst = false};
}

} // namespace vitrine::views
