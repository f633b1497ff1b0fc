// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_index.h"

#include <QString>

namespace vitrine::views {

/// "Draw 37", "Clear", "Copy", "Present", "Marker".
[[nodiscard]] QString actionLabel(const core::ActionEntry& action);

} // namespace vitrine::views
