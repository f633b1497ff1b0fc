// SPDX-License-Identifier: Apache-2.0
#pragma once

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
    Depth16,   ///< unorm, 2 bytes
    Depth24,   ///< unorm in the low 24 bits of 4 bytes
    Stencil8,
};

[[nodiscard]] std::size_t bytesPerSample(PixelFormat format);
[[nodiscard]] bool isDepth(PixelFormat format);
/// Bits of red, green, blue, alpha, depth, stencil, as glGetIntegerv and framebuffer completeness ask for them.
struct ChannelBits {
    std::uint8_t red = 0, green = 0, blue = 0, alpha = 0, depth = 0, stencil = 0;
};
[[nodiscard]] ChannelBits channelBits(PixelFormat format);

} // namespace vitrine::core
