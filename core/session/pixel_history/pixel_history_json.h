// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/pixel_history/pixel_history.h"

#include <string>

namespace vitrine::core {

/// All of a history as {"vitrine": 1, "kind": "why", …}, with a sentence for each entry. The command line prints it,
/// and the window exports it.
[[nodiscard]] std::string toJson(const PixelHistory& history);

} // namespace vitrine::core
