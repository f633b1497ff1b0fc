// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/configuration/configuration_view.h"

namespace vitrine::views {

DockRow rowOfConfiguration()
{
    return {
        .id = "configuration",
        .title = QT_TRANSLATE_NOOP("DockTable", "Machine"),
        .sentence = QT_TRANSLATE_NOOP(
            "DockTable", "The machine that the capture is replayed on: every knob, machines of yours, two compared."),
        .area = Qt::BottomDockWidgetArea,
        .make = makeView<ConfigurationView>,
        .height = 320,
        .shownAtFirst = false};
}

} // namespace vitrine::views
