// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// What becomes of a call that can't be executed (ONE-10).
enum class FaultPolicy : std::uint8_t {
    Skip, ///< it is left out
    Stop, ///< the replay stays before it
};

} // namespace vitrine::core
