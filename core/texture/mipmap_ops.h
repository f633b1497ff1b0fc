// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/memory/memory.h"

#include <cstdint>
#include <span>

namespace vitrine::core {

/// Levels of a full chain from this extent down to 1 × 1 (× 1).
[[nodiscard]] std::uint32_t fullLevelCount(std::uint32_t width, std::uint32_t height, std::uint32_t depth = 1);

/// Computes levels[1 …] from levels[0], each from the one before: glGenerateMipmap (ES 2.0 §3.7.11). The surfaces
/// exist: one format, single-sampled, extents max(1, n >> level), slices of a 3-D level stacked (`depth` of them in
/// level 0). Each texel is the mean of the box it covers, weighted by area where an extent is odd (3 → 1 counts
/// thirds), rounded to the nearest. Call it per face for cubes. Depth formats are averaged like color.
void generateMipmap(Memory& memory, std::span<const SurfaceId> levels, std::uint32_t depth = 1);

} // namespace vitrine::core
