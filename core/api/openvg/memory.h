// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

/// Memory of the program.

namespace vitrine::core::openvg {

/// Not null, and aligned as OpenVG §4.1 wants it.
template <typename T>
[[nodiscard]] bool isAligned(std::span<T> memory, std::size_t alignment = sizeof(T))
{
    return reinterpret_cast<std::uintptr_t>(memory.data()) % alignment == 0;
}
template <typename T>
[[nodiscard]] bool isUsable(std::span<T> memory, std::size_t alignment = sizeof(T))
{
    return memory.data() && isAligned(memory, alignment);
}

/// Of memory that may be too short: it goes on with zeros.
template <typename T>
[[nodiscard]] T elementOf(std::span<const T> values, std::size_t i)
{
    return i < values.size() ? values[i] : T{};
}

/// As many elements as both have.
template <typename T>
void copyInto(std::span<T> target, std::span<const T> source)
{
    std::copy_n(source.begin(), std::min(target.size(), source.size()), target.begin());
}

} // namespace vitrine::core::openvg
