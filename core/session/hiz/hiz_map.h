// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/memory.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::core {

/// What HIZ knows of a depth or stencil surface, as a value for views: bounds of every tile, in rows from the lower
/// left corner (HIZ-01).
struct HizMap {
    struct Tile {
        ValueInterval bounds; ///< as stored: 0 … maxCode
        /// drawSeq of the last update, even when it changed no bound; none: the last update was a clear, or nothing is
        /// known.
        std::optional<std::uint32_t> setBy;
        /// A sample lies outside of the bounds: a fault of the machine (HIZ-28). See checkBounds().
        bool isBroken = false;
        friend bool operator==(const Tile&, const Tile&) = default;
    };
    std::uint32_t tileSize = 0; ///< pixels
    std::uint32_t columns = 0, rows = 0;
    std::uint32_t maxCode = 0;
    std::vector<Tile> tiles;

    [[nodiscard]] const Tile& at(std::uint32_t column, std::uint32_t row) const
    {
        return tiles[row * columns + column];
    }
    /// A stored value as a depth or stencil in 0 … 1.
    [[nodiscard]] double fraction(std::uint32_t code) const { return static_cast<double>(code) / maxCode; }
};

/// The map of a depth or stencil surface; none for other surfaces, and on machines without HIZ.
[[nodiscard]] std::optional<HizMap> hizMap(const Memory& memory, SurfaceId surface);

/// Looks at every sample of the surface that the map describes, and marks the tiles with samples outside of their
/// bounds.
void checkBounds(HizMap& map, const Surface& surface);

} // namespace vitrine::core
