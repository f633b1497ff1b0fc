// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/log/log_view.h"

namespace vitrine::views {

DockRow rowOfLog()
{
    return {.id = "log",
            .title = QT_TRANSLATE_NOOP("DockTable", "Log"),
            .sentence =
                QT_TRANSLATE_NOOP("DockTable", "Calls that could not be replayed, and what the machine said of draws."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<LogView>,
            .fromStart = true};
}

} // namespace vitrine::views
