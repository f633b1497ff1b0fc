// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <bit>
#include <concepts>
#include <cstdint>
#include <type_traits>

/// How a field of a draw's state is a register's word, bit by bit.

namespace vitrine::core {

template <typename T>
concept RegisterNumber = std::is_enum_v<T> ||(std::integral<T> && sizeof(T) <= sizeof(std::uint32_t));

template <RegisterNumber T>
[[nodiscard]] std::uint32_t toWord(T value)
{
    return static_cast<std::uint32_t>(value);
}
template <std::same_as<float> T> // nothing that converts to one
[[nodiscard]] std::uint32_t toWord(T value)
{
    return std::bit_cast<std::uint32_t>(value);
}
[[nodiscard]] inline std::uint32_t toWord(SurfaceId surface)
{
    return surface.value;
}

template <RegisterNumber T>
void fromWord(std::uint32_t word, T& value)
{
    value = static_cast<T>(word);
}
inline void fromWord(std::uint32_t word, float& value)
{
    value = std::bit_cast<float>(word);
}
inline void fromWord(std::uint32_t word, SurfaceId& surface)
{
    surface.value = word;
}

} // namespace vitrine::core
