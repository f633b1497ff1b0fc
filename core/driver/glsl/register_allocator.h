// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/lir.h"

namespace vitrine::core::glsl {

/// The place of a virtual register: components `first` … of a temporary register.
struct Home {
    std::uint16_t temp = 0;
    std::uint8_t first = 0;
};

struct Allocation {
    std::vector<Home> homes; ///< by virtual register
    std::uint32_t tempCount = 0;
};

/// Scans the structured code linearly. Lanes that have left a loop keep their registers. So a live range is one
/// interval of instructions, extended to the whole loop when a value goes from one turn to the next. Narrow values
/// share registers.
[[nodiscard]] Allocation allocateRegisters(const LirProgram& program);

/// Gives every value a register of its own.
[[nodiscard]] Allocation allocateSeparately(const LirProgram& program);

} // namespace vitrine::core::glsl
