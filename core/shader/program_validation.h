// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/shader/isa.h"

namespace vitrine::core {

/// Flow constructs may nest this deep, calls included; a program that goes deeper ends with RunStatus::FlowTooDeep.
inline constexpr std::size_t kMaxFlowDepth = 256;

/// Whether the program may run: known opcodes, registers inside their files, one address temp inside the temps, flow
/// constructs closed and pointing at their partners, jumps inside one block. HET-05: the error names the instruction.
[[nodiscard]] Result<void> validate(const Program& program);

/// Writes the partner of every IF, ELSE, LOOP, BRK and CONT into its `immediate`, from the nesting alone.
[[nodiscard]] Result<void> linkFlow(Program& program);

} // namespace vitrine::core
