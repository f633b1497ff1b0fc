// SPDX-License-Identifier: Apache-2.0
#include "core/depth_stencil/coverage_planes.h"

#include "core/depth_stencil/box_runs.h"

#include <algorithm>
#include <array>
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

/// A whole row of a tile, which mostly is all outside.
template <std::size_t kSamples>
bool isOutside(const std::byte* windings)
{
    using Words = std::uint64_t __attribute__((vector_size(16)));
    Words any{};
    for (std::size_t i = 0; i < Surface::kTileSize * kSamples; i += sizeof any) {
        Words words;
        std::memcpy(&words, windings + i, sizeof words);
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
    for (std::uint32_t i = 0; i < pixels; i += 8) {
        const std::size_t count = std::min(pixels - i, 8u);
        std::uint64_t word = 0;
        std::memcpy(&word, windings + i, count);
        word = insideBits(rule, word) * 0xFF;
        std::memcpy(coverage + i, &word, count);
    }
}

template <std::size_t kSamples>
void resolveSamples(FillRule rule, const CoveragePlanes& planes, const PixelBounds& box)
{
    forEachTile(box, [&](std::uint32_t x, std::uint32_t y, std::uint32_t width, std::uint32_t height) {
        std::byte* windings = planes.winding->pixelForWrite(x, y);
        std::byte* coverage = planes.coverage->pixelForWrite(x, y);
        const bool isWhole = width == Surface::kTileSize;
        for (; height > 0; --height, windings += Surface::kTileSize * kSamples, coverage += Surface::kTileSize) {
            if (isWhole && isOutside<kSamples>(windings)) {
                std::memset(coverage, 0, Surface::kTileSize);
                continue;
            }
            coverRun<kSamples>(rule, windings, coverage, width);
            std::memset(windings, 0, width * kSamples);
        }
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
    const std::uint32_t samples = planes.winding->samples();
    std::uint64_t bytes = 0;
    forEachPixel(quad, [&](const PixelOfQuad& pixel) {
        ++counts.resolved;
        const std::byte* windings = planes.winding->pixel(pixel.x, pixel.y);
        const auto isSet = [](std::byte winding) { return winding != std::byte{0}; };
        const auto inside = std::count_if(windings, windings + samples, [rule](std::byte winding) {
            return isInside(rule, std::to_integer<std::uint8_t>(winding));
        });
        bytes += samples + 1;
        *planes.coverage->pixelForWrite(pixel.x, pixel.y) =
            std::byte{coverageValue(static_cast<std::uint32_t>(inside), samples)};
        if (std::none_of(windings, windings + samples, isSet))
            return;
        std::fill_n(planes.winding->pixelForWrite(pixel.x, pixel.y), samples, std::byte{0});
        bytes += samples;
    });
    return bytes;
}

void resolveBox(FillRule rule, const CoveragePlanes& planes, const PixelBounds& box)
{
    switch (planes.winding->samples()) {
    case 16: return resolveSamples<16>(rule, planes, box);
    case 8: return resolveSamples<8>(rule, planes, box);
    case 4: return resolveSamples<4>(rule, planes, box);
    default: return resolveSamples<1>(rule, planes, box);
    }
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
    if (planes.coverage)
        pixel.coverage = read(*planes.coverage);
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
