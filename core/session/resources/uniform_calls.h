// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/resources/program_details.h"

#include <string>
#include <vector>

/// Shows the unified configuration beside the interfaces that existed before it, for teaching (HET-30).

namespace vitrine::core {

/// The calls that give a uniform its present value, as programs of three generations would write them. A list is empty
/// when that interface can't set the value.
struct UniformCalls {
    std::vector<std::string> fixedFunction; ///< OpenGL ES 1.x: sets of functions for fixed units, and no programs
    std::vector<std::string> programmable;  ///< OpenGL ES 2.0: programs alone
    std::vector<std::string> unified;       ///< one family of functions for both (HET-27)
    friend bool operator==(const UniformCalls&, const UniformCalls&) = default;
};

[[nodiscard]] UniformCalls callsThatSet(const UniformDetails& uniform);

} // namespace vitrine::core
