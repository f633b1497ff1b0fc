// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/program/program_view.h"

namespace vitrine::views {

DockRow rowOfProgram()
{
    return {.id = "program",
            .title = QT_TRANSLATE_NOOP("DockTable", "Program"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable", "The texts of a program, what they were compiled to, and what its uniforms hold."),
            .area = Qt::RightDockWidgetArea,
            .make = makeView<ProgramView>,
            .shows = showsResource<core::ResourceKind::Program, core::ResourceKind::Shader>,
            .shownAtFirst = false};
}

} // namespace vitrine::views
