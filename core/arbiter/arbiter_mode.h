// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// What happens when the device of the oldest request takes none yet (HET-16).
enum class ArbiterMode : std::uint8_t {
    Fifo,  ///< all other requests wait behind it
    Bypass ///< the oldest request for another device that is ready goes first
};

/// How the entries of a queue are divided for display. It does not change how many entries have room (HET-13).
enum class QueueSplit : std::uint8_t { None, ByType, ByDevice };

} // namespace vitrine::core
