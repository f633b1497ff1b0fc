// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/dock_table.h"

#include "views/arbiter/arbiter_view.h"
#include "views/breakpoints/breakpoints_view.h"
#include "views/buffers/buffer_view.h"
#include "views/configuration/configuration_view.h"
#include "views/diagram/diagram_view.h"
#include "views/events/event_view.h"
#include "views/history/history_view.h"
#include "views/hiz/hiz_view.h"
#include "views/log/log_view.h"
#include "views/mesh/mesh_view.h"
#include "views/notes/notes_view.h"
#include "views/opacity/opacity_view.h"
#include "views/pixel_engine/pixel_engine_view.h"
#include "views/power/power_view.h"
#include "views/programs/program_view.h"
#include "views/queues/queues_view.h"
#include "views/resources/resource_view.h"
#include "views/search/search_view.h"
#include "views/segments/segments_view.h"
#include "views/shader/shader_view.h"
#include "views/state/state_view.h"
#include "views/tasks/tasks_view.h"
#include "views/texture/texture_view.h"
#include "views/uniforms/uniforms_view.h"
#include "views/units/units_view.h"
#include "views/usage/usage_view.h"
#include "views/what_if/what_if_view.h"

#include <QtGlobal>

namespace vitrine::app {

namespace {

template <typename View>
views::DockView* make(views::Desk& desk)
{
    return new View(desk); // the dock that it is put into owns it
}

bool showsPixel(const views::Selection& selection)
{
    return std::holds_alternative<views::PixelLink>(selection) ||
           std::holds_alternative<views::FragmentLink>(selection);
}

bool showsTexture(const views::Selection& selection)
{
    const auto* resource = std::get_if<views::ResourceLink>(&selection);
    return resource && views::hasImages(resource->id.kind);
}

template <typename LinkTo>
bool showsA(const views::Selection& selection)
{
    return std::holds_alternative<LinkTo>(selection);
}

bool showsMesh(const views::Selection& selection)
{
    return std::holds_alternative<views::VertexLink>(selection) ||
           std::holds_alternative<views::PrimitiveLink>(selection);
}

template <core::ResourceKind kKind>
bool showsResource(const views::Selection& selection)
{
    const auto* link = std::get_if<views::ResourceLink>(&selection);
    return link && link->id.kind == kKind;
}

bool showsProgram(const views::Selection& selection)
{
    return showsResource<core::ResourceKind::Program>(selection) ||
           showsResource<core::ResourceKind::Shader>(selection);
}

bool showsMachinePart(const views::Selection& selection)
{
    return std::holds_alternative<views::UnitLink>(selection) || std::holds_alternative<views::QueueLink>(selection);
}

// What no dock of its own shows.
bool showsResources(const views::Selection& selection)
{
    return std::holds_alternative<views::ResourceLink>(selection);
}

const DockRow kRows[] = {
    {.id = "events",
     .title = QT_TRANSLATE_NOOP("DockTable", "Events"),
     .sentence = QT_TRANSLATE_NOOP("DockTable",
                                   "Frames, markers, draws, clears and copies of the capture; its calls on demand."),
     .area = Qt::LeftDockWidgetArea,
     .make = make<views::EventView>},
    {.id = "state",
     .title = QT_TRANSLATE_NOOP("DockTable", "State"),
     .sentence =
         QT_TRANSLATE_NOOP("DockTable", "What the machine is told of the last draw, with what the last step changed."),
     .area = Qt::RightDockWidgetArea,
     .make = make<views::StateView>},
    {.id = "texture",
     .title = QT_TRANSLATE_NOOP("DockTable", "Texture"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "An image in the machine's memory: levels, faces, channels, range, histogram, exact texels."),
     .area = Qt::RightDockWidgetArea,
     .make = make<views::TextureView>,
     .shows = showsTexture,
     .shownAtFirst = false},
    {.id = "buffer",
     .title = QT_TRANSLATE_NOOP("DockTable", "Buffer"),
     .sentence = QT_TRANSLATE_NOOP("DockTable",
                                   "The bytes of a buffer as a table, by a layout of your own or as draws read them."),
     .area = Qt::RightDockWidgetArea,
     .make = make<views::BufferView>,
     .shows = showsResource<core::ResourceKind::Buffer>,
     .shownAtFirst = false},
    {.id = "program",
     .title = QT_TRANSLATE_NOOP("DockTable", "Program"),
     .sentence = QT_TRANSLATE_NOOP("DockTable",
                                   "The texts of a program, what they were compiled to, and what its uniforms hold."),
     .area = Qt::RightDockWidgetArea,
     .make = make<views::ProgramView>,
     .shows = showsProgram,
     .shownAtFirst = false},
    {.id = "uniforms",
     .title = QT_TRANSLATE_NOOP("DockTable", "Uniforms"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "All that configures a program: its uniforms, parameters of units, and which call set each."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::UniformsView>,
     .height = 360,
     .shownAtFirst = false},
    {.id = "usage",
     .title = QT_TRANSLATE_NOOP("DockTable", "Usage"),
     .sentence = QT_TRANSLATE_NOOP("DockTable", "Which calls of the frame make, bind, write and read a resource."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::UsageView>,
     .height = 280,
     .shownAtFirst = false},
    {.id = "configuration",
     .title = QT_TRANSLATE_NOOP("DockTable", "Machine"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "The machine that the capture is replayed on: every knob, machines of yours, two compared."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::ConfigurationView>,
     .height = 320,
     .shownAtFirst = false},
    {.id = "what-if",
     .title = QT_TRANSLATE_NOOP("DockTable", "What if"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable",
         "What HiZ, bypass, gating, latencies and depths save: this machine and another, on the same draws."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::WhatIfView>,
     .height = 420,
     .shownAtFirst = false},
    {.id = "log",
     .title = QT_TRANSLATE_NOOP("DockTable", "Log"),
     .sentence =
         QT_TRANSLATE_NOOP("DockTable", "Calls that could not be replayed, and what the machine said of draws."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::LogView>},
    {.id = "history",
     .title = QT_TRANSLATE_NOOP("DockTable", "Pixel history"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "Everything that touched the selected pixel, and why each fragment was kept or not."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::HistoryView>,
     .shows = showsPixel,
     .height = 280,
     .shownAtFirst = false},
    {.id = "mesh",
     .title = QT_TRANSLATE_NOOP("DockTable", "Mesh"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "The geometry of the current draw, before and after its vertex shader, in space and in tables."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::MeshView>,
     .shows = showsMesh,
     .height = 320,
     .shownAtFirst = false},
    {.id = "shader",
     .title = QT_TRANSLATE_NOOP("DockTable", "Shader debugger"),
     .sentence =
         QT_TRANSLATE_NOOP("DockTable", "What a vertex or a fragment has executed, step by step and both ways."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::ShaderView>,
     .height = 420,
     .shownAtFirst = false},
    {.id = "pixel-engine",
     .title = QT_TRANSLATE_NOOP("DockTable", "Pixel engine"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "How the color updater's engine blends a pixel: its program, step by step and both ways."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::PixelEngineView>,
     .height = 460,
     .shownAtFirst = false},
    {.id = "queues",
     .title = QT_TRANSLATE_NOOP("DockTable", "Queues"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "How full every queue is and what every unit does over the cycles of the draw, and who waits."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::QueuesView>,
     .shows = showsA<views::QueueLink>,
     .height = 420,
     .shownAtFirst = false},
    {.id = "tasks",
     .title = QT_TRANSLATE_NOOP("DockTable", "Tasks"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "Every task of the draw: where it ran, why then, what it waited for, and its life step by step."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::TasksView>,
     .shows = showsA<views::TaskLink>,
     .height = 360,
     .shownAtFirst = false},
    {.id = "diagram",
     .title = QT_TRANSLATE_NOOP("DockTable", "Block diagram"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "The machine at work: its units and queues, what they do at the cursor, and who blocks whom."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::DiagramView>,
     .shows = showsMachinePart,
     .height = 460,
     .shownAtFirst = false},
    {.id = "arbiter",
     .title = QT_TRANSLATE_NOOP("DockTable", "Arbiter"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "The requests of programs to devices: how they are routed, and when their results come."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::ArbiterView>,
     .shows = showsA<views::RequestLink>,
     .height = 460,
     .shownAtFirst = false},
    {.id = "segments",
     .title = QT_TRANSLATE_NOOP("DockTable", "Segments"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "How the stream of fragments is cut into segments, and when each is run and collected."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::SegmentsView>,
     .shows = showsA<views::SegmentLink>,
     .height = 420,
     .shownAtFirst = false},
    {.id = "opacity",
     .title = QT_TRANSLATE_NOOP("DockTable", "Texel opacity"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "How opaque the texels of a texture are, and what HiZ looks up of them for the tiles of a draw."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::OpacityView>,
     .height = 460,
     .shownAtFirst = false},
    {.id = "hiz",
     .title = QT_TRANSLATE_NOOP("DockTable", "HiZ"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "Depth bounds of tiles in space, on a map and as a table, and which tiles were culled and why."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::HizView>,
     .shows = showsA<views::TileLink>,
     .height = 460,
     .shownAtFirst = false},
    {.id = "power",
     .title = QT_TRANSLATE_NOOP("DockTable", "Power"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "Which parts of the machine have power over the cycles of the draw, and what energy they take."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::PowerView>,
     .height = 460,
     .shownAtFirst = false},
    {.id = "units",
     .title = QT_TRANSLATE_NOOP("DockTable", "Units"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "What every unit and queue of the machine holds at the cursor: registers, counters, items."),
     .area = Qt::RightDockWidgetArea,
     .make = make<views::UnitsView>,
     .shownAtFirst = false},
    {.id = "breakpoints",
     .title = QT_TRANSLATE_NOOP("DockTable", "Breakpoints"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "Where runs of the machine stop: at events, levels of queues, changes, pixels and tasks."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::BreakpointsView>,
     .height = 240,
     .shownAtFirst = false},
    {.id = "notes",
     .title = QT_TRANSLATE_NOOP("DockTable", "Notes"),
     .sentence =
         QT_TRANSLATE_NOOP("DockTable", "Your bookmarks, comments and names of resources, kept beside the capture."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::NotesView>,
     .height = 260,
     .shownAtFirst = false},
    {.id = "search",
     .title = QT_TRANSLATE_NOOP("DockTable", "Search"),
     .sentence = QT_TRANSLATE_NOOP(
         "DockTable", "Looks for words in calls, shaders and names of resources, or for calls by a filter."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::SearchView>,
     .height = 280,
     .shownAtFirst = false},
    {.id = "resources",
     .title = QT_TRANSLATE_NOOP("DockTable", "Resources"),
     .sentence = QT_TRANSLATE_NOOP("DockTable",
                                   "Every texture, buffer, program and framebuffer that there is, with its memory."),
     .area = Qt::BottomDockWidgetArea,
     .make = make<views::ResourceView>,
     .shows = showsResources,
     .height = 300,
     .shownAtFirst = false},
};

} // namespace

std::span<const DockRow> dockTable()
{
    return kRows;
}

} // namespace vitrine::app
