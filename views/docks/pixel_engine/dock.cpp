// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/pixel_engine/pixel_engine_view.h"

namespace vitrine::views {

DockRow rowOfPixelEngine()
{
    return {.id = "pixel-engine",
            .title = QT_TRANSLATE_NOOP("DockTable", "Pixel engine"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable", "How the color updater's engine blends a pixel: its program, step by step and both ways."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<PixelEngineView>,
            .height = 460,
            .shownAtFirst = false};
}

} // namespace vitrine::views
