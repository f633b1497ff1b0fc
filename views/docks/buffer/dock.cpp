// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/buffer/buffer_view.h"

namespace vitrine::views {

DockRow rowOfBuffer()
{
    return {.id = "buffer",
            .title = QT_TRANSLATE_NOOP("DockTable", "Buffer"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable", "The bytes of a buffer as a table, by a layout of your own or as draws read them."),
            .area = Qt::RightDockWidgetArea,
            .make = makeView<BufferView>,
            .shows = showsResource<core::ResourceKind::Buffer>,
            .shownAtFirst = false};
}

} // namespace vitrine::views
