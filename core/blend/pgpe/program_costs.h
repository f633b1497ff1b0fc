// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/engine_counts.h"
#include "core/blend/pgpe/program_check.h"

#include <cstdint>
#include <vector>

/// What instructions cost in ALU clocks and transfers (BYP-26). This is known before any pixel is run.
///
/// An ALU instruction has a color part (channels r g b) and an alpha part. With co-issue both together take one clock,
/// else one each. With co-issue an instruction of one part also shares the clock of the instruction before it when that
/// has only the other part and writes nothing that it reads. Instructions that only compare take one clock. IN and OUT
/// take the ALUs only to convert, like an instruction with the same parts. An operand or result counts two transfers in
/// slave style (register file, module, ALU) and one in direct style.

namespace vitrine::core {
struct ColorEngineConfig;
}

namespace vitrine::core::pgpe {

struct InstructionCost {
    AluOwner owner = AluOwner::Execution;
    std::uint8_t aluClocks = 0;
    std::uint8_t transfers = 0;
    std::uint8_t conversions = 0;
    bool saturates = false;
    bool sharesClock = false; ///< it shares the clock of the instruction before it
    friend bool operator==(const InstructionCost&, const InstructionCost&) = default;
};

/// The costs of a program that checkProgram() has accepted. BINDs count in the order of the text, whatever branch they
/// are in.
[[nodiscard]] std::vector<InstructionCost> programCosts(const Program& program, const SurfaceTable& surfaces,
                                                        const ColorEngineConfig& config);

/// Adds one execution of an instruction, without its fetch.
void addExecution(EngineCounts& counts, const Instruction& instruction, const InstructionCost& cost);

} // namespace vitrine::core::pgpe
