// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/vector_stages/vector_stages_view.h"

namespace vitrine::views {

DockRow rowOfVectorStages()
{
    return {.id = "vector-stages",
            .title = QT_TRANSLATE_NOOP("DockTable", "2-D stages"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable",
                "The stages and passes of a drawing of OpenVG: who executes them, and what becomes of pixels."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<VectorStagesView>,
            .height = 360,
            .shownAtFirst = false};
}

} // namespace vitrine::views
