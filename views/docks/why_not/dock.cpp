// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/why_not/why_not_view.h"

namespace vitrine::views {

DockRow rowOfWhyNot()
{
    return {.id = "why-not",
            .title = QT_TRANSLATE_NOOP("DockTable", "Why not"),
            .sentence = QT_TRANSLATE_NOOP("DockTable", "Why a draw goes without HiZ culling, early test, bypass or "
                                                       "layer 2, and what would bring each back."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<WhyNotView>,
            .height = 420,
            .shownAtFirst = false};
}

} // namespace vitrine::views
