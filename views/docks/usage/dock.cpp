// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/usage/usage_view.h"

namespace vitrine::views {

DockRow rowOfUsage()
{
    return {.id = "usage",
            .title = QT_TRANSLATE_NOOP("DockTable", "Usage"),
            .sentence =
                QT_TRANSLATE_NOOP("DockTable", "Which calls of the frame make, bind, write and read a resource."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<UsageView>,
            .height = 280,
            .shownAtFirst = false};
}

} // namespace vitrine::views
