// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/layout_table.h"

#include <QtGlobal>

namespace vitrine::app {

namespace {

constexpr auto kLeft = Qt::LeftDockWidgetArea;
constexpr auto kRight = Qt::RightDockWidgetArea;
constexpr auto kBottom = Qt::BottomDockWidgetArea;

constexpr LayoutDock kResources[] = {
    {"resources", kLeft},      {"events", kLeft, true}, {"texture", kRight},      {"buffer", kRight, true},
    {"program", kRight, true}, {"mesh", kBottom},       {"notes", kBottom, true},
};

constexpr LayoutDock kShader[] = {
    {"events", kLeft},   {"state", kRight},          {"program", kRight, true},
    {"shader", kBottom}, {"history", kBottom, true}, {"mesh", kBottom, true},
};

constexpr LayoutDock kArchitecture[] = {
    {"events", kLeft},           {"state", kLeft, true},     {"explain", kLeft},
    {"units", kLeft, true},      {"uniforms", kLeft, true},  {"diagram", kBottom},
    {"queues", kBottom, true},   {"arbiter", kBottom, true}, {"waterfall", kBottom, true},
    {"segments", kBottom, true}, {"tasks", kBottom, true},   {"timeline", kBottom, true},
};

constexpr LayoutDock kHiz[] = {
    {"events", kLeft}, {"state", kLeft, true}, {"hiz", kRight}, {"opacity", kRight, true}, {"history", kRight, true},
};

constexpr LayoutDock kPower[] = {
    {"events", kLeft},         {"units", kLeft, true},   {"power", kBottom},
    {"queues", kBottom, true}, {"tasks", kBottom, true}, {"configuration", kBottom, true},
};

constexpr LayoutDock kClassroom[] = {
    {.dock = "diagram", .area = kLeft, .part = 69},
    {.dock = "waterfall", .area = kLeft, .part = 31},
    {.dock = "explain", .area = kBottom},
};

constexpr LayoutDock kClassroomExhibit[] = {
    {.dock = "diagram", .area = kBottom, .part = 77},
    {.dock = "explain", .area = kBottom, .below = true, .part = 23},
};

constexpr LayoutDock kClassroomAside[] = {
    {.dock = "waterfall", .area = kBottom},
};

const LayoutRow kExhibitRow{
    .id = "classroom-exhibit", .docks = kClassroomExhibit, .bottomShare = 100, .isLarge = true, .hasPicture = false};
const LayoutRow kAsideRow{.id = "classroom-aside", .docks = kClassroomAside, .bottomShare = 50, .isLarge = true};

const LayoutRow kRows[] = {
    {.id = "debug",
     .name = QT_TRANSLATE_NOOP("LayoutTable", "Debug"),
     .sentence = QT_TRANSLATE_NOOP("LayoutTable",
                                   "For finding out what went wrong: events, picture, and the state of the machine.")},
    {.id = "resources",
     .name = QT_TRANSLATE_NOOP("LayoutTable", "Resources"),
     .sentence = QT_TRANSLATE_NOOP("LayoutTable", "For looking at textures, buffers and meshes."),
     .docks = kResources,
     .left = 420,
     .right = 520,
     .bottom = 260},
    {.id = "shader",
     .name = QT_TRANSLATE_NOOP("LayoutTable", "Shader"),
     .sentence =
         QT_TRANSLATE_NOOP("LayoutTable", "For stepping through shaders, with large room for the program's text."),
     .docks = kShader,
     .left = 300,
     .right = 340,
     .bottom = 480},
    {.id = "architecture",
     .name = QT_TRANSLATE_NOOP("LayoutTable", "Architecture"),
     .sentence =
         QT_TRANSLATE_NOOP("LayoutTable", "For watching the machine at work: its diagram large, queues and devices."),
     .docks = kArchitecture,
     .exhibit = kBottom,
     .left = 320},
    {.id = "hiz",
     .name = QT_TRANSLATE_NOOP("LayoutTable", "HiZ"),
     .sentence = QT_TRANSLATE_NOOP("LayoutTable",
                                   "For seeing which tiles are culled and why: the picture beside its tiles in space."),
     .docks = kHiz,
     .exhibit = kRight,
     .left = 260},
    {.id = "power",
     .name = QT_TRANSLATE_NOOP("LayoutTable", "Power"),
     .sentence = QT_TRANSLATE_NOOP("LayoutTable",
                                   "For seeing which parts of the machine have power, and what energy they take."),
     .docks = kPower,
     .exhibit = kBottom,
     .left = 280},
    {.id = "classroom",
     .name = QT_TRANSLATE_NOOP("LayoutTable", "Classroom"),
     .sentence = QT_TRANSLATE_NOOP("LayoutTable",
                                   "For showing others: the machine large, with tasks, picture and explanation."),
     .docks = kClassroom,
     .exhibit = kLeft,
     .leftShare = 78,
     .bottomShare = 55,
     .version = 2, // with the schematic
     .isLarge = true,
     .exhibitOnly = &kExhibitRow,
     .aside = &kAsideRow},
};

} // namespace

std::span<const LayoutRow> layoutTable()
{
    return kRows;
}

} // namespace vitrine::app
