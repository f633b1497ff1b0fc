// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/pixel_history/pixel_history.h"

#include <string>

namespace vitrine::core {

/// {"vitrine": 1, "kind": "why", …}: all of a history with a sentence to each entry, for the command line and for what
/// the window exports.
[[nodiscard]] std::string toJson(const PixelHistory& history);

} // namespace vitrine::core
