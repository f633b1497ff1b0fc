// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/snapshot.h"

#include <nlohmann/json_fwd.hpp>

/// Trees of values as the subcommands show them.

namespace vitrine::cli {

/// With snake_case keys, but for names that the recorded program or a unit has given.
[[nodiscard]] nlohmann::ordered_json toJson(const core::StateNode& node);
/// A line per leaf, two spaces deeper for each level.
void printText(const core::StateNode& node, int depth);

} // namespace vitrine::cli
