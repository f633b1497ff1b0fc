// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/vector_paint/vector_paint_view.h"

namespace vitrine::views {

DockRow rowOfVectorPaint()
{
    return {.id = "vector-paint",
            .title = QT_TRANSLATE_NOOP("DockTable", "2-D paint"),
            .sentence = QT_TRANSLATE_NOOP("DockTable",
                                          "What makes the color of a pixel of OpenVG: a place in a gradient, texels of "
                                          "an image with their weights, a kernel section by section, or an entry of a "
                                          "palette."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<VectorPaintView>,
            .height = 360,
            .shownAtFirst = false};
}

} // namespace vitrine::views
