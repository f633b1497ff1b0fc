// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// clk.shaderRatio: how many shader clocks a graphics cycle has (BYP-05). Tasks, requests and results cross at the
/// edges of graphics cycles, so an uninterrupted run of instructions always takes whole cycles.
enum class ShaderClock : std::uint8_t { Quarter, Half, Same, Double, Quadruple };

[[nodiscard]] constexpr Cycle graphicsCycles(Cycle clocks, ShaderClock clock)
{
    struct Ratio {
        Cycle clocks, cycles;
    };
    constexpr std::array<Ratio, 5> kRatios{{{1, 4}, {1, 2}, {1, 1}, {2, 1}, {4, 1}}};
    const Ratio& ratio = kRatios[static_cast<std::size_t>(clock)];
    return (clocks * ratio.cycles + ratio.clocks - 1) / ratio.clocks;
}

} // namespace vitrine::core
