// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/isa.h"

#include <cstdint>

namespace vitrine::core {

/// A valid program of `temps` registers that comes to an end: nested IFs and LOOPs, discards, requests to the texture
/// unit and to a unit with consecutive registers, derivatives, indexed constants and local memory. Three inputs, two
/// outputs, four uniforms, four literals, two registers of local memory. The last register counts turns: it is written
/// by nobody else.
[[nodiscard]] Program randomProgram(std::uint32_t seed, std::uint16_t temps);

/// Port of the unit that takes three registers and answers with two.
inline constexpr std::uint8_t kGroupPort = 5;

} // namespace vitrine::core
