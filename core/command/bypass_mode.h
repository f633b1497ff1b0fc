// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// bypass.mode (BYP-06): never, where the draw allows it, or refuse draws that don't.
enum class BypassMode : std::uint8_t { Off, Auto, Force };

} // namespace vitrine::core
