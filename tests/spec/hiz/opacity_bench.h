// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/memory.h"
#include "core/opacity/tile_judge.h"
#include "core/texture/texture_view.h"

#include <array>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

/// Textures and primitives for the opacity tests.

namespace vitrine::hiz {

using namespace vitrine::core;

/// Indices of the bounds of a texture.
inline constexpr std::size_t kRedChannel = 0, kAlphaChannel = 3;

/// An image of `format` with these colors, the lowest row first.
[[nodiscard]] SurfaceId makeImage(Memory& memory, PixelFormat format, std::uint32_t width, std::uint32_t height,
                                  std::span<const Vec4> colors);
/// RGBA8, black, with these alphas.
[[nodiscard]] SurfaceId makeAlphas(Memory& memory, std::uint32_t width, std::uint32_t height,
                                   const std::vector<float>& alphas);

/// A complete two-dimensional texture, read at the nearest texel.
[[nodiscard]] TextureView viewOf(std::vector<SurfaceId> levels);

/// Bounds of a channel that are known.
[[nodiscard]] bool lieBetween(const ChannelBounds& bounds, float low, float high);

/// Classes from letters T, O, A, one string per row, the lowest first.
[[nodiscard]] ClassImage classesOf(std::initializer_list<std::string_view> rows);

/// A triangle without perspective whose varying 0 is (s0 + sx·x + sy·y, t0 + tx·x + ty·y) in window coordinates.
struct LinearCoordinates {
    double s0 = 0.0, sx = 0.0, sy = 0.0;
    double t0 = 0.0, tx = 0.0, ty = 0.0;
};
[[nodiscard]] Primitive primitiveWith(const LinearCoordinates& coordinates);

/// The read texture2D(slot 0, varying 0), and what it makes of s and t.
[[nodiscard]] TexelRead plainRead();
[[nodiscard]] std::array<AffineForm, 2> plainCoordinates();

} // namespace vitrine::hiz
