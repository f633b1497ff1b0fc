// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// power.gating: which parts are switched off while fragments bypass the processors (BYP-14).
enum class PowerGating : std::uint8_t { Off, Group, Alu };

} // namespace vitrine::core
