// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/layout_table.h"

#include <QtGlobal>

namespace vitrine::app {

namespace {

#define TEXT(text) QT_TRANSLATE_NOOP("LayoutTable", text)

constexpr auto kLeft = Qt::LeftDockWidgetArea;
constexpr auto kRight = Qt::RightDockWidgetArea;
constexpr auto kBottom = Qt::BottomDockWidgetArea;

constexpr LayoutDock kResources[] = {
    {"resources", kLeft},      {"events", kLeft, true}, {"texture", kRight},      {"buffer", kRight, true},
    {"program", kRight, true}, {"mesh", kBottom},       {"notes", kBottom, true},
};

constexpr LayoutDock kShader[] = {
    {"events", kLeft},    {"shader", kRight},      {"program", kRight, true}, {"state", kRight, true},
    {"history", kBottom}, {"mesh", kBottom, true}, {"log", kBottom, true},
};

constexpr LayoutDock kClassroom[] = {
    {"events", kLeft},
};

const LayoutRow kRows[] = {
    {.id = "debug",
     .name = TEXT("Debug"),
     .sentence = TEXT("For finding out what went wrong: events, picture, and the state of the machine.")},
    {.id = "resources",
     .name = TEXT("Resources"),
     .sentence = TEXT("For looking at textures, buffers and meshes."),
     .docks = kResources,
     .left = 420,
     .right = 520,
     .bottom = 260},
    {.id = "shader",
     .name = TEXT("Shader"),
     .sentence = TEXT("For stepping through shaders, with large room for the program's text."),
     .docks = kShader,
     .left = 340,
     .right = 600,
     .bottom = 240},
    {.id = "classroom",
     .name = TEXT("Classroom"),
     .sentence = TEXT("For showing others: the picture large, large type, few controls."),
     .docks = kClassroom,
     .left = 300,
     .isLarge = true},
};

#undef TEXT

} // namespace

std::span<const LayoutRow> layoutTable()
{
    return kRows;
}

} // namespace vitrine::app
