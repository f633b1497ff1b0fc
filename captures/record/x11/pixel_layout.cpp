// SPDX-License-Identifier: Apache-2.0
#include "captures/record/x11/pixel_layout.h"

#include "core/base/check.h"

#include <bit>
#include <cstring>

namespace vitrine::captures {

namespace {

constexpr ChannelMasks kBgr{0xff0000, 0xff00, 0xff, 0};
constexpr ChannelMasks kBgra{0xff0000, 0xff00, 0xff, 0xff000000};

std::array<std::uint32_t, 256> channelTable(std::uint32_t mask)
{
    std::array<std::uint32_t, 256> table{};
    if (mask == 0)
        return table;
    const int shift = std::countr_zero(mask);
    const std::uint64_t highest = mask >> shift;
    for (std::uint32_t value = 0; value < table.size(); ++value)
        table[value] = static_cast<std::uint32_t>((value * highest + 127) / 255) << shift;
    return table;
}

void convertToBgra(std::span<const std::byte> rgba, std::byte* row)
{
    for (std::size_t i = 0; i + 4 <= rgba.size(); i += 4) {
        std::uint32_t pixel;
        std::memcpy(&pixel, rgba.data() + i, sizeof pixel);
        pixel = (pixel & 0xff00ff00) | (pixel >> 16 & 0xff) | (pixel & 0xff) << 16;
        std::memcpy(row + i, &pixel, sizeof pixel);
    }
}

} // namespace

PixelLayout::PixelLayout(const Format& format, const ChannelMasks& masks)
    : m_format(format), m_tables{channelTable(masks.red), channelTable(masks.green), channelTable(masks.blue),
                                 channelTable(masks.alpha)}
{
    CORE_CHECK(format.bytesPerPixel >= 2 && format.bytesPerPixel <= 4, "a pixel has 2, 3 or 4 bytes");
    CORE_CHECK(format.rowAlignment >= 1, "rows are aligned to at least a byte");
    m_isBgra = std::endian::native == std::endian::little && format.byteOrder == ByteOrder::LittleEndian &&
               format.bytesPerPixel == 4 && (masks == kBgr || masks == kBgra);
}

std::size_t PixelLayout::rowBytes(std::uint32_t width) const
{
    const std::size_t bytes = std::size_t{width} * m_format.bytesPerPixel;
    return (bytes + m_format.rowAlignment - 1) / m_format.rowAlignment * m_format.rowAlignment;
}

std::uint32_t PixelLayout::pixel(const std::byte* rgba) const
{
    std::uint32_t bits = 0;
    for (std::size_t channel = 0; channel < m_tables.size(); ++channel)
        bits |= m_tables[channel][std::to_integer<std::uint8_t>(rgba[channel])];
    return bits;
}

void PixelLayout::convertRow(std::span<const std::byte> rgba, std::byte* row) const
{
    if (m_isBgra)
        return convertToBgra(rgba, row);
    const std::uint32_t count = m_format.bytesPerPixel;
    const bool isLittle = m_format.byteOrder == ByteOrder::LittleEndian;
    for (std::size_t i = 0; i + 4 <= rgba.size(); i += 4, row += count) {
        const std::uint32_t bits = pixel(rgba.data() + i);
        for (std::uint32_t byte = 0; byte < count; ++byte)
            row[byte] = static_cast<std::byte>(bits >> 8 * (isLittle ? byte : count - 1 - byte));
    }
}

} // namespace vitrine::captures
