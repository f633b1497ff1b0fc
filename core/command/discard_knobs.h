// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

enum class HizL1Mode : std::uint8_t { Bit, Interval };
enum class HizCorners : std::uint8_t { Geometric, Samples };

/// Which of the proofs a machine can use.
struct DiscardKnobs {
    std::uint32_t layer1 = 1, layer2 = 1;       ///< hiz.layer1, hiz.layer2, off/on
    HizL1Mode l1Mode = HizL1Mode::Interval;     ///< hiz.l1Mode
    HizCorners corners = HizCorners::Geometric; ///< hiz.corners
    std::uint32_t levels = 0xFFFF;              ///< hiz.levels, a bit per level of the class pyramid that is stored
    std::uint32_t maxEntries = 4;               ///< hiz.maxEntries: of it that one look-up may read, 1–64
    friend bool operator==(const DiscardKnobs&, const DiscardKnobs&) = default;
};

} // namespace vitrine::core
