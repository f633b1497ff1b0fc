// SPDX-License-Identifier: Apache-2.0
#include "core/depth_stencil/quad_words.h"

#include <cstring>

namespace vitrine::core {

namespace {

// Quads are aligned and a surface's tiles are even, so both rows of a quad are in one tile, even past the edge of a
// surface of odd size.
template <typename Stored>
void loadAs(const Surface& surface, std::span<const Quad> quads, LaneWordRow& words)
{
    for (std::size_t i = 0; i < quads.size(); ++i) {
        std::array<Stored, 4> pixels;
        const std::byte* lower = surface.pixel(quads[i].x, quads[i].y);
        std::memcpy(&pixels[0], lower, 2 * sizeof(Stored));
        std::memcpy(&pixels[2], lower + Surface::kTileSize * sizeof(Stored), 2 * sizeof(Stored));
        for (std::size_t pixel = 0; pixel < 4; ++pixel)
            words[4 * i + pixel] = static_cast<std::int32_t>(pixels[pixel]);
    }
}

template <typename Stored>
void storeAs(Surface& surface, std::span<const Quad> quads, const LaneWordRow& words, std::uint64_t changed)
{
    for (std::size_t i = 0; i < quads.size(); ++i) {
        if ((changed >> (4 * i) & 0xF) == 0)
            continue;
        std::array<Stored, 4> pixels;
        for (std::size_t pixel = 0; pixel < 4; ++pixel)
            pixels[pixel] = static_cast<Stored>(words[4 * i + pixel]);
        std::byte* lower = surface.pixelForWrite(quads[i].x, quads[i].y);
        std::memcpy(lower, &pixels[0], 2 * sizeof(Stored));
        std::memcpy(lower + Surface::kTileSize * sizeof(Stored), &pixels[2], 2 * sizeof(Stored));
    }
}

} // namespace

CoveredLanes coveredLanes(std::span<const Quad> quads)
{
    CoveredLanes lanes{0, 4 * quads.size()};
    for (std::size_t i = 0; i < quads.size(); ++i)
        lanes.covered |= std::uint64_t{coveredPixels(quads[i].coverage & 0x1111)} << (4 * i);
    return lanes;
}

std::uint16_t quadCoverage(std::uint64_t lanes)
{
    return samplesOfPixels(static_cast<std::uint8_t>(lanes & 0xF)) & 0x1111;
}

void loadWords(const Surface& surface, std::span<const Quad> quads, LaneWordRow& words)
{
    switch (surface.bytesPerPixel()) {
    case 1: return loadAs<std::uint8_t>(surface, quads, words);
    case 2: return loadAs<std::uint16_t>(surface, quads, words);
    default: return loadAs<std::uint32_t>(surface, quads, words);
    }
}

void storeWords(Surface& surface, std::span<const Quad> quads, const LaneWordRow& words, std::uint64_t changed)
{
    switch (surface.bytesPerPixel()) {
    case 1: return storeAs<std::uint8_t>(surface, quads, words, changed);
    case 2: return storeAs<std::uint16_t>(surface, quads, words, changed);
    default: return storeAs<std::uint32_t>(surface, quads, words, changed);
    }
}

} // namespace vitrine::core
