// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/dock_table.h"

#include "views/events/event_view.h"
#include "views/history/history_view.h"
#include "views/log/log_view.h"
#include "views/notes/notes_view.h"
#include "views/state/state_view.h"

#include <QtGlobal>

namespace vitrine::app {

namespace {

#define TEXT(text) QT_TRANSLATE_NOOP("DockTable", text)

template <typename View>
views::DockView* make(views::Desk& desk)
{
    return new View(desk); // the dock that it is put into owns it
}

template <typename... Things>
bool showsAnyOf(const views::Selection& selection)
{
    return (std::holds_alternative<Things>(selection) || ...);
}

const DockRow kRows[] = {
    {.id = "events",
     .title = TEXT("Events"),
     .sentence = TEXT("Frames, markers, draws, clears and copies of the capture; its calls on demand."),
     .area = Qt::LeftDockWidgetArea,
     .make = make<views::EventView>},
    {.id = "state",
     .title = TEXT("State"),
     .sentence = TEXT("What the machine is told of the last draw, with what the last step changed."),
     .area = Qt::RightDockWidgetArea,
     .make = make<views::StateView>},
    {.id = "log",
     .title = TEXT("Log"),
     .sentence = TEXT("Calls that could not be replayed."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::LogView>},
    {.id = "history",
     .title = TEXT("Pixel history"),
     .sentence = TEXT("Everything that touched the selected pixel, and why each fragment was kept or not."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::HistoryView>,
     .shows = showsAnyOf<views::PixelLink, views::FragmentLink>,
     .shownAtFirst = false},
    {.id = "notes",
     .title = TEXT("Notes"),
     .sentence = TEXT("Your bookmarks, comments and names of resources, kept beside the capture."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::NotesView>,
     .shownAtFirst = false},
};

#undef TEXT

} // namespace

std::span<const DockRow> dockTable()
{
    return kRows;
}

} // namespace vitrine::app
