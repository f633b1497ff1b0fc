// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/dock_row.h"
#include "views/docks/search/search_view.h"

namespace vitrine::views {

DockRow rowOfSearch()
{
    return {.id = "search",
            .title = QT_TRANSLATE_NOOP("DockTable", "Search"),
            .sentence = QT_TRANSLATE_NOOP(
                "DockTable", "Looks for words in calls, shaders and names of resources, or for calls by a filter."),
            .area = Qt::BottomDockWidgetArea,
            .make = makeView<SearchView>,
            .height = 280,
            .shownAtFirst = false};
}

} // namespace vitrine::views
