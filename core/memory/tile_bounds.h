// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/hash128.h"
#include "core/memory/page_table.h"

#include <cstddef>
#include <cstdint>

namespace vitrine::core {

/// A range of stored values, in the form in which samples hold them. Both ends are included.
struct ValueInterval {
    std::uint32_t min = 0, max = 0;
    friend bool operator==(const ValueInterval&, const ValueInterval&) = default;
};

[[nodiscard]] ValueInterval hull(const ValueInterval& a, const ValueInterval& b);

/// What is known about the samples of a tile, and since which draw: the update number of HIZ-06.
struct TileEntry {
    ValueInterval bounds;
    std::uint32_t setBy = 0; ///< drawSeq + 1; 0 after a clear, or when nothing is known
    friend bool operator==(const TileEntry&, const TileEntry&) = default;
};

/// The hierarchical buffer of a depth or stencil surface: bounds of the stored values in every tile of `tileSize`
/// pixels, side by side from the lower left corner, those at the right and top edges cut (HIZ-01, HIZ-27).
///
/// It belongs to its surface and is copied with it, sharing pages like it. In a new one nothing is known: every entry
/// is [0, maxCode].
class TileBounds {
public:
    TileBounds() = default; ///< without tiles
    TileBounds(std::uint32_t tileSize, std::uint32_t width, std::uint32_t height, std::uint32_t maxCode);

    [[nodiscard]] std::uint32_t tileSize() const { return m_tileSize; }
    [[nodiscard]] std::uint32_t columns() const { return m_columns; }
    [[nodiscard]] std::uint32_t rows() const { return m_rows; }
    [[nodiscard]] std::uint32_t maxCode() const { return m_maxCode; }
    /// Tiles are counted row by row from the lower left one.
    [[nodiscard]] std::uint32_t tileAt(std::uint32_t x, std::uint32_t y) const
    {
        return y / m_tileSize * m_columns + x / m_tileSize;
    }

    [[nodiscard]] TileEntry entry(std::uint32_t tile) const;
    /// Stops the program when bounds.min > bounds.max.
    void set(std::uint32_t tile, const TileEntry& entry);

    /// Every sample of the pixels x0 ≤ x < x1, y0 ≤ y < y1 has become `code`. Tiles inside become [code, code]; tiles
    /// that are cut become the hull of this and what they were (HIZ-01).
    void fill(std::uint32_t x0, std::uint32_t y0, std::uint32_t x1, std::uint32_t y1, std::uint32_t code);
    /// Makes the bounds of the tiles that these pixels touch unknown.
    void forget(std::uint32_t x0, std::uint32_t y0, std::uint32_t x1, std::uint32_t y1);

    [[nodiscard]] Hash128 contentHash() const;
    /// How many bytes it costs to keep this beside `other` (null: nothing).
    [[nodiscard]] std::uint64_t bytesBeside(const TileBounds* other) const;

private:
    template <typename Visit>
    void forEachTile(std::uint32_t x0, std::uint32_t y0, std::uint32_t x1, std::uint32_t y1, Visit&& visit);

    std::uint32_t m_tileSize = 0;
    std::uint32_t m_width = 0, m_height = 0;
    std::uint32_t m_columns = 0, m_rows = 0;
    std::uint32_t m_maxCode = 0;
    PageTable m_pages;
};

} // namespace vitrine::core
