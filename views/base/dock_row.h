// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"

#include <QtCore/qnamespace.h>
#include <QtGlobal>

#include <variant>

namespace vitrine::views {

class Desk;
class DockView;

/// What the window knows of a dock before it makes it. Each dock's folder has one (cmake/VitrineDock.cmake).
struct DockRow {
    const char* id;       ///< layouts, settings and links know it by this; never changes
    const char* title;    ///< in English, of the context "DockTable"
    const char* sentence; ///< in English, of the same context: what it shows
    Qt::DockWidgetArea area;
    DockView* (*make)(Desk&);
    bool (*shows)(const Selection&) = nullptr; ///< whether it comes up when such a thing is followed
    int height = 0;           ///< pixels that it is given, if it has fewer, when it comes up below the picture
    bool shownAtFirst = true; ///< otherwise it waits, closed, behind the first dock of its area
    bool fromStart = false;   ///< its view keeps what it hears before it is first seen, and so is made with the window
};

/// For DockRow::make. The dock that the view is put into owns it.
template <typename View>
DockView* makeView(Desk& desk)
{
    return new View(desk);
}

/// For DockRow::shows: things that are one of these links.
template <typename... Links>
bool showsAny(const Selection& selection)
{
    return (std::holds_alternative<Links>(selection) || ...);
}

/// For DockRow::shows: resources of these kinds.
template <core::ResourceKind... kKinds>
bool showsResource(const Selection& selection)
{
    const auto* link = std::get_if<ResourceLink>(&selection);
    return link && ((link->id.kind == kKinds) || ...);
}

} // namespace vitrine::views
