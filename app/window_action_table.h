// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window_actions.h"
#include "views/theme/icons.h"

#include <optional>
#include <span>

namespace vitrine::app {

/// An action of the window. To add one is to add a row, and to connect it.
struct ActionRow {
    enum class Needs : std::uint8_t { Nothing, Capture };

    ActionId id;
    const char* name; ///< keys are stored by it; never changes
    MenuId menu;
    Needs needs;
    const char* text;     ///< in English
    const char* keys;     ///< portable, separated by semicolons; the first one is shown
    const char* sentence; ///< in English
    std::optional<views::Symbol> symbol;
};

/// F5, Shift+F5 and F9 run to breakpoints and set them, as in other debuggers; docks with breakpoints of their own take
/// them first.
[[nodiscard]] std::span<const ActionRow> actionTable();

} // namespace vitrine::app
