// SPDX-License-Identifier: Apache-2.0
#include "core/memory/surface.h"

#include "core/base/check.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kTile = Surface::kTileSize;

std::uint32_t tilesAcross(std::uint32_t pixels)
{
    return pixels / kTile + (pixels % kTile != 0 ? 1 : 0);
}

std::size_t tilesOf(const Surface::Description& description)
{
    return std::size_t{tilesAcross(description.width)} * tilesAcross(description.height);
}

std::size_t pixelBytes(const Surface::Description& description)
{
    return bytesPerSample(description.format) * description.samples;
}

bool isInside(const PixelRect& rect, const Surface& surface)
{
    return rect.x <= surface.width() && rect.width <= surface.width() - rect.x && rect.y <= surface.height() &&
           rect.height <= surface.height() - rect.y;
}

/// Calls `visit(x, y, pixels)` for each piece of a row of `rect` that lies in one tile, in row order.
template <typename Visit>
void forEachRun(const PixelRect& rect, Visit visit)
{
    for (std::uint32_t y = rect.y; y < rect.y + rect.height; ++y) {
        for (std::uint32_t x = rect.x; x < rect.x + rect.width;) {
            const std::uint32_t pixels = std::min(kTile - x % kTile, rect.x + rect.width - x);
            visit(x, y, pixels);
            x += pixels;
        }
    }
}

PixelRect cutTo(const PixelRect& rect, std::uint32_t width, std::uint32_t height)
{
    PixelRect cut{std::min(rect.x, width), std::min(rect.y, height), 0, 0};
    cut.width = std::min(rect.width, width - cut.x);
    cut.height = std::min(rect.height, height - cut.y);
    return cut;
}

} // namespace

Surface::Surface(const Description& description)
    : m_description(description), m_tilesPerRow(tilesAcross(description.width)),
      m_bytesPerPixel(static_cast<std::uint32_t>(pixelBytes(description))),
      m_pages(tilesOf(description), std::size_t{kTileSize} * kTileSize * pixelBytes(description))
{
    const std::uint32_t samples = description.samples;
    CORE_CHECK(samples == 1 || samples == 4 || samples == 8 || samples == 16,
               "a surface has 1, 4, 8 or 16 samples in a pixel");
}

void Surface::writeRect(std::uint32_t x, std::uint32_t y, std::uint32_t width, std::uint32_t height,
                        std::span<const std::byte> bytes)
{
    const PixelRect rect{x, y, width, height};
    CORE_CHECK(samples() == 1, "rows can only be written to a single-sampled surface");
    CORE_CHECK(isInside(rect, *this), "a rectangle written lies outside the surface");
    CORE_CHECK(bytes.size() >= std::size_t{width} * height * m_bytesPerPixel, "too few bytes for the rectangle");
    const std::byte* source = bytes.data();
    forEachRun(rect, [&](std::uint32_t runX, std::uint32_t runY, std::uint32_t pixels) {
        const std::size_t size = std::size_t{pixels} * m_bytesPerPixel;
        std::memcpy(pixelForWrite(runX, runY), source, size);
        source += size;
    });
    if (TileBounds* known = bounds())
        known->forget(x, y, x + width, y + height);
}

std::vector<std::byte> Surface::readRect(std::uint32_t x, std::uint32_t y, std::uint32_t width,
                                         std::uint32_t height) const
{
    const PixelRect rect{x, y, width, height};
    CORE_CHECK(samples() == 1, "rows can only be read from a single-sampled surface");
    CORE_CHECK(isInside(rect, *this), "a rectangle read lies outside the surface");
    std::vector<std::byte> bytes(std::size_t{width} * height * m_bytesPerPixel);
    std::byte* target = bytes.data();
    forEachRun(rect, [&](std::uint32_t runX, std::uint32_t runY, std::uint32_t pixels) {
        const std::size_t size = std::size_t{pixels} * m_bytesPerPixel;
        std::memcpy(target, pixel(runX, runY), size);
        target += size;
    });
    return bytes;
}

void Surface::fillPixels(const PixelRect& rect, std::uint32_t word, std::uint32_t mask)
{
    const std::size_t sampleBytes = bytesPerSample(format());
    const std::uint32_t kept = ~mask;
    forEachRun(rect, [&](std::uint32_t x, std::uint32_t y, std::uint32_t pixels) {
        std::byte* sample = pixelForWrite(x, y);
        for (std::uint32_t i = 0; i < pixels * samples(); ++i, sample += sampleBytes)
            storeWord(sample, sampleBytes, (loadWord(sample, sampleBytes) & kept) | (word & mask));
    });
}

void Surface::fill(const PixelRect& rect, std::uint32_t word, std::uint32_t mask)
{
    fillBounds(rect, word, mask);
    fillSamples(rect, word, mask);
}

void Surface::fillBounds(const PixelRect& rect, std::uint32_t word, std::uint32_t mask)
{
    const PixelRect cut = cutTo(rect, width(), height());
    const std::uint32_t stored = channelMaskBits(format(), 0xF);
    TileBounds* known = bounds();
    if (!known || cut.width == 0 || cut.height == 0 || (mask & stored) == 0)
        return;
    const bool wholeSamples = (mask & stored) == stored;
    const std::uint32_t right = cut.x + cut.width, top = cut.y + cut.height;
    wholeSamples ? known->fill(cut.x, cut.y, right, top, word & stored) : known->forget(cut.x, cut.y, right, top);
}

void Surface::fillSamples(const PixelRect& rect, std::uint32_t word, std::uint32_t mask)
{
    const PixelRect cut = cutTo(rect, width(), height());
    const std::uint32_t stored = channelMaskBits(format(), 0xF);
    if (cut.width == 0 || cut.height == 0 || (mask & stored) == 0)
        return;
    const bool wholeSamples = (mask & stored) == stored;
    const std::uint32_t right = cut.x + cut.width, top = cut.y + cut.height;
    std::vector<std::size_t> wholeTiles;
    for (std::uint32_t tileY = cut.y / kTile; tileY < tilesAcross(top); ++tileY) {
        for (std::uint32_t tileX = cut.x / kTile; tileX < m_tilesPerRow && tileX * kTile < right; ++tileX) {
            const PixelRect tileRect = cutTo({tileX * kTile, tileY * kTile, kTile, kTile}, width(), height());
            const std::uint32_t x0 = std::max(cut.x, tileRect.x), x1 = std::min(right, tileRect.x + tileRect.width);
            const std::uint32_t y0 = std::max(cut.y, tileRect.y), y1 = std::min(top, tileRect.y + tileRect.height);
            const PixelRect part{x0, y0, x1 - x0, y1 - y0};
            if (wholeSamples && part == tileRect)
                wholeTiles.push_back(std::size_t{tileY} * m_tilesPerRow + tileX);
            else
                fillPixels(part, word, mask);
        }
    }
    if (wholeTiles.empty())
        return;
    std::vector<std::byte> contents(std::size_t{kTile} * kTile * m_bytesPerPixel);
    const std::size_t sampleBytes = bytesPerSample(format());
    for (std::size_t offset = 0; offset < contents.size(); offset += sampleBytes)
        storeWord(contents.data() + offset, sampleBytes, word & mask);
    m_pages.replaceAll(wholeTiles, contents);
}

void Surface::keepBounds(std::uint32_t tileSize)
{
    const PixelFamily family = pixelLayout(format()).family;
    const bool isBounded = family == PixelFamily::Depth || family == PixelFamily::Stencil;
    if (tileSize == 0 || !isBounded)
        m_bounds = {};
    else if (m_bounds.tileSize() != tileSize)
        m_bounds = TileBounds(tileSize, width(), height(), channelMaskBits(format(), 0xF));
}

void Surface::forgetBounds()
{
    if (TileBounds* known = bounds())
        known->forget(0, 0, width(), height());
}

void Surface::fillColor(const PixelRect& rect, const Vec4& color, std::uint8_t channelMask)
{
    fill(rect, encodedWord(format(), color), channelMaskBits(format(), channelMask));
}

} // namespace vitrine::core
