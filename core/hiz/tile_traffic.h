// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/tile_verdict.h"

#include <cstdint>

/// How many bytes HIZ moves to and from memory.

namespace vitrine::core {

/// The bytes of a tile's bounds: two values, each as wide as a value of the surface.
[[nodiscard]] std::uint32_t bytesOfEntry(const TileBounds& bounds);

/// The bytes moved for a tile that was judged: bounds that the coarse test has read, bounds that were changed, and
/// classes of texels that were looked up, four in a byte (HIZ-23).
[[nodiscard]] std::uint64_t bytesMoved(const HizDraw& draw, const TileVerdict& verdict);

} // namespace vitrine::core
