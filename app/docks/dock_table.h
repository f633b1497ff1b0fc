// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"

#include <QtCore/qnamespace.h>

#include <span>

namespace vitrine::views {
class Desk;
class DockView;
} // namespace vitrine::views

namespace vitrine::app {

/// A dock of the window. To add one is to add a row.
struct DockRow {
    const char* id;       ///< layouts, settings and links know it by this; never changes
    const char* title;    ///< in English
    const char* sentence; ///< in English: what it shows
    Qt::DockWidgetArea area;
    views::DockView* (*make)(views::Desk&);
    bool (*shows)(const views::Selection&) = nullptr; ///< whether it comes up when such a thing is followed
    int height = 0;           ///< pixels that it is given, if it has fewer, when it comes up below the picture
    bool shownAtFirst = true; ///< otherwise it waits, closed, behind the first dock of its area
};

[[nodiscard]] std::span<const DockRow> dockTable();

} // namespace vitrine::app
