// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace vitrine::core {
struct RunDifference;
}

namespace vitrine::cli {

/// Adds to a document what the runs came to, and how they differ.
void addDifference(nlohmann::ordered_json& document, const core::RunDifference& difference);

} // namespace vitrine::cli
