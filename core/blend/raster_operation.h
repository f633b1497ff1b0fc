// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// Each bit of the result is bit 4P + 2S + D of the code. // VG2D-44
[[nodiscard]] constexpr std::uint32_t combinedBits(std::uint8_t code, std::uint32_t pattern, std::uint32_t source,
                                                   std::uint32_t destination)
{
    std::uint32_t result = 0;
    for (unsigned row = 0; row < 8; ++row) {
        const std::uint32_t p = (row & 4) != 0 ? pattern : ~pattern;
        const std::uint32_t s = (row & 2) != 0 ? source : ~source;
        const std::uint32_t d = (row & 1) != 0 ? destination : ~destination;
        if ((code >> row & 1) != 0)
            result |= p & s & d;
    }
    return result;
}

} // namespace vitrine::core
