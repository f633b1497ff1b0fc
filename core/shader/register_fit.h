// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/shader/isa.h"

#include <cstdint>

namespace vitrine::core {

/// A program that was made to do with fewer registers.
struct FittedProgram {
    Program program;
    /// The factor by which the number of executed instructions can grow at most.
    std::uint32_t growth = 1;
};

/// Lowers the number of temporary registers of a program to `limit` (DEC-34). Values that a constant or input gives in
/// one instruction are computed again; others wait in local memory (FILL, SPILL), first those that are read last.
///
/// The interface of the program and its results stay the same to the last bit. This includes the derivatives of lanes
/// whose neighbors are inactive: local memory holds for these what the register held (ONE-04). A program that needs no
/// more than `limit` is returned as it is.
///
/// The number can't go below three, nor below the consecutive registers that a SEND gives to a unit or gets from it.
/// Programs that our compiler never makes are refused with an error: jumps, functions, several ENDs, textures that fill
/// several registers, programs that were lowered before, thousands of registers between thousands of branches.
[[nodiscard]] Result<FittedProgram> fitRegisters(const Program& program, std::uint32_t limit);

} // namespace vitrine::core
