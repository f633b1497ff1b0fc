// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <span>

namespace vitrine::captures {

/// The address of a blob: the 128-bit xxhash (XXH3, canonical byte order) of its content.
struct ContentHash {
    std::array<std::byte, 16> bytes{};
    friend auto operator<=>(const ContentHash&, const ContentHash&) = default;
};

[[nodiscard]] ContentHash contentHash(std::span<const std::byte> content);

} // namespace vitrine::captures
