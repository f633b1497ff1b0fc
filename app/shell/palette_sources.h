// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/palette_entry.h"

namespace vitrine::views {
class Desk;
}

namespace vitrine::app {

class Docks;
class Layouts;
class WindowActions;

/// What of the window can be found in the palette.
[[nodiscard]] QList<PaletteEntry> actionEntries(const WindowActions& actions, Docks& docks, bool isShown);
[[nodiscard]] QList<PaletteEntry> dockEntries(Docks& docks, bool isShown);
[[nodiscard]] QList<PaletteEntry> layoutEntries(Layouts& layouts);
/// Also the one in use: none has to be known before.
[[nodiscard]] QList<PaletteEntry> machineEntries(views::Desk& desk, bool isShown);
[[nodiscard]] QList<PaletteEntry> captureEntries(const QStringList& files,
                                                 const std::function<void(const QString&)>& open);

} // namespace vitrine::app
