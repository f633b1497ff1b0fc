// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/memory/page_table.h"
#include "core/memory/pixel_format.h"
#include "core/memory/sample_codec.h"
#include "core/memory/tile_bounds.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::core {

/// A rectangle of pixels whose lower left one is (x, y).
struct PixelRect {
    std::uint32_t x = 0, y = 0, width = 0, height = 0;
    friend bool operator==(const PixelRect&, const PixelRect&) = default;
};

/// A two-dimensional image in the machine's memory: a texture level, a render buffer or a window's buffer.
///
/// Rows count from the bottom (row 0 is the bottom row, spec/00 §5). Pixels are kept in square tiles of kTileSize, a
/// page each. A tile contains its rows one after another, a row its pixels, and a pixel its samples. Copies share pages
/// until one side writes (checkpoints, ONE-06). A width or height of 0 is legal: such a surface has no pixels.
///
/// Each Surface is for one thread at a time, and copying it counts as use. Copies may live in different threads. Do not
/// write through pointers from pixelForWrite() and tileForWrite() once the surface has been copied.
class Surface {
public:
    static constexpr std::uint32_t kTileSize = 16;

    struct Description {
        PixelFormat format = PixelFormat::None;
        std::uint32_t width = 0;   ///< in pixels
        std::uint32_t height = 0;  ///< in pixels; the slices of a 3-D level are stacked: height × depth
        std::uint32_t samples = 1; ///< 1, 4, 8 or 16
        friend bool operator==(const Description&, const Description&) = default;
    };

    /// Makes a surface of zero bytes. It costs a page, and a pointer per tile, until it is written to.
    explicit Surface(const Description& description);

    [[nodiscard]] const Description& description() const { return m_description; }
    [[nodiscard]] std::uint32_t width() const { return m_description.width; }
    [[nodiscard]] std::uint32_t height() const { return m_description.height; }
    [[nodiscard]] std::uint32_t samples() const { return m_description.samples; }
    [[nodiscard]] PixelFormat format() const { return m_description.format; }
    [[nodiscard]] std::uint32_t bytesPerPixel() const { return m_bytesPerPixel; } ///< for all samples of a pixel

    /// The first sample of a pixel; x < width and y < height must hold. Pixels in one row of a tile are adjacent.
    [[nodiscard]] const std::byte* pixel(std::uint32_t x, std::uint32_t y) const
    {
        return m_pages.page(tileIndex(x, y)) + offsetInTile(x, y);
    }
    /// The same for writing. A tile whose page is shared gets a page of its own first.
    [[nodiscard]] std::byte* pixelForWrite(std::uint32_t x, std::uint32_t y)
    {
        return m_pages.pageForWrite(tileIndex(x, y)) + offsetInTile(x, y);
    }

    [[nodiscard]] std::uint32_t tilesPerRow() const { return m_tilesPerRow; }
    [[nodiscard]] std::size_t tileCount() const { return m_pages.tileCount(); }
    /// The page of a tile by the tile's coordinates (pixel ÷ kTileSize): kTileSize rows of kTileSize pixels. At the
    /// right and top edges there are so many, too; bytes outside of the surface mean nothing.
    [[nodiscard]] const std::byte* tile(std::uint32_t tileX, std::uint32_t tileY) const
    {
        return m_pages.page(std::size_t{tileY} * m_tilesPerRow + tileX);
    }
    [[nodiscard]] std::byte* tileForWrite(std::uint32_t tileX, std::uint32_t tileY)
    {
        return m_pages.pageForWrite(std::size_t{tileY} * m_tilesPerRow + tileX);
    }

    /// Takes note that a tile is all zeros, for who would look through it otherwise. That holds until it is written:
    /// pointers from before must not be written through any more. A copy does not know of it.
    void noteClear(std::uint32_t tileX, std::uint32_t tileY)
    {
        m_pages.noteZeros(std::size_t{tileY} * m_tilesPerRow + tileX);
    }
    [[nodiscard]] bool isNotedClear(std::uint32_t tileX, std::uint32_t tileY) const
    {
        return m_pages.hasNotedZeros(std::size_t{tileY} * m_tilesPerRow + tileX);
    }

    /// Writes rows of tightly packed samples in storage format, the bottom row first. For single-sampled surfaces only.
    /// The rectangle must lie inside of the surface.
    void writeRect(std::uint32_t x, std::uint32_t y, std::uint32_t width, std::uint32_t height,
                   std::span<const std::byte> bytes);
    [[nodiscard]] std::vector<std::byte> readRect(std::uint32_t x, std::uint32_t y, std::uint32_t width,
                                                  std::uint32_t height) const;

    /// Clears: in every sample of the rectangle (cut to the surface), the bits of `mask` become those of `word`, both
    /// as in sample_codec.h. Tiles that lie wholly inside of the rectangle share one page afterwards when `mask` covers
    /// every stored bit.
    void fill(const PixelRect& rect, std::uint32_t word, std::uint32_t mask);
    /// The two halves of it: the samples alone, and what is known of them. In between, bounds are of another moment of
    /// the stream than the samples (RUN-06).
    void fillSamples(const PixelRect& rect, std::uint32_t word, std::uint32_t mask);
    void fillBounds(const PixelRect& rect, std::uint32_t word, std::uint32_t mask);
    /// Does fill() with a color; bit 0 of `channelMask` is red.
    void fillColor(const PixelRect& rect, const Vec4& color, std::uint8_t channelMask = 0xF);

    /// Keeps bounds of its tiles from now on, for depth and stencil only; 0 stops it. Bounds of such tiles that are
    /// already kept stay. writeRect() and fill() keep the bounds right. Code that writes through pixelForWrite() or
    /// tileForWrite() has to do so itself.
    void keepBounds(std::uint32_t tileSize);
    /// Null when no bounds are kept.
    [[nodiscard]] const TileBounds* bounds() const { return m_bounds.tileSize() != 0 ? &m_bounds : nullptr; }
    [[nodiscard]] TileBounds* bounds() { return m_bounds.tileSize() != 0 ? &m_bounds : nullptr; }
    /// Makes the bounds of all tiles unknown.
    void forgetBounds();

    /// Whether both surely hold the same bytes in this tile, because they share its page.
    [[nodiscard]] bool sharesTile(const Surface& other, std::uint32_t tileX, std::uint32_t tileY) const
    {
        const std::size_t tile = std::size_t{tileY} * m_tilesPerRow + tileX;
        return m_pages.sharesPage(other.m_pages, tile);
    }

    /// How many bytes it costs to keep this beside `other` (null: nothing).
    [[nodiscard]] std::uint64_t bytesBeside(const Surface* other) const
    {
        const bool isComparable = other != nullptr && other->m_description == m_description;
        return sizeof *this + m_pages.bytesBeside(isComparable ? &other->m_pages : nullptr) +
               m_bounds.bytesBeside(isComparable ? &other->m_bounds : nullptr);
    }
    /// Whether both surely hold the same bytes, because they share every page.
    [[nodiscard]] bool sharesAll(const Surface& other) const { return m_pages.sharesAll(other.m_pages); }

private:
    [[nodiscard]] std::size_t tileIndex(std::uint32_t x, std::uint32_t y) const
    {
        return std::size_t{y / kTileSize} * m_tilesPerRow + x / kTileSize;
    }
    [[nodiscard]] std::size_t offsetInTile(std::uint32_t x, std::uint32_t y) const
    {
        return std::size_t{y % kTileSize * kTileSize + x % kTileSize} * m_bytesPerPixel;
    }
    void fillPixels(const PixelRect& rect, std::uint32_t word, std::uint32_t mask);

    Description m_description;
    std::uint32_t m_tilesPerRow = 0;
    std::uint32_t m_bytesPerPixel = 0;
    PageTable m_pages;
    TileBounds m_bounds;
};

} // namespace vitrine::core
