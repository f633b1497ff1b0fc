// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/commands/commands_view.h"

namespace vitrine::views {

DockRow rowOfCommands()
{
    return {.id = "commands",
            .title = QT_TRANSLATE_NOOP("DockTable", "Commands"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable",
                "The words that the driver has written for the draw, decoded, and the registers at the cursor."),
            .area = Qt::RightDockWidgetArea,
            .make = makeView<CommandsView>,
            .shows = showsAny<RegisterLink>,
            .shownAtFirst = false};
}

} // namespace vitrine::views
