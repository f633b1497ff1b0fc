// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/etc1.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

// Table 3.17.2 of the extension, by pixel index value: 0 small, 1 large, 2 minus small, 3 minus large.
constexpr int kModifiers[8][4] = {
    {2, 8, -2, -8},     {5, 17, -5, -17},   {9, 29, -9, -29},     {13, 42, -13, -42},
    {18, 60, -18, -60}, {24, 80, -24, -80}, {33, 106, -33, -106}, {47, 183, -47, -183},
};

using Color = std::array<int, 3>;

struct Halves {
    std::array<Color, 2> base;
    std::array<int, 2> table;
    bool isFlipped = false; ///< the halves lie one above the other
    std::uint32_t bits = 0; ///< pixel indices: high bits in the upper half, low bits in the lower
};

Halves parse(Block bytes)
{
    const auto byte = [&](std::size_t i) { return static_cast<int>(bytes[i]); };
    Halves halves;
    const int control = byte(3);
    const bool isDifferential = (control & 2) != 0;
    for (std::size_t c = 0; c < 3; ++c) {
        if (isDifferential) {
            const int first = byte(c) >> 3;
            const int delta = ((byte(c) & 7) ^ 4) - 4; // three bits, two's complement
            const int second = (first + delta) & 31;   // sums out of range are undefined
            halves.base[0][c] = first << 3 | first >> 2;
            halves.base[1][c] = second << 3 | second >> 2;
        } else {
            halves.base[0][c] = (byte(c) >> 4) * 17;
            halves.base[1][c] = (byte(c) & 15) * 17;
        }
    }
    halves.table = {control >> 5, control >> 2 & 7};
    halves.isFlipped = (control & 1) != 0;
    for (std::size_t i = 4; i < kBlockBytes; ++i)
        halves.bits = halves.bits << 8 | static_cast<std::uint32_t>(byte(i));
    return halves;
}

Color pixelOf(const Halves& halves, std::uint32_t x, std::uint32_t y)
{
    const std::uint32_t index = x * kBlockSize + y; // column by column
    const std::uint32_t value = (halves.bits >> (index + 16) & 1) << 1 | (halves.bits >> index & 1);
    const std::size_t half = (halves.isFlipped ? y : x) >= 2 ? 1 : 0;
    const int modifier = kModifiers[halves.table[half]][value];
    Color color = halves.base[half];
    for (int& channel : color)
        channel = std::clamp(channel + modifier, 0, 255);
    return color;
}

} // namespace

BlockPixels decodeEtc1(Block block)
{
    const Halves halves = parse(block);
    BlockPixels pixels;
    for (std::uint32_t i = 0; i < pixels.size(); ++i) {
        const Color color = pixelOf(halves, i % kBlockSize, i / kBlockSize);
        for (std::size_t c = 0; c < 3; ++c)
            pixels[i][c] = static_cast<std::uint8_t>(color[c]);
        pixels[i][3] = 255;
    }
    return pixels;
}

} // namespace vitrine::core::gles2
