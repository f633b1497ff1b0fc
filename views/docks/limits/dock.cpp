// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/limits/limits_view.h"

namespace vitrine::views {

DockRow rowOfLimits()
{
    return {.id = "limits",
            .title = QT_TRANSLATE_NOOP("DockTable", "What limits"),
            .sentence = QT_TRANSLATE_NOOP("DockTable",
                                          "Which unit or queue limits the frame: what each change of a knob gains."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<LimitsView>,
            .height = 420,
            .shownAtFirst = false};
}

} // namespace vitrine::views
