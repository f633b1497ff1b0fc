// SPDX-License-Identifier: Apache-2.0
#include "core/memory/tile_bounds.h"

#include "core/base/check.h"

#include <algorithm>
#include <cstring>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kEntriesPerPage = 64;

/// How an entry is stored: all bytes zero, as in a new page, mean that nothing is known.
struct StoredEntry {
    std::uint32_t min = 0;
    std::uint32_t belowMax = 0; ///< maxCode − max
    std::uint32_t setBy = 0;
};

std::size_t pagesFor(std::uint32_t entries)
{
    return (std::size_t{entries} + kEntriesPerPage - 1) / kEntriesPerPage;
}

} // namespace

ValueInterval hull(const ValueInterval& a, const ValueInterval& b)
{
    return {std::min(a.min, b.min), std::max(a.max, b.max)};
}

TileBounds::TileBounds(std::uint32_t tileSize, std::uint32_t width, std::uint32_t height, std::uint32_t maxCode)
    : m_tileSize(tileSize), m_width(width), m_height(height), m_columns((width + tileSize - 1) / tileSize),
      m_rows((height + tileSize - 1) / tileSize), m_maxCode(maxCode),
      m_pages(pagesFor(m_columns * m_rows), kEntriesPerPage * sizeof(StoredEntry))
{
}

TileEntry TileBounds::entry(std::uint32_t tile) const
{
    StoredEntry stored;
    std::memcpy(&stored, m_pages.page(tile / kEntriesPerPage) + tile % kEntriesPerPage * sizeof stored, sizeof stored);
    return {{stored.min, m_maxCode - stored.belowMax}, stored.setBy};
}

void TileBounds::set(std::uint32_t tile, const TileEntry& entry)
{
    const ValueInterval& bounds = entry.bounds;
    CORE_CHECK(bounds.min <= bounds.max && bounds.max <= m_maxCode, "bounds of a tile are the wrong way round");
    const StoredEntry stored{bounds.min, m_maxCode - bounds.max, entry.setBy};
    std::memcpy(m_pages.pageForWrite(tile / kEntriesPerPage) + tile % kEntriesPerPage * sizeof stored, &stored,
                sizeof stored);
}

/// Calls visit(tile, whether all of its pixels are meant).
template <typename Visit>
void TileBounds::forEachTile(std::uint32_t x0, std::uint32_t y0, std::uint32_t x1, std::uint32_t y1, Visit&& visit)
{
    if (x0 >= x1 || y0 >= y1)
        return;
    for (std::uint32_t row = y0 / m_tileSize; row <= (y1 - 1) / m_tileSize; ++row) {
        const std::uint32_t top = std::min((row + 1) * m_tileSize, m_height);
        const bool isWholeRow = y0 <= row * m_tileSize && top <= y1;
        for (std::uint32_t column = x0 / m_tileSize; column <= (x1 - 1) / m_tileSize; ++column) {
            const std::uint32_t right = std::min((column + 1) * m_tileSize, m_width);
            visit(row * m_columns + column, isWholeRow && x0 <= column * m_tileSize && right <= x1);
        }
    }
}

void TileBounds::fill(std::uint32_t x0, std::uint32_t y0, std::uint32_t x1, std::uint32_t y1, std::uint32_t code)
{
    const ValueInterval filled{code, code};
    forEachTile(x0, y0, x1, y1, [&](std::uint32_t tile, bool isWhole) {
        set(tile, {isWhole ? filled : hull(entry(tile).bounds, filled), 0});
    });
}

void TileBounds::forget(std::uint32_t x0, std::uint32_t y0, std::uint32_t x1, std::uint32_t y1)
{
    forEachTile(x0, y0, x1, y1, [&](std::uint32_t tile, bool) { set(tile, {{0, m_maxCode}, 0}); });
}

Hash128 TileBounds::contentHash() const
{
    Hasher128 hasher;
    hasher.add(&m_tileSize, sizeof m_tileSize);
    for (std::size_t page = 0; page < m_pages.tileCount(); ++page)
        hasher.add(m_pages.page(page), kEntriesPerPage * sizeof(StoredEntry));
    return hasher.digest();
}

std::uint64_t TileBounds::bytesBeside(const TileBounds* other) const
{
    const bool isComparable = other != nullptr && other->m_pages.tileCount() == m_pages.tileCount();
    return m_pages.bytesBeside(isComparable ? &other->m_pages : nullptr);
}

} // namespace vitrine::core
