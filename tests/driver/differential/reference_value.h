// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace vitrine::differential {

inline constexpr double kUnknown = std::numeric_limits<double>::infinity();

/// One component as the reference computes it: its bits, and how far another correct machine's may be from them.
/// Exact operations on exact values leave 0, so that only the same bits will do; what a transcendental function touched
/// carries a bound. kUnknown: nothing can be said. Integers and truth values (0 or 1) know only 0 and kUnknown.
struct Scalar {
    std::uint32_t bits = 0;
    double error = 0;

    [[nodiscard]] float number() const { return std::bit_cast<float>(bits); }
    [[nodiscard]] std::int32_t integer() const { return std::bit_cast<std::int32_t>(bits); }
    [[nodiscard]] bool truth() const { return bits != 0; }
    [[nodiscard]] bool isExact() const { return error == 0; }
    [[nodiscard]] bool isKnown() const { return std::isfinite(error); }

    static Scalar of(float value, double bound = 0) { return {std::bit_cast<std::uint32_t>(value), bound}; }
    static Scalar of(std::int32_t value, double bound = 0) { return {std::bit_cast<std::uint32_t>(value), bound}; }
    static Scalar of(bool value, double bound = 0) { return {value ? 1u : 0u, bound}; }
};

/// Samplers hold a number; this bit of it says that it is one of a cube.
inline constexpr std::uint32_t kCubeSampler = 16;

/// Any value: the components of vectors, columns, elements and members one after the other.
using Value = std::vector<Scalar>;

} // namespace vitrine::differential
