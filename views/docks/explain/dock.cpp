// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/explain/explain_view.h"

namespace vitrine::views {

DockRow rowOfExplain()
{
    return {.id = "explain",
            .title = QT_TRANSLATE_NOOP("DockTable", "Explain"),
            .sentence =
                QT_TRANSLATE_NOOP("DockTable", "The cursor's cycle in words: what each part of the machine did, "
                                               "or why it could not go on."),
            .area = Qt::RightDockWidgetArea,
            .make = makeView<ExplainView>,
            .shownAtFirst = false};
}

} // namespace vitrine::views
