// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_row.h"

#include <span>

namespace vitrine::app {

/// The rows of all docks, in the order of views/docks/CMakeLists.txt. The build makes it (cmake/VitrineDock.cmake).
[[nodiscard]] std::span<const views::DockRow> dockTable();

} // namespace vitrine::app
