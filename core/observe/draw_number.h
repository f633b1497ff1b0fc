// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

/// A drawing of 2-D graphics takes several draws of the machine, its passes (VG2D-02). They have a number of their own
/// each, DrawCommand::drawSeq, in which that of the capture's draw stands in the lower bits. A draw of the 3-D pipeline
/// has one pass, 0, and so both numbers are the same.

namespace vitrine::core {

inline constexpr unsigned kPassShift = 22;        // 4,194,304 draws has a capture at most
inline constexpr std::uint32_t kMostPasses = 512; // a line of text has three for a glyph

/// As the capture counts.
[[nodiscard]] constexpr std::uint32_t drawOf(std::uint32_t number)
{
    return number & ((1u << kPassShift) - 1u);
}
[[nodiscard]] constexpr std::uint32_t passOf(std::uint32_t number)
{
    return number >> kPassShift & (kMostPasses - 1u);
}
[[nodiscard]] constexpr std::uint32_t numberOfPass(std::uint32_t draw, std::uint32_t pass)
{
    return draw | pass << kPassShift;
}

} // namespace vitrine::core
