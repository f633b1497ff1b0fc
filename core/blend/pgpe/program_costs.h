// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/engine_counts.h"
#include "core/blend/pgpe/program_check.h"

#include <cstdint>
#include <vector>

/// What instructions cost in ALU clocks and transfers (BYP-26), known before any pixel.
///
/// An ALU instruction has a color part (channels r g b) and an alpha part. With co-issue both take one clock, else one
/// each; and with co-issue an instruction of one part shares the clock of the instruction before it when that has the
/// other part alone and writes nothing that it reads. Instructions that compare alone take one clock. IN and OUT take
/// the ALUs only to convert, as an instruction of their parts. An operand or result counts two transfers in slave style
/// (register file, module, ALU) and one in direct style.

namespace vitrine::core::pgpe {

struct InstructionCost {
    AluOwner owner = AluOwner::Execution;
    std::uint8_t aluClocks = 0;
    std::uint8_t transfers = 0;
    std::uint8_t conversions = 0;
    bool saturates = false;
    bool sharesClock = false; ///< of the instruction before
    friend bool operator==(const InstructionCost&, const InstructionCost&) = default;
};

/// Of a program that checkProgram() has found good. BINDs are followed in their order, whatever branch they stand in.
[[nodiscard]] std::vector<InstructionCost> programCosts(const Program& program, const SurfaceTable& surfaces,
                                                        const ColorEngineConfig& config);

/// Adds one execution of an instruction, its fetch not included.
void addExecution(EngineCounts& counts, const Instruction& instruction, const InstructionCost& cost);

} // namespace vitrine::core::pgpe
