// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/isa.h"

#include <string>

namespace vitrine::core {

/// What is wrong with the structure of a program: registers outside their files, flow that does not nest. Empty =
/// nothing.
[[nodiscard]] std::string structuralFault(const Program& program);

} // namespace vitrine::core
