// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/opcode_class.h"

#include <optional>
#include <string_view>

namespace vitrine::core {

/// Of an instruction by its name in listings, "DP4" (HIZ-32); nothing: it is none.
[[nodiscard]] std::optional<OpcodeClass> instructionClass(std::string_view name);

} // namespace vitrine::core
