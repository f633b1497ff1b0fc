// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/spirv_module.h"

#include <map>
#include <set>
#include <vector>

namespace vitrine::core::glsl {

/// What a module does with its variables, by id.
struct VariableUsage {
    std::set<std::uint32_t> dynamic; ///< those with an array or matrix whose index is known only when the program runs
    std::set<std::uint32_t> read;
    std::map<std::uint32_t, std::vector<bool>> usedLeaves; ///< leaves that are used, for variables that are used at all
};

[[nodiscard]] VariableUsage variableUsage(const SpirvModule& module);

} // namespace vitrine::core::glsl
