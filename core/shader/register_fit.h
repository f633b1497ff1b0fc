// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/shader/isa.h"

#include <cstdint>

namespace vitrine::core {

/// A program made to do with fewer registers.
struct FittedProgram {
    Program program;
    /// It executes at most so many times the instructions that the program before does.
    std::uint32_t growth = 1;
};

/// Lowers a program's demand of temporary registers to `limit` (DEC-34): values that a constant or an input gives in
/// one instruction are computed again, others wait in local memory (FILL, SPILL), first those that are read last.
///
/// What registers a program reads, writes and leaves, and what it computes stay the same to the last bit, the
/// derivatives of lanes whose neighbors are inactive included: local memory holds for these what the register did
/// (ONE-04). A program that does with `limit` is given back as it is.
///
/// The demand can't go below three registers, nor below the consecutive ones that a SEND gives to a unit or gets from
/// it, and what no compiler of ours makes can't be lowered: jumps, functions, several ENDs, textures that fill several
/// registers, programs that were lowered before, thousands of registers between thousands of branches. Then there is an
/// error.
[[nodiscard]] Result<FittedProgram> fitRegisters(const Program& program, std::uint32_t limit);

} // namespace vitrine::core
