// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/state/state_item.h"

/// The commands that the command interface keeps, a line each (HET-02, HIZ-31).

namespace vitrine::views {

/// "3-D draw.0 · 1 word · retired", and for what must follow a FLUSH whether it does. `unit`: the row of a unit; of
/// another one it stays as it is.
void dressCommands(StateItem& unit);

} // namespace vitrine::views
