// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace vitrine::core {

/// How one sample is stored. Multi-byte units are little-endian as GL packs them (565: red in the high bits).
enum class PixelFormat : std::uint8_t {
    None,
    R8,
    Rg8,
    Rgb8,
    Rgba8,
    Bgra8,
    Alpha8,
    Luminance8,
    LuminanceAlpha8,
    Rgb565,
    Rgba4444,
    Rgba5551,
    Depth16, ///< unorm, 2 bytes
    Depth24, ///< unorm in the low 24 bits of 4 bytes
    Stencil8,
};
inline constexpr int kPixelFormatCount = static_cast<int>(PixelFormat::Stencil8) + 1;

/// What the stored channels mean to a reader.
enum class PixelFamily : std::uint8_t { None, Color, Luminance, Depth, Stencil };

/// Bits [shift, shift + bits) of the sample read as one little-endian word; bits 0: the channel isn't stored.
struct ChannelField {
    std::uint8_t shift = 0, bits = 0;
    [[nodiscard]] constexpr std::uint32_t max() const { return (1u << bits) - 1u; }
};

/// A format as bit fields: red, green, blue, alpha. Luminance, depth and stencil stand in the field of red.
struct PixelLayout {
    PixelFamily family = PixelFamily::None;
    std::uint8_t bytes = 0; ///< per sample, 0–4
    std::array<ChannelField, 4> channels;
};
[[nodiscard]] const PixelLayout& pixelLayout(PixelFormat format);

[[nodiscard]] std::size_t bytesPerSample(PixelFormat format);
[[nodiscard]] bool isDepth(PixelFormat format);
/// Bits of red, green, blue, alpha, depth, stencil, as glGetIntegerv and framebuffer completeness ask for them.
/// Luminance counts as red, as it would when drawn to.
struct ChannelBits {
    std::uint8_t red = 0, green = 0, blue = 0, alpha = 0, depth = 0, stencil = 0;
};
[[nodiscard]] ChannelBits channelBits(PixelFormat format);

/// The bits of a sample's word that a write mask opens; bit 0 of `channelMask` = red (luminance, depth, stencil).
[[nodiscard]] std::uint32_t channelMaskBits(PixelFormat format, std::uint8_t channelMask);

} // namespace vitrine::core
