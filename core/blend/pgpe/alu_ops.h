// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/blend/gamma.h"
#include "core/blend/pgpe/instruction.h"
#include "core/blend/pgpe/object_format.h"

#include <array>

/// The ALU array of the pixel engine: pure functions of operands. Float32 inside, each product rounded, then the sum;
/// results are rounded to the engine's numbers where they are written. NaN as DEC-35 has it: arithmetic makes one kind
/// of it, and MIN and MAX return the other operand; of equal ones they return the second.

namespace vitrine::core::pgpe {

using Operands = std::array<Vec4, 4>;

struct AluResult {
    Vec4 first;
    Vec4 second; ///< of DMUL
};

/// Negated, absolute, or 1 − x (BYP-25).
[[nodiscard]] Vec4 modified(const Vec4& value, Modifier modifier);

/// MOV, arithmetic, MIN, MAX and CMP.
[[nodiscard]] AluResult compute(Opcode opcode, const Operands& operands, const GammaCurve& gamma);

/// AND, OR, XOR and NOT on integers of as many bits as the surface's channels have; eight where it has no such channel.
[[nodiscard]] Vec4 computeBits(Opcode opcode, const Operands& operands, const ObjectLayout& surface);

} // namespace vitrine::core::pgpe
