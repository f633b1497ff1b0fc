// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/opcode_class.h"

#include <optional>
#include <string_view>

namespace vitrine::core {

/// The class of an instruction by its name in listings, "DP4" (HIZ-32); nothing when no instruction has the name.
[[nodiscard]] std::optional<OpcodeClass> instructionClass(std::string_view name);

} // namespace vitrine::core
