// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstdint>

/// 16-bit floats: sign, 5 bits of exponent with bias 15, 10 bits of fraction; subnormals, infinities and NaN included.

namespace vitrine::core {

/// The conversion is exact.
[[nodiscard]] constexpr float halfToFloat(std::uint16_t half)
{
    const std::uint32_t sign = (half & 0x8000u) << 16;
    const std::uint32_t magnitude = half & 0x7FFFu;
    if (magnitude >= 0x7C00u)
        return std::bit_cast<float>(sign | 0x7F800000u | (magnitude & 0x3FFu) << 13);
    if (magnitude >= 0x0400u)
        return std::bit_cast<float>(sign | ((magnitude << 13) + ((127u - 15u) << 23)));
    const float subnormal = static_cast<float>(magnitude) * 0x1p-24f;
    return sign != 0 ? -subnormal : subnormal;
}

/// Rounds to the nearest value, ties to even. Values from 65520 on become infinity.
[[nodiscard]] constexpr std::uint16_t floatToHalf(float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t sign = bits >> 16 & 0x8000u;
    const std::uint32_t magnitude = bits & 0x7FFFFFFFu;
    std::uint32_t half = 0x7C00u;
    if (magnitude > 0x7F800000u) {
        half = 0x7E00u; // NaN
    } else if (magnitude < (127u - 14u) << 23) {
        // Steps of 2^-24: adding 2^23 leaves no bit for fractions of a step, and rounds as wanted.
        half = static_cast<std::uint32_t>(std::bit_cast<float>(magnitude) * 0x1p24f + 0x1p23f - 0x1p23f);
    } else if (magnitude < (127u + 16u) << 23) {
        const std::uint32_t rebased = magnitude - ((127u - 15u) << 23);
        half = (rebased + 0xFFFu + (rebased >> 13 & 1u)) >> 13;
    }
    return static_cast<std::uint16_t>(sign | half);
}

} // namespace vitrine::core
