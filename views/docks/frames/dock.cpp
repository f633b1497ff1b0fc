// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/frames/frames_view.h"

namespace vitrine::views {

DockRow rowOfFrames()
{
    return {.id = "frames",
            .title = QT_TRANSLATE_NOOP("DockTable", "Frames"),
            .sentence = QT_TRANSLATE_NOOP("DockTable",
                                          "Frames one behind the other, each with draws in flight: cycles, energy and "
                                          "what the processors do."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<FramesView>,
            .height = 420,
            .shownAtFirst = false};
}

} // namespace vitrine::views
