// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/etc1.h"

#include <algorithm>
#include <array>

namespace vitrine::core::gles2 {

namespace {

constexpr std::uint32_t kBlockSize = 4;
constexpr std::size_t kBlockBytes = 8;

// Table 3.17.2 of the extension, by pixel index value: 0 small, 1 large, 2 minus small, 3 minus large.
constexpr int kModifiers[8][4] = {
    {2, 8, -2, -8},     {5, 17, -5, -17},   {9, 29, -9, -29},     {13, 42, -13, -42},
    {18, 60, -18, -60}, {24, 80, -24, -80}, {33, 106, -33, -106}, {47, 183, -47, -183},
};

using Color = std::array<int, 3>;

struct Block {
    std::array<Color, 2> base;
    std::array<int, 2> table;
    bool isFlipped = false; ///< the halves lie one above the other
    std::uint32_t bits = 0; ///< pixel indices: high bits in the upper half, low bits in the lower
};

Block parseBlock(std::span<const std::byte, kBlockBytes> bytes)
{
    const auto byte = [&](std::size_t i) { return static_cast<int>(bytes[i]); };
    Block block;
    const int control = byte(3);
    const bool isDifferential = (control & 2) != 0;
    for (std::size_t c = 0; c < 3; ++c) {
        if (isDifferential) {
            const int first = byte(c) >> 3;
            const int delta = ((byte(c) & 7) ^ 4) - 4; // three bits, two's complement
            const int second = (first + delta) & 31;   // sums out of range are undefined
            block.base[0][c] = first << 3 | first >> 2;
            block.base[1][c] = second << 3 | second >> 2;
        } else {
            block.base[0][c] = (byte(c) >> 4) * 17;
            block.base[1][c] = (byte(c) & 15) * 17;
        }
    }
    block.table = {control >> 5, control >> 2 & 7};
    block.isFlipped = (control & 1) != 0;
    for (std::size_t i = 4; i < kBlockBytes; ++i)
        block.bits = block.bits << 8 | static_cast<std::uint32_t>(byte(i));
    return block;
}

Color pixelOf(const Block& block, std::uint32_t x, std::uint32_t y)
{
    const std::uint32_t index = x * kBlockSize + y; // column by column
    const std::uint32_t value = (block.bits >> (index + 16) & 1) << 1 | (block.bits >> index & 1);
    const std::size_t half = (block.isFlipped ? y : x) >= 2 ? 1 : 0;
    const int modifier = kModifiers[block.table[half]][value];
    Color color = block.base[half];
    for (int& channel : color)
        channel = std::clamp(channel + modifier, 0, 255);
    return color;
}

} // namespace

std::uint64_t etc1Bytes(std::uint32_t width, std::uint32_t height)
{
    const auto blocks = [](std::uint32_t size) { return (std::uint64_t{size} + kBlockSize - 1) / kBlockSize; };
    return blocks(width) * blocks(height) * kBlockBytes;
}

std::vector<std::byte> decodeEtc1(std::span<const std::byte> blocks, std::uint32_t width, std::uint32_t height)
{
    std::vector<std::byte> pixels(std::size_t{width} * height * 3);
    std::size_t position = 0;
    for (std::uint32_t top = 0; top < height; top += kBlockSize) {
        for (std::uint32_t left = 0; left < width; left += kBlockSize, position += kBlockBytes) {
            if (position + kBlockBytes > blocks.size())
                return pixels;
            const Block block = parseBlock(blocks.subspan(position).first<kBlockBytes>());
            for (std::uint32_t y = 0; y < std::min(kBlockSize, height - top); ++y) {
                for (std::uint32_t x = 0; x < std::min(kBlockSize, width - left); ++x) {
                    const Color color = pixelOf(block, x, y);
                    const std::size_t at = ((std::size_t{top} + y) * width + left + x) * 3;
                    for (std::size_t c = 0; c < 3; ++c)
                        pixels[at + c] = static_cast<std::byte>(color[c]);
                }
            }
        }
    }
    return pixels;
}

} // namespace vitrine::core::gles2
