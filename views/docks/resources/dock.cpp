// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/resources/resource_view.h"

namespace vitrine::views {

DockRow rowOfResources()
{
    return {.id = "resources",
            .title = QT_TRANSLATE_NOOP("DockTable", "Resources"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable", "Every texture, buffer, program and framebuffer that there is, with its memory."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<ResourceView>,
            .shows = showsAny<ResourceLink>, // those that no dock before it shows
            .height = 300,
            .shownAtFirst = false};
}

} // namespace vitrine::views
