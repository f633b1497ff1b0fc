// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/dxt1.h"

namespace vitrine::core::gles2 {

namespace {

using Color = BlockPixels::value_type;

std::uint32_t littleEndian(std::span<const std::byte> bytes)
{
    std::uint32_t value = 0;
    for (std::size_t i = bytes.size(); i-- > 0;)
        value = value << 8 | std::to_integer<std::uint32_t>(bytes[i]);
    return value;
}

/// 5, 6 and 5 bits, red highest.
Color expanded(std::uint32_t packed)
{
    const std::uint32_t red = packed >> 11, green = packed >> 5 & 63, blue = packed & 31;
    return {static_cast<std::uint8_t>(red << 3 | red >> 2), static_cast<std::uint8_t>(green << 2 | green >> 4),
            static_cast<std::uint8_t>(blue << 3 | blue >> 2), 255};
}

/// (a · weight + b) ÷ (weight + 1), to the nearest.
Color between(const Color& a, const Color& b, std::uint32_t weight)
{
    const auto channel = [&](std::size_t c) {
        return static_cast<std::uint8_t>((a[c] * weight + b[c] + (weight + 1) / 2) / (weight + 1));
    };
    return {channel(0), channel(1), channel(2), 255};
}

} // namespace

BlockPixels decodeDxt1(Block block)
{
    const std::uint32_t first = littleEndian(block.subspan<0, 2>());
    const std::uint32_t second = littleEndian(block.subspan<2, 2>());
    const Color a = expanded(first), b = expanded(second);
    // The order of the two colors says whether the block has four opaque colors, or three and transparent black.
    const bool isOpaque = first > second;
    const std::array<Color, 4> palette = {a, b, isOpaque ? between(a, b, 2) : between(a, b, 1),
                                          isOpaque ? between(b, a, 2) : Color{0, 0, 0, 0}};
    const std::uint32_t codes = littleEndian(block.subspan<4, 4>());
    BlockPixels pixels;
    for (std::size_t i = 0; i < pixels.size(); ++i)
        pixels[i] = palette[codes >> (2 * i) & 3];
    return pixels;
}

} // namespace vitrine::core::gles2
