// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"

namespace vitrine::core {

/// Reads and checks one parameter of a unit. The error goes on after "Unit FFX has".
[[nodiscard]] Result<ParameterDescription> readParameter(const vitrine_parameter& from, const std::string& prefix);

} // namespace vitrine::core
