// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/arbiter/arbiter_view.h"

namespace vitrine::views {

DockRow rowOfArbiter()
{
    return {.id = "arbiter",
            .title = QT_TRANSLATE_NOOP("DockTable", "Arbiter"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable", "The requests of programs to devices: how they are routed, and when their results come."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<ArbiterView>,
            .shows = showsAny<RequestLink>,
            .height = 460,
            .shownAtFirst = false};
}

} // namespace vitrine::views
