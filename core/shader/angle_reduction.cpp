// SPDX-License-Identifier: Apache-2.0
#include "core/shader/angle_reduction.h"

#include <array>
#include <bit>
#include <cstdint>
#include <limits>

namespace vitrine::core {
namespace {

/// The first 256 bits of 2/π behind the binary point.
constexpr std::array<std::uint32_t, 8> kTwoOverPi = {0xA2F9836E, 0x4E441529, 0xFC2757D1, 0xF534DDC0,
                                                     0xDB629599, 0x3C439041, 0xFE5163AB, 0xDEBBC561};

/// 32 bits of 2/π from a bit position on.
std::uint64_t twoOverPi(unsigned position)
{
    const unsigned word = position / 32;
    const std::uint64_t pair = std::uint64_t{kTwoOverPi[word]} << 32 | kTwoOverPi[word + 1];
    return pair << (position % 32) >> 32;
}

} // namespace

ReducedAngle reduceLargeAngle(double angle)
{
    const auto bits = std::bit_cast<std::uint64_t>(angle);
    const int exponentField = static_cast<int>(bits >> 52 & 0x7FF);
    if (exponentField == 0x7FF)
        return {std::numeric_limits<double>::quiet_NaN(), 0};
    // |angle| = m · 2ᵉ, m of 24 bits, e ≥ 2. Bits of 2/π that make multiples of 4 quarters are left out.
    const std::uint64_t m = ((bits & 0xFFFFFFFFFFFFFull) | (1ull << 52)) >> 29;
    const auto first = static_cast<unsigned>(exponentField - 1023 - 23 - 2);
    // The upper 64 of 96 bits: two of the quadrant, 62 of the fraction.
    const std::uint64_t turns =
        (m * twoOverPi(first) << 32) + m * twoOverPi(first + 32) + (m * twoOverPi(first + 64) >> 32);
    const std::uint64_t quadrant = (turns + (1ull << 61)) >> 62;
    const auto fraction = static_cast<std::int64_t>(turns - (quadrant << 62));
    constexpr double kQuarterTurn = 0x1.921fb54442d18p-62; // π/2 · 2⁻⁶²
    const double remainder = static_cast<double>(fraction) * kQuarterTurn;
    if (bits >> 63 != 0)
        return {-remainder, static_cast<int>((0 - quadrant) & 3)};
    return {remainder, static_cast<int>(quadrant & 3)};
}

} // namespace vitrine::core
