// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/what_if/what_if_view.h"

namespace vitrine::views {

DockRow rowOfWhatIf()
{
    return {.id = "what-if",
            .title = QT_TRANSLATE_NOOP("DockTable", "What if"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable",
                "What HiZ, bypass, gating, latencies and depths save: this machine and another, on the same draws."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<WhatIfView>,
            .height = 420,
            .shownAtFirst = false};
}

} // namespace vitrine::views
