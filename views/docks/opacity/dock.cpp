// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/opacity/opacity_view.h"

namespace vitrine::views {

DockRow rowOfOpacity()
{
    return {.id = "opacity",
            .title = QT_TRANSLATE_NOOP("DockTable", "Texel opacity"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable",
                "How opaque the texels of a texture are, and what HiZ looks up of them for the tiles of a draw."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<OpacityView>,
            .height = 460,
            .shownAtFirst = false};
}

} // namespace vitrine::views
