// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/tasks/tasks_view.h"

namespace vitrine::views {

DockRow rowOfTasks()
{
    return {.id = "tasks",
            .title = QT_TRANSLATE_NOOP("DockTable", "Tasks"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable",
                "Every task of the draw: where it ran, why then, what it waited for, and its life step by step."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<TasksView>,
            .shows = showsAny<TaskLink>,
            .height = 360,
            .shownAtFirst = false};
}

} // namespace vitrine::views
