// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// HET-16: what happens when the device of the oldest request takes none yet.
enum class ArbiterMode : std::uint8_t {
    Fifo,  ///< all wait behind it
    Bypass ///< the oldest request for another device that is ready goes first
};

/// HET-13: how a queue shows, and bounds nothing differently, its entries.
enum class QueueSplit : std::uint8_t { None, ByType, ByDevice };

} // namespace vitrine::core
