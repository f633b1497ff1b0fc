// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// The knobs of the command interface, and of what it gives out.
struct CommandKnobs {
    std::uint32_t ciWordCycles = 1;        ///< ci.wordCycles, cycles, 0–8; 0 in ideal timing
    std::uint32_t ciDraws = 4;             ///< ci.draws, 1–16, where a frame is run
    std::uint32_t clearTilesPerCycle = 16; ///< clear.tilesPerCycle, 1–64

    friend bool operator==(const CommandKnobs&, const CommandKnobs&) = default;
};

} // namespace vitrine::core
