// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/blend/pgpe/pixel_object.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// A pixel on its way from AIN past the processors to the color updater (L10).
struct BypassPixel {
    std::uint32_t orderNumber = 0; ///< pixels of the draw before this one
    std::uint16_t x = 0, y = 0;
    std::uint16_t mask = 0; ///< samples
    std::uint8_t colorCount = 0;
    std::uint8_t lookups = 0; ///< texels that the color updater has to wait for
    std::array<Vec4, pgpe::kMostColors> colors{};
    static void visit(auto& visitor, auto& pixel)
    {
        visitor("orderNumber", pixel.orderNumber);
        visitor("x", pixel.x);
        visitor("y", pixel.y);
        visitor("mask", pixel.mask);
        visitor("colorCount", pixel.colorCount);
        visitor("lookups", pixel.lookups);
        visitor("colors", pixel.colors);
    }
};

/// Register words that it takes: the order number, the place, the mask with the counts, and four for each color.
[[nodiscard]] constexpr std::uint32_t wordsOfBypassPixel(std::uint32_t colors)
{
    return 3 + 4 * colors;
}

} // namespace vitrine::core
