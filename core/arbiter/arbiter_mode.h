// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// What happens when the device of the oldest request takes none yet (HET-16).
enum class ArbiterMode : std::uint8_t {
    Fifo,  ///< all other requests wait behind it
    Bypass ///< the oldest request for another device that is ready goes first
};

} // namespace vitrine::core
