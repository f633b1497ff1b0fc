// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace vitrine::core {

/// A primitive of a draw. Draws count from 0 over the capture. Primitives count from 1 behind clipping and culling, as
/// the rasterizer's items do; primitive 0 is none.
struct PrimitiveOfDraw {
    std::uint32_t draw = 0;
    std::uint32_t primitive = 0;
    friend bool operator==(const PrimitiveOfDraw&, const PrimitiveOfDraw&) = default;
    friend bool operator<(const PrimitiveOfDraw& a, const PrimitiveOfDraw& b)
    {
        return a.draw != b.draw ? a.draw < b.draw : a.primitive < b.primitive;
    }
};

/// Counts of what happened to one pixel. A fragment is a pixel that a primitive covers in some sample. When samples of
/// one fragment had different fates, it counts for each fate.
struct PixelTouches {
    std::uint32_t front = 0;   ///< fragments of primitives that show their front, and of points and lines
    std::uint32_t back = 0;    ///< fragments of primitives that show their back
    std::uint32_t onEdge = 0;  ///< fragments with a neighbor above, below, left or right outside their primitive
    std::uint32_t shaded = 0;  ///< the fragment program ran for them
    std::uint32_t helpers = 0; ///< the program ran here only for the other pixels of the quad
    std::uint32_t discarded = 0;
    std::uint32_t stencilPassed = 0, stencilFailed = 0; ///< of draws with a stencil test and a buffer for it
    std::uint32_t depthPassed = 0, depthFailed = 0;     ///< of draws with a depth test and a buffer for it
    std::uint32_t passed = 0;    ///< fragments that passed everything and came to the color updater
    PrimitiveOfDraw first, last; ///< primitives that covered the pixel
    std::uint32_t reserved = 0;  ///< fills the cache line

    [[nodiscard]] std::uint32_t rasterized() const { return front + back; }
    friend bool operator==(const PixelTouches&, const PixelTouches&) = default;
};
static_assert(sizeof(PixelTouches) == 64);

/// The touches of all pixels of a framebuffer, kept by tiles. A tile in which nothing happens takes no memory. x counts
/// from the left, y from the bottom.
class OverlayPixels {
public:
    static constexpr std::uint32_t kTile = 8;
    static constexpr std::size_t kMostTiles = std::size_t{128} * 1024; ///< 512 MiB

    OverlayPixels() = default;
    OverlayPixels(std::uint32_t width, std::uint32_t height);

    [[nodiscard]] std::uint32_t width() const { return m_width; }
    [[nodiscard]] std::uint32_t height() const { return m_height; }
    /// The touches of a pixel, which must lie inside the framebuffer.
    [[nodiscard]] const PixelTouches& at(std::uint32_t x, std::uint32_t y) const;

    /// The tile of a pixel, which is made when there is none. Null when there are too many tiles. A tile holds its
    /// pixels row by row from the bottom.
    using Tile = std::array<PixelTouches, std::size_t{kTile} * kTile>;
    [[nodiscard]] Tile* tileForWrite(std::uint32_t x, std::uint32_t y);
    [[nodiscard]] static std::size_t inTile(std::uint32_t x, std::uint32_t y)
    {
        return std::size_t{y % kTile} * kTile + x % kTile;
    }
    /// A tile by its column and row among the tiles; null when nothing happened in it.
    [[nodiscard]] const Tile* tile(std::uint32_t column, std::uint32_t row) const
    {
        return m_tiles[std::size_t{row} * m_columns + column].get();
    }
    [[nodiscard]] std::uint32_t columns() const { return m_columns; }
    [[nodiscard]] std::uint32_t rows() const { return (m_height + kTile - 1) / kTile; }
    void clear();

private:
    std::uint32_t m_width = 0, m_height = 0;
    std::uint32_t m_columns = 0;
    std::vector<std::unique_ptr<Tile>> m_tiles;
    std::size_t m_made = 0;
};

/// Calls visit(x, y, touches) for every pixel of the framebuffer that lies in a tile where something happened. The
/// touches of all other pixels are zeros.
template <typename Visit>
void forEachTouched(const OverlayPixels& pixels, Visit&& visit)
{
    for (std::uint32_t row = 0; row < pixels.rows(); ++row)
        for (std::uint32_t column = 0; column < pixels.columns(); ++column) {
            const OverlayPixels::Tile* tile = pixels.tile(column, row);
            if (!tile)
                continue;
            for (std::uint32_t i = 0; i < tile->size(); ++i) {
                const std::uint32_t x = column * OverlayPixels::kTile + i % OverlayPixels::kTile;
                const std::uint32_t y = row * OverlayPixels::kTile + i / OverlayPixels::kTile;
                if (x < pixels.width() && y < pixels.height())
                    visit(x, y, (*tile)[i]);
            }
        }
}

} // namespace vitrine::core
