// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tour_table.h"

#include <QtGlobal>

namespace vitrine::app {

namespace {

constexpr TourStep kSteps[] = {
    {TourPlace::Picture, QT_TRANSLATE_NOOP("Tour", "The picture"),
     QT_TRANSLATE_NOOP("Tour", "What the calls of the program have drawn so far. A click on a pixel shows its exact "
                               "values; a right click asks for its history, or why it is as it is.")},
    {TourPlace::Events, QT_TRANSLATE_NOOP("Tour", "What was drawn, in order"),
     QT_TRANSLATE_NOOP("Tour", "Every draw, clear and copy. Click one, and the picture shows what was there after it. "
                               "The strip above has the same draws, each as wide as its cost.")},
    {TourPlace::Steps, QT_TRANSLATE_NOOP("Tour", "Forward and back"),
     QT_TRANSLATE_NOOP("Tour", "{key:next-action} goes to the next draw, {key:previous-action} to the one before, and "
                               "{key:next-cycle} one cycle of the machine on, inside a draw.")},
    {TourPlace::Machine, QT_TRANSLATE_NOOP("Tour", "The machine that draws"),
     QT_TRANSLATE_NOOP("Tour", "The layout Architecture has the docks of the machine: queues, devices, tasks and the "
                               "timeline, all of them at one cycle. All docks are in the menu View, all layouts in "
                               "Layout; {key:help-page} tells about the dock that has the keyboard.")},
    {TourPlace::Schematic, QT_TRANSLATE_NOOP("Tour", "Watch it work"),
     QT_TRANSLATE_NOOP("Tour", "The schematic shows what each unit does in a cycle, and what it waits for. {key:play} "
                               "plays it and stops it, {key:play-faster} and {key:play-slower} change the speed. A "
                               "click on a unit tells more of it.")},
};

} // namespace

std::span<const TourStep> tourTable()
{
    return kSteps;
}

} // namespace vitrine::app
