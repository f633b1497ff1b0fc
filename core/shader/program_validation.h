// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/shader/isa.h"

namespace vitrine::core {

/// Flow constructs may nest this deep, calls included. A program that goes deeper ends with RunStatus::FlowTooDeep.
inline constexpr std::size_t kMaxFlowDepth = 256;

/// Checks whether a program may run: opcodes are known, registers lie inside their files, the address temp is one of
/// the temps, flow constructs are closed and point at their partners, jumps stay inside one block. The error names the
/// instruction (HET-05).
[[nodiscard]] Result<void> validate(const Program& program);

/// Fills in the partner (`immediate`) of every IF, ELSE, LOOP, BRK and CONT, by the nesting alone.
[[nodiscard]] Result<void> linkFlow(Program& program);

/// Whether running it can fail: a loop may not come to an end, calls may go too deep.
[[nodiscard]] bool canRunForever(const Program& program);

} // namespace vitrine::core
