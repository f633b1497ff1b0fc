// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"

#include <cstddef>
#include <cstdint>

/// Colors in vector registers, for the inner loops of texturing and blending. The results are those of sample_codec.h,
/// for four channels at a time. Bytes are taken apart as on little-endian hosts.

namespace vitrine::core {

/// Red, green, blue and alpha. Arithmetic is per channel and follows IEEE exactly.
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

/// Clamps to 0…1; NaN becomes 0.
[[nodiscard]] inline ChannelVector clampToUnit(ChannelVector v)
{
    const ChannelVector zero{}, one = zero + 1.0f;
    const ChannelVector raised = v > zero ? v : zero;
    return raised < one ? raised : one;
}

/// Reads four bytes at any address as a little-endian word.
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

/// The bytes of a word, the lowest first, each as v ÷ 255. A division is exact where the product with 1 ÷ 255 is not.
[[nodiscard]] inline ChannelVector unpackUnormBytes(std::uint32_t word)
{
    using Words = std::uint32_t __attribute__((vector_size(16)));
    using Halves = std::uint16_t __attribute__((vector_size(16)));
    using Bytes = std::uint8_t __attribute__((vector_size(16)));
    // Zeros are put in between in two steps, because each of them is one instruction.
    const Words words{word, 0, 0, 0};
    const auto halves = reinterpret_cast<Halves>(__builtin_shufflevector(
        reinterpret_cast<Bytes>(words), Bytes{}, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
    const auto bytes =
        reinterpret_cast<ChannelIntegers>(__builtin_shufflevector(halves, Halves{}, 0, 8, 1, 9, 2, 10, 3, 11));
    return __builtin_convertvector(bytes, ChannelVector) / 255.0f;
}

/// floor(v · 255 + ½) of each channel after clamping. The first channel is in the lowest byte.
[[nodiscard]] inline std::uint32_t packUnormBytes(ChannelVector v)
{
    const ChannelIntegers bytes = __builtin_convertvector(clampToUnit(v) * 255.0f + 0.5f, ChannelIntegers);
    return static_cast<std::uint32_t>(bytes[0]) | static_cast<std::uint32_t>(bytes[1]) << 8 |
           static_cast<std::uint32_t>(bytes[2]) << 16 | static_cast<std::uint32_t>(bytes[3]) << 24;
}

} // namespace vitrine::core
