// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/dock_table.h"

#include "views/events/event_view.h"
#include "views/log/log_view.h"
#include "views/mesh/mesh_view.h"
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

bool showsMesh(const views::Selection& selection)
{
    return std::holds_alternative<views::VertexLink>(selection) ||
           std::holds_alternative<views::PrimitiveLink>(selection);
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
    {.id = "mesh",
     .title = TEXT("Mesh"),
     .sentence = TEXT("The geometry of the current draw, before and after its vertex shader, in space and in tables."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::MeshView>,
     .shows = showsMesh},
};

#undef TEXT

} // namespace

std::span<const DockRow> dockTable()
{
    return kRows;
}

} // namespace vitrine::app
