// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

/// Numbers in files, whatever the byte order of the host is. SQLite's own fields are big-endian, ours are
/// little-endian.

namespace vitrine::captures {

inline std::uint32_t loadBig32(std::span<const std::byte, 4> bytes)
{
    return std::to_integer<std::uint32_t>(bytes[0]) << 24 | std::to_integer<std::uint32_t>(bytes[1]) << 16 |
           std::to_integer<std::uint32_t>(bytes[2]) << 8 | std::to_integer<std::uint32_t>(bytes[3]);
}

inline std::uint32_t loadLittle32(std::span<const std::byte, 4> bytes)
{
    return std::to_integer<std::uint32_t>(bytes[3]) << 24 | std::to_integer<std::uint32_t>(bytes[2]) << 16 |
           std::to_integer<std::uint32_t>(bytes[1]) << 8 | std::to_integer<std::uint32_t>(bytes[0]);
}

inline std::uint64_t loadLittle64(std::span<const std::byte, 8> bytes)
{
    return std::uint64_t{loadLittle32(bytes.last<4>())} << 32 | loadLittle32(bytes.first<4>());
}

inline void storeBig32(std::span<std::byte, 4> bytes, std::uint32_t value)
{
    for (std::size_t i = 0; i < 4; ++i)
        bytes[i] = static_cast<std::byte>(value >> (24 - 8 * i));
}

inline void storeLittle64(std::span<std::byte, 8> bytes, std::uint64_t value)
{
    for (std::size_t i = 0; i < 8; ++i)
        bytes[i] = static_cast<std::byte>(value >> (8 * i));
}

} // namespace vitrine::captures
