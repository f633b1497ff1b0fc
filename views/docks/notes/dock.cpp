// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/notes/notes_view.h"

namespace vitrine::views {

DockRow rowOfNotes()
{
    return {.id = "notes",
            .title = QT_TRANSLATE_NOOP("DockTable", "Notes"),
            .sentence = QT_TRANSLATE_NOOP("DockTable",
                                          "Your bookmarks, comments and names of resources, kept beside the capture."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<NotesView>,
            .height = 260,
            .shownAtFirst = false};
}

} // namespace vitrine::views
