// SPDX-License-Identifier: Apache-2.0
#include "core/depth_stencil/coverage_planes.h"

#include "core/depth_stencil/box_runs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>

namespace vitrine::core {

namespace {

struct PixelOfQuad {
    std::size_t index;
    std::uint32_t x, y;
};

/// Calls visit(PixelOfQuad) for each pixel of which sample 0 is covered.
template <typename Visit>
void forEachPixel(const Quad& quad, Visit&& visit)
{
    for (unsigned pixel = 0; pixel < 4; ++pixel)
        if ((quad.coverage & coverageBit(static_cast<int>(pixel), 0)) != 0)
            visit(PixelOfQuad{pixel, quad.x + (pixel & 1u), quad.y + (pixel >> 1)});
}

/// Nothing beyond its border.
std::uint8_t valueAt(const Surface& plane, std::uint32_t x, std::uint32_t y)
{
    return x < plane.width() && y < plane.height() ? std::to_integer<std::uint8_t>(*plane.pixel(x, y))
                                                   : std::uint8_t{0};
}

Surface* planeOf(SurfaceId id, Memory& memory)
{
    return id ? &memory.surface(id) : nullptr;
}

/// Bytes are eight at a time: those that are not 0, or odd, as the lowest bit of each.
constexpr std::uint64_t kLowBits = 0x0101010101010101u, kBelowHighBits = 0x7F7F7F7F7F7F7F7Fu;

std::uint64_t insideBits(FillRule rule, std::uint64_t windings)
{
    if (rule == FillRule::EvenOdd)
        return windings & kLowBits;
    return (((windings & kBelowHighBits) + kBelowHighBits) | windings) >> 7 & kLowBits;
}

/// The windings of a pixel, eight in a word.
template <std::size_t kSamples>
using PixelWords = std::array<std::uint64_t, (kSamples + 7) / 8>;

template <std::size_t kSamples>
PixelWords<kSamples> wordsOf(const std::byte* windings)
{
    PixelWords<kSamples> words{};
    std::memcpy(words.data(), windings, kSamples);
    return words;
}

/// Whether all are 0, of which there are a multiple of 16.
bool areZeros(const std::byte* bytes, std::size_t count)
{
    using Words = std::uint64_t __attribute__((vector_size(16)));
    Words any{};
    for (std::size_t i = 0; i < count; i += sizeof any) {
        Words words;
        std::memcpy(&words, bytes + i, sizeof words);
        any |= words;
    }
    return (any[0] | any[1]) == 0;
}

/// The coverage of pixels in one row of a tile.
template <std::size_t kSamples>
void coverRun(FillRule rule, const std::byte* windings, std::byte* coverage, std::uint32_t pixels)
{
    static constexpr auto kValues = [] {
        std::array<std::uint8_t, kSamples + 1> values{};
        for (std::uint32_t inside = 0; inside <= kSamples; ++inside)
            values[inside] = coverageValue(inside, kSamples);
        return values;
    }();
    PixelWords<kSamples> before{}; // Neighbors are often alike.
    std::byte value{0};
    for (std::uint32_t i = 0; i < pixels; ++i, windings += kSamples) {
        if (const auto words = wordsOf<kSamples>(windings); words != before) {
            std::uint64_t inside = 0;
            for (const std::uint64_t word : words)
                inside += insideBits(rule, word);
            value = std::byte{kValues[inside * kLowBits >> 56]};
            before = words;
        }
        coverage[i] = value;
    }
}

/// Of one sample a pixel: eight pixels at a time.
template <>
void coverRun<1>(FillRule rule, const std::byte* windings, std::byte* coverage, std::uint32_t pixels)
{
    std::uint64_t word = 0;
    const auto coverWord = [&](std::size_t count) {
        std::memcpy(&word, windings, count);
        word = insideBits(rule, word) * 0xFF;
        std::memcpy(coverage, &word, count);
    };
    for (; pixels >= sizeof word; pixels -= sizeof word, windings += sizeof word, coverage += sizeof word)
        coverWord(sizeof word);
    coverWord(pixels);
}

/// So that nobody need look through the tile again, which mostly has nothing in it.
void noteIfClear(Surface& plane, std::uint32_t tileX, std::uint32_t tileY)
{
    if (areZeros(plane.tile(tileX, tileY),
                 std::size_t{Surface::kTileSize} * Surface::kTileSize * plane.bytesPerPixel()))
        plane.noteClear(tileX, tileY);
}

/// Of a whole tile, as most are, or of fewer pixels.
template <std::size_t kSamples>
void resolveRows(FillRule rule, std::byte* windings, std::byte* coverage, std::uint32_t width, std::uint32_t rows)
{
    constexpr std::uint32_t kTile = Surface::kTileSize;
    for (; rows > 0; --rows, windings += kTile * kSamples, coverage += kTile) {
        if (width != kTile) {
            coverRun<kSamples>(rule, windings, coverage, width);
            std::memset(windings, 0, width * kSamples);
        } else if (areZeros(windings, kTile * kSamples)) {
            std::memset(coverage, 0, kTile);
        } else {
            coverRun<kSamples>(rule, windings, coverage, kTile);
            std::memset(windings, 0, kTile * kSamples);
        }
    }
}

void storeCoverage(Surface& coverage, std::uint32_t x, std::uint32_t y, std::uint32_t inside, std::uint32_t samples)
{
    std::byte* stored = coverage.pixelForWrite(x, y);
    if (!keepsSamples(coverage)) {
        *stored = std::byte{coverageValue(static_cast<std::uint32_t>(std::popcount(inside)), samples)};
        return;
    }
    const auto bits = static_cast<std::uint16_t>(inside);
    std::memcpy(stored, &bits, sizeof bits);
}

/// Returns the number of bytes that were read and written.
std::uint64_t resolvePixel(FillRule rule, const CoveragePlanes& planes, std::uint32_t x, std::uint32_t y)
{
    std::uint32_t inside = 0; // a bit a sample
    bool isSet = false;
    forEachWinding(*planes.winding, x, y, [&](std::size_t sample, std::int16_t winding) {
        inside |= isInside(rule, winding) ? 1u << sample : 0u;
        isSet |= winding != 0;
    });
    const std::size_t size = planes.winding->bytesPerPixel();
    storeCoverage(*planes.coverage, x, y, inside, planes.winding->samples());
    if (isSet)
        std::fill_n(planes.winding->pixelForWrite(x, y), size, std::byte{0});
    return (isSet ? 2 : 1) * size + bytesPerSample(planes.coverage->format());
}

void resolvePixels(FillRule rule, const CoveragePlanes& planes, const PixelBounds& box)
{
    for (std::int32_t y = box.y0; y < box.y1; ++y)
        for (std::int32_t x = box.x0; x < box.x1; ++x)
            resolvePixel(rule, planes, static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
}

/// Of windings of 8 bits.
template <std::size_t kSamples>
void resolveSamples(FillRule rule, const CoveragePlanes& planes, const PixelBounds& box)
{
    forEachTile(box, [&](std::uint32_t x, std::uint32_t y, std::uint32_t width, std::uint32_t height) {
        const std::uint32_t tileX = x / Surface::kTileSize, tileY = y / Surface::kTileSize;
        const bool isOutside = planes.winding->isNotedClear(tileX, tileY);
        if (isOutside && planes.coverage->isNotedClear(tileX, tileY))
            return;
        std::byte* coverage = planes.coverage->pixelForWrite(x, y);
        if (isOutside) {
            for (; height > 0; --height, coverage += Surface::kTileSize)
                std::memset(coverage, 0, width);
        } else {
            resolveRows<kSamples>(rule, planes.winding->pixelForWrite(x, y), coverage, width, height);
            if (width == Surface::kTileSize && height == Surface::kTileSize)
                planes.winding->noteClear(tileX, tileY);
            else
                noteIfClear(*planes.winding, tileX, tileY);
        }
        noteIfClear(*planes.coverage, tileX, tileY);
    });
}

} // namespace

CoveragePlanes coveragePlanes(const VectorState& state, Memory& memory)
{
    return {planeOf(state.winding, memory), planeOf(state.coverage, memory), planeOf(state.scissor, memory),
            planeOf(state.mask, memory)};
}

std::uint64_t resolveCoverage(FillRule rule, const CoveragePlanes& planes, const Quad& quad, CoverageCounts& counts)
{
    if (!planes.winding || !planes.coverage)
        return 0;
    std::uint64_t bytes = 0;
    forEachPixel(quad, [&](const PixelOfQuad& pixel) {
        ++counts.resolved;
        bytes += resolvePixel(rule, planes, pixel.x, pixel.y);
    });
    return bytes;
}

void resolveBox(FillRule rule, const CoveragePlanes& planes, const PixelBounds& box)
{
    if (hasWideWindings(*planes.winding) || keepsSamples(*planes.coverage))
        return resolvePixels(rule, planes, box);
    switch (planes.winding->samples()) {
    case 16: return resolveSamples<16>(rule, planes, box);
    case 8: return resolveSamples<8>(rule, planes, box);
    case 4: return resolveSamples<4>(rule, planes, box);
    default: return resolveSamples<1>(rule, planes, box);
    }
}

std::uint8_t coverageAt(const Surface& coverage, std::uint32_t samples, std::uint32_t x, std::uint32_t y)
{
    if (!keepsSamples(coverage) || x >= coverage.width() || y >= coverage.height())
        return valueAt(coverage, x, y);
    std::uint16_t bits = 0;
    std::memcpy(&bits, coverage.pixel(x, y), sizeof bits);
    return coverageValue(static_cast<std::uint32_t>(std::popcount(bits)), samples);
}

CoveredPixel coverPixel(const CoverPlanesRead& planes, std::uint32_t x, std::uint32_t y)
{
    CoveredPixel pixel;
    const auto read = [&](const Surface& plane) {
        ++pixel.bytes;
        return valueAt(plane, x, y);
    };
    const auto dropped = [&](CoverFate fate) {
        pixel.fate = fate;
        pixel.weight = 0;
        return pixel;
    };
    if (planes.coverage) {
        pixel.coverage = coverageAt(*planes.coverage, planes.samples, x, y);
        pixel.bytes = static_cast<std::uint8_t>(bytesPerSample(planes.coverage->format()));
    }
    if (pixel.coverage == 0)
        return dropped(CoverFate::Uncovered);
    if (planes.scissor && read(*planes.scissor) == 0)
        return dropped(CoverFate::Scissored);
    if (planes.mask)
        pixel.mask = read(*planes.mask);
    pixel.weight = maskedCoverage(pixel.coverage.value_or(255), pixel.mask.value_or(255));
    return pixel.weight == 0 ? dropped(CoverFate::Masked) : pixel;
}

std::uint64_t coverQuad(const CoveragePlanes& planes, Quad& quad, CoverageCounts& counts)
{
    std::uint64_t bytes = 0;
    std::uint16_t left = 0;
    forEachPixel(quad, [&](const PixelOfQuad& place) {
        const CoveredPixel pixel = coverPixel(planes.read(), place.x, place.y);
        ++counts.boxed;
        bytes += pixel.bytes;
        switch (pixel.fate) {
        case CoverFate::Uncovered: ++counts.uncovered; return;
        case CoverFate::Scissored: ++counts.scissored; return;
        case CoverFate::Masked: ++counts.masked; return;
        case CoverFate::Passed: break;
        }
        ++counts.passed;
        quad.pixelCoverage[place.index] = pixel.weight;
        left |= coverageBit(static_cast<int>(place.index), 0);
    });
    quad.coverage = left;
    return bytes;
}

} // namespace vitrine::core
