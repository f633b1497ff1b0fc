// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qnamespace.h>

#include <span>

namespace vitrine::app {

/// Where a layout shows a dock.
struct LayoutDock {
    const char* dock; ///< id; one that this version does not have is left out
    Qt::DockWidgetArea area;
    bool behind = false; ///< in a tab behind the one before it
    bool below = false;  ///< the one before it, where others stand side by side
    int part = 0;        ///< of the window's height, in percent; 0: as its area
};

/// An arrangement of docks for one way of working. To add one is to add a row.
struct LayoutRow {
    const char* id; ///< settings know it by this; never changes
    const char* name = "";
    const char* sentence = "";              ///< in English, as the name: what it is for
    std::span<const LayoutDock> docks = {}; ///< none: those that are shown at first, one tab behind the other
                                            ///< where the table of docks says
    /// Where what the layout is about stands: most of the window is for it. None: in the picture's place.
    Qt::DockWidgetArea exhibit = Qt::NoDockWidgetArea;
    int left = 340; ///< widths and heights of the other areas, in pixels
    int right = 380;
    int bottom = 160;
    int leftShare = 0; ///< in place of pixels: of the window, in percent
    int bottomShare = 0;
    /// Raised when it is about something else than before: then it is shown anew, and what the user had made of it
    /// becomes a layout of the user's own.
    int version = 1;
    bool isLarge = false; ///< for showing others: large type and few controls while it is shown
    bool hasPicture = true;
    /// What is shown of it where it has no room, or by a key, and what is left out of that; null: it is always whole.
    const LayoutRow* exhibitOnly = nullptr;
    const LayoutRow* aside = nullptr;
};

/// The first one is shown at first, and instead of one that can't be shown.
[[nodiscard]] std::span<const LayoutRow> layoutTable();

} // namespace vitrine::app
