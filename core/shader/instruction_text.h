// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/isa.h"

#include <string>

namespace vitrine::core {

/// The instruction as disassemble() writes it, without number and comment: "MAD r3.xyz, r1.xyzx, c4.x, -r2".
[[nodiscard]] std::string instructionText(const Instruction& instruction);

} // namespace vitrine::core
