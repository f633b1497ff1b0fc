// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/blend/gamma.h"
#include "core/blend/pgpe/instruction.h"
#include "core/blend/pgpe/object_format.h"

#include <array>

/// The ALU array of the pixel engine, as functions of operands. It computes in float32: each product is rounded, then
/// the sum. Results are rounded to the engine's numbers when they are written. NaN follows DEC-35: arithmetic makes one
/// kind of NaN, and MIN and MAX return the other operand. For equal operands they return the second.

namespace vitrine::core::pgpe {

using Operands = std::array<Vec4, 4>;

struct AluResult {
    Vec4 first;
    Vec4 second; ///< the second result, of DMUL
};

/// The value after a modifier: negated, absolute, or 1 − x (BYP-25).
[[nodiscard]] Vec4 modified(const Vec4& value, Modifier modifier);

/// Executes MOV, arithmetic, MIN, MAX and CMP.
[[nodiscard]] AluResult compute(Opcode opcode, const Operands& operands, const GammaCurve& gamma);

/// Executes AND, OR, XOR and NOT, on integers of as many bits as the surface's channels have. A channel that the
/// surface lacks counts as one of eight bits.
[[nodiscard]] Vec4 computeBits(Opcode opcode, const Operands& operands, const ObjectLayout& surface);

} // namespace vitrine::core::pgpe
