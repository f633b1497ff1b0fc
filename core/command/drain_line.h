// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// What the command interface tells the units that take turns: nothing of a draw is left in the machine. Whose turn it
/// is begins anew then, so that a draw runs the same whatever ran before (RUN-14).
struct DrainLine {
    std::uint32_t drains = 0; ///< so far

    friend bool operator==(const DrainLine&, const DrainLine&) = default;
    static void visit(auto& visitor, auto& line) { visitor("drains", line.drains); }
};

} // namespace vitrine::core
