// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/memory/memory.h"

#include <cstdint>
#include <span>

namespace vitrine::core {

/// How many levels a full chain has, from this extent down to 1 × 1 (× 1).
[[nodiscard]] std::uint32_t fullLevelCount(std::uint32_t width, std::uint32_t height, std::uint32_t depth = 1);

/// Computes levels[1 …], each from the level before it: glGenerateMipmap (ES 2.0 §3.7.11). The surfaces must exist,
/// with one format, one sample per pixel and extents max(1, n >> level). The slices of a 3-D level are stacked; level 0
/// has `depth` of them. Each texel is the mean of the box that it covers, weighted by area where an extent is odd (3 →
/// 1 counts thirds), rounded to the nearest. Call it for each face of a cube. Depth formats are averaged like colors.
void generateMipmap(Memory& memory, std::span<const SurfaceId> levels, std::uint32_t depth = 1);

} // namespace vitrine::core
