// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace vitrine::captures {

/// The bits of a pixel that carry each channel, as X11 visuals name them; 0 when the channel is absent.
struct ChannelMasks {
    std::uint32_t red = 0, green = 0, blue = 0, alpha = 0;
    friend bool operator==(const ChannelMasks&, const ChannelMasks&) = default;
};

enum class ByteOrder : std::uint8_t { LittleEndian, BigEndian };

/// How an X server wants its pixels: each has 2, 3 or 4 bytes, and rows are padded to a multiple of some bytes.
///
/// Turns rows of R G B A bytes into rows of such pixels. A channel of n bits holds the nearest of its 2^n values.
class PixelLayout {
public:
    struct Format {
        std::uint32_t bytesPerPixel = 4; ///< 2, 3 or 4
        std::uint32_t rowAlignment = 4;  ///< in bytes
        ByteOrder byteOrder = ByteOrder::LittleEndian;
    };

    PixelLayout(const Format& format, const ChannelMasks& masks);

    [[nodiscard]] std::size_t rowBytes(std::uint32_t width) const;
    /// `rgba` has 4 bytes a pixel. `row` has at least rowBytes(rgba.size() / 4) bytes; its padding stays as it is.
    void convertRow(std::span<const std::byte> rgba, std::byte* row) const;

private:
    using ChannelTable = std::array<std::uint32_t, 256>; ///< maps an 8-bit value to its bits in the pixel

    [[nodiscard]] std::uint32_t pixel(const std::byte* rgba) const;

    Format m_format;
    bool m_isBgra = false; ///< the bytes in memory are B G R A, as on nearly every server
    std::array<ChannelTable, 4> m_tables{};
};

} // namespace vitrine::captures
