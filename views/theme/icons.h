// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace vitrine::views {

enum class Symbol : std::uint8_t {
    Open,
    Record,
    Import,
    FirstAction,
    PreviousFrame,
    PreviousAction,
    NextAction,
    NextFrame,
    LastAction,
    GoTo,
    Fit,
    ZoomIn,
    ZoomOut,
    Copy,
    Save,
    Cancel,
    Help,
    Detach,
    Attach,
    Back,
    Forward,
    Search,
    PreviousCycle,
    NextCycle,
    RunBack,
    RunForward,
    Breakpoint,
    Bookmark,
    Comment,
    Name,
    Play,
    PlayBack,
    Pause,
    Loop,
};

/// A line icon of 16 units, drawn for the size and the pixel ratio at hand, in the text color of the palette.
[[nodiscard]] QIcon symbolIcon(Symbol symbol);

} // namespace vitrine::views
