// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/call_source.h"

#include <cstdint>
#include <vector>

namespace vitrine::tests {

struct ChosenDraw {
    std::uint64_t position = 0; ///< of the call
    std::uint64_t fragments = 0;
};

/// How much of a capture machines with their clocks are given.
struct DrawBudget {
    std::uint64_t fragments = 0; ///< of all draws together
    std::size_t draws = 0;       ///< about so many
};

/// Draws of the first four frames that shade anything, spread over their sizes, in the order of the capture; at least
/// the cheapest, whatever it costs.
[[nodiscard]] std::vector<ChosenDraw> chosenDraws(core::CallSource& source, const DrawBudget& budget);

} // namespace vitrine::tests
