// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/texture/texture_view.h"

#include <cstdint>

/// Finds the texels that a texture coordinate stands for, along one axis of any size ≥ 1 (OpenGL ES 2.0 §3.7.6,
/// §3.7.7).

namespace vitrine::core {

/// Two neighboring texels and the weight of the second.
struct TexelPair {
    std::int32_t first = 0, second = 0;
    float weight = 0.0f;
};

/// ⌊v⌋, exact for |v| < 2^31. It is a conversion and a comparison, whereas std::floor would be a call of a library.
[[nodiscard]] inline std::int32_t floorToInt(float v)
{
    const auto truncated = static_cast<std::int32_t>(v);
    return truncated - (v < static_cast<float>(truncated) ? 1 : 0);
}

[[nodiscard]] inline std::int32_t limitTo(std::int32_t texel, std::int32_t size)
{
    return texel < 0 ? 0 : (texel < size ? texel : size - 1);
}

/// NaN becomes 0, and numbers beyond ±2^24 become ±2^24: larger floats have no fraction that would tell texels apart.
[[nodiscard]] inline float limitCoordinate(float v)
{
    constexpr float kLimit = 16777216.0f;
    if (!(v == v))
        return 0.0f;
    return v > kLimit ? kLimit : (v < -kLimit ? -kLimit : v);
}

/// The coordinate in texels after repeating or mirroring: within 0 … size, or anywhere within ±2^24 for ClampToEdge.
[[nodiscard]] inline float texelCoordinate(Wrap wrap, float coordinate, std::int32_t size)
{
    const float s = limitCoordinate(coordinate);
    if (wrap == Wrap::ClampToEdge)
        return limitCoordinate(s * static_cast<float>(size));
    const std::int32_t turn = floorToInt(s);
    const float fraction = s - static_cast<float>(turn);
    const bool mirrored = wrap == Wrap::MirroredRepeat && (turn & 1) != 0;
    return (mirrored ? 1.0f - fraction : fraction) * static_cast<float>(size);
}

[[nodiscard]] inline std::int32_t nearestTexel(Wrap wrap, float coordinate, std::int32_t size)
{
    return limitTo(floorToInt(texelCoordinate(wrap, coordinate, size)), size);
}

[[nodiscard]] inline TexelPair linearTexels(Wrap wrap, float coordinate, std::int32_t size)
{
    const float u = texelCoordinate(wrap, coordinate, size) - 0.5f;
    const std::int32_t below = floorToInt(u);
    const float weight = u - static_cast<float>(below);
    if (wrap != Wrap::Repeat)
        return {limitTo(below, size), limitTo(below + 1, size), weight};
    return {below < 0 ? size - 1 : limitTo(below, size), below + 1 < size ? below + 1 : 0, weight};
}

} // namespace vitrine::core
