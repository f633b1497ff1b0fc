// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace vitrine::core {

inline constexpr std::uint32_t kWordBytes = 4;

/// A word of a command buffer, which is little-endian. All of it lies inside of the buffer.
[[nodiscard]] inline std::uint32_t wordAt(std::span<const std::byte> buffer, std::uint32_t offset)
{
    std::uint32_t word = 0;
    for (std::uint32_t i = 0; i < kWordBytes; ++i)
        word |= std::to_integer<std::uint32_t>(buffer[offset + i]) << (8 * i);
    return word;
}

} // namespace vitrine::core
