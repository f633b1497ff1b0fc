// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <initializer_list>

namespace vitrine::core {

/// A number of which every bit depends on every bit of `bits`; other numbers give other numbers.
[[nodiscard]] constexpr std::uint64_t mixedBits(std::uint64_t bits)
{
    constexpr std::uint64_t kOdd = 0x9E37'79B9'7F4A'7C15; // 2^64 ÷ the golden ratio
    bits += kOdd;
    for (const unsigned shift : {32u, 29u, 32u}) {
        bits ^= bits >> shift;
        bits *= kOdd;
    }
    return bits ^ bits >> 32;
}

} // namespace vitrine::core
