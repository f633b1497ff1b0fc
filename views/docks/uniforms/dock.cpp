// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/uniforms/uniforms_view.h"

namespace vitrine::views {

DockRow rowOfUniforms()
{
    return {
        .id = "uniforms",
        .title = QT_TRANSLATE_NOOP("DockTable", "Uniforms"),
        .sentence = QT_TRANSLATE_NOOP(
            "DockTable", "All that configures a program: its uniforms, parameters of units, and which call set each."),
        .area = Qt::BottomDockWidgetArea,
        .make = makeView<UniformsView>,
        .height = 360,
        .shownAtFirst = false};
}

} // namespace vitrine::views
