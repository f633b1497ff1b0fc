// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/toy/toy_view.h"
#include "views/base/dock_row.h"

namespace vitrine::views {

DockRow rowOfToy()
{
    return {.id = "toy",
            .title = QT_TRANSLATE_NOOP("DockTable", "Toy"),
            .sentence = QT_TRANSLATE_NOOP("DockTable", "How many calls the picture took."),
            .area = Qt::RightDockWidgetArea,
            .make = makeView<ToyView>,
            .shownAtFirst = false};
}

} // namespace vitrine::views
