// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/shader/shader_view.h"

namespace vitrine::views {

DockRow rowOfShader()
{
    return {.id = "shader",
            .title = QT_TRANSLATE_NOOP("DockTable", "Shader debugger"),
            .sentence =
                QT_TRANSLATE_NOOP("DockTable", "What a vertex or a fragment has executed, step by step and both ways."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<ShaderView>,
            .height = 420,
            .shownAtFirst = false};
}

} // namespace vitrine::views
