// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"

#include <cstddef>
#include <cstdint>

/// Colors in vector registers, for the inner loops of texturing and blending: the same results as sample_codec.h, four
/// channels at a time.

namespace vitrine::core {

/// Red, green, blue, alpha; arithmetic is per channel and IEEE exact.
using ChannelVector = float __attribute__((vector_size(16)));
using ChannelIntegers = std::int32_t __attribute__((vector_size(16)));

[[nodiscard]] inline ChannelVector toChannels(const Vec4& color)
{
    return ChannelVector{color.x, color.y, color.z, color.w};
}
[[nodiscard]] inline Vec4 toVec4(ChannelVector v)
{
    return {v[0], v[1], v[2], v[3]};
}

/// 0…1; NaN becomes 0.
[[nodiscard]] inline ChannelVector clampToUnit(ChannelVector v)
{
    const ChannelVector zero{}, one = zero + 1.0f;
    const ChannelVector raised = v > zero ? v : zero;
    return raised < one ? raised : one;
}

/// Four bytes at any address as a little-endian word.
[[nodiscard]] inline std::uint32_t loadWord4(const std::byte* sample)
{
    return std::to_integer<std::uint32_t>(sample[0]) | std::to_integer<std::uint32_t>(sample[1]) << 8 |
           std::to_integer<std::uint32_t>(sample[2]) << 16 | std::to_integer<std::uint32_t>(sample[3]) << 24;
}
inline void storeWord4(std::byte* sample, std::uint32_t word)
{
    sample[0] = static_cast<std::byte>(word);
    sample[1] = static_cast<std::byte>(word >> 8);
    sample[2] = static_cast<std::byte>(word >> 16);
    sample[3] = static_cast<std::byte>(word >> 24);
}

/// The bytes of a word, lowest first, each as v ÷ 255: dividing is exact where multiplying by 1 ÷ 255 is not.
[[nodiscard]] inline ChannelVector unpackUnormBytes(std::uint32_t word)
{
    const ChannelIntegers bytes{static_cast<std::int32_t>(word & 0xFF), static_cast<std::int32_t>(word >> 8 & 0xFF),
                                static_cast<std::int32_t>(word >> 16 & 0xFF), static_cast<std::int32_t>(word >> 24)};
    return __builtin_convertvector(bytes, ChannelVector) / 255.0f;
}

/// floor(v · 255 + ½) of each channel after clamping, first channel in the lowest byte.
[[nodiscard]] inline std::uint32_t packUnormBytes(ChannelVector v)
{
    const ChannelIntegers bytes = __builtin_convertvector(clampToUnit(v) * 255.0f + 0.5f, ChannelIntegers);
    return static_cast<std::uint32_t>(bytes[0]) | static_cast<std::uint32_t>(bytes[1]) << 8 |
           static_cast<std::uint32_t>(bytes[2]) << 16 | static_cast<std::uint32_t>(bytes[3]) << 24;
}

} // namespace vitrine::core
