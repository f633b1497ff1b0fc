// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/tile_verdict.h"

#include <cstdint>

/// What HIZ moves to and from memory, in bytes.

namespace vitrine::core {

/// Both ends of a tile's bounds, in as many bytes as a code of the surface has.
[[nodiscard]] std::uint32_t bytesOfEntry(const TileBounds& bounds);

/// For a tile that was judged: the bounds that the coarse test has read, those that were changed, and the classes of
/// texels that were looked up, four in a byte (HIZ-23).
[[nodiscard]] std::uint64_t bytesMoved(const HizDraw& draw, const TileVerdict& verdict);

} // namespace vitrine::core
