// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/lir.h"

namespace vitrine::core::glsl {

/// A virtual register's home: components `first` … of a temporary register.
struct Home {
    std::uint16_t temp = 0;
    std::uint8_t first = 0;
};

struct Allocation {
    std::vector<Home> homes; ///< per virtual register
    std::uint32_t tempCount = 0;
};

/// Linear scan over the structured code. Lanes that left a loop keep their registers, so a live range is one interval
/// of instructions, widened to the whole loop where a value crosses its back edge. Narrow values share registers.
[[nodiscard]] Allocation allocateRegisters(const LirProgram& program);

/// A register for every value.
[[nodiscard]] Allocation allocateSeparately(const LirProgram& program);

} // namespace vitrine::core::glsl
