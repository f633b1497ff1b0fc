// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// bypass.mode (BYP-06): never bypass, bypass where the draw allows it, or bypass and refuse all other draws.
enum class BypassMode : std::uint8_t { Off, Auto, Force };

} // namespace vitrine::core
