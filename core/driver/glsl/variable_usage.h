// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/spirv_module.h"

#include <map>
#include <set>
#include <vector>

namespace vitrine::core::glsl {

/// What a module does with its variables (by id).
struct VariableUsage {
    std::set<std::uint32_t> dynamic; ///< an array or matrix in it is indexed by a value known only when running
    std::set<std::uint32_t> read;
    std::map<std::uint32_t, std::vector<bool>> usedLeaves; ///< of those used at all
};

[[nodiscard]] VariableUsage variableUsage(const SpirvModule& module);

} // namespace vitrine::core::glsl
