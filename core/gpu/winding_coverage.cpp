// SPDX-License-Identifier: Apache-2.0
// Coverage straight from sums along edges, past the plane of windings, which is all zeros before and after.
#include "core/depth_stencil/box_runs.h"
#include "core/depth_stencil/coverage_planes.h"
#include "core/gpu/winding_sums.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace vitrine::core {

namespace {

/// The bits of a sum that tell whether its sample is inside: when one of them is set. Without `saturates`, a sum is
/// stored modulo 256.
std::uint16_t insideBits(FillRule rule, bool saturates)
{
    if (rule == FillRule::EvenOdd)
        return 1;
    return saturates ? 0xFFFF : 0xFF;
}

/// How much of a pixel with these sums is covered; they are looked at four at a time.
template <int kSamples>
std::uint8_t coverageOf(const std::array<std::uint16_t, kSamples>& sums, std::uint16_t insideBits)
{
    static constexpr auto kValues = [] {
        std::array<std::uint8_t, kSamples + 1> values{};
        for (std::uint32_t inside = 0; inside <= kSamples; ++inside)
            values[inside] = coverageValue(inside, kSamples);
        return values;
    }();
    constexpr std::uint64_t kOnes = 0x0001'0001'0001'0001u, kBelowHighBits = 0x7FFF * kOnes;
    std::array<std::uint64_t, (kSamples + 3) / 4> words{};
    std::memcpy(words.data(), sums.data(), sizeof sums);
    std::uint64_t inside = 0;
    for (const std::uint64_t word : words) {
        const std::uint64_t bits = word & insideBits * kOnes;
        inside += (((bits & kBelowHighBits) + kBelowHighBits) | bits) >> 15 & kOnes;
    }
    return kValues[inside * kOnes >> 48];
}

/// Lets pixels first … end − 1 of a row of a tile have a value; all of the row at once.
void setPixels(std::byte* row, std::uint32_t first, std::uint32_t end, std::uint8_t value)
{
    using Places = std::int8_t __attribute__((vector_size(Surface::kTileSize)));
    using Values = std::uint8_t __attribute__((vector_size(Surface::kTileSize)));
    constexpr Places kPlaces{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    const auto chosen = reinterpret_cast<Values>((kPlaces >= static_cast<std::int8_t>(first)) &
                                                 (kPlaces < static_cast<std::int8_t>(end)));
    Values values;
    std::memcpy(&values, row, sizeof values);
    values = (values & ~chosen) | (value & chosen);
    std::memcpy(row, &values, sizeof values);
}

bool isClear(const Surface& plane, const PixelBounds& box)
{
    bool isClear = true;
    forEachTile(box, [&](std::uint32_t x, std::uint32_t y, std::uint32_t, std::uint32_t) {
        isClear = isClear && plane.isNotedClear(x / Surface::kTileSize, y / Surface::kTileSize);
    });
    return isClear;
}

/// A byte a pixel.
void clear(Surface& plane, const PixelBounds& box)
{
    constexpr std::uint32_t kTile = Surface::kTileSize;
    forEachTile(box, [&](std::uint32_t x, std::uint32_t y, std::uint32_t width, std::uint32_t height) {
        if (plane.isNotedClear(x / kTile, y / kTile))
            return;
        std::byte* row = plane.pixelForWrite(x - x % kTile, y);
        if (width == kTile)
            std::memset(row, 0, std::size_t{kTile} * height);
        else
            for (std::uint32_t i = 0; i < height; ++i, row += kTile)
                setPixels(row, x % kTile, x % kTile + width, 0);
        if (width == kTile && height == kTile)
            plane.noteClear(x / kTile, y / kTile);
    });
}

bool contains(const PixelBounds& box, const PixelBounds& part)
{
    return box.x0 <= part.x0 && box.y0 <= part.y0 && part.x1 <= box.x1 && part.y1 <= box.y1;
}

} // namespace

template <int kSamples>
void WindingSums::coverSamples(FillRule rule, Surface& coverage)
{
    const std::uint16_t bits = insideBits(rule, m_saturates);
    m_sums.forEachRun<kSamples>(
        [&](std::uint32_t x, std::uint32_t y, std::uint32_t pixels, const std::array<std::uint16_t, kSamples>& sums) {
            const std::uint8_t value = coverageOf<kSamples>(sums, bits);
            if (value == 0)
                return;
            if (!m_spans.empty() && m_spans.back().y == y && m_spans.back().x + m_spans.back().pixels == x &&
                m_spans.back().coverage == value)
                m_spans.back().pixels += pixels;
            else
                m_spans.push_back({x, y, pixels, value});
            for (std::uint32_t run = 0; pixels != 0; x += run, pixels -= run) {
                const std::uint32_t inTile = x % Surface::kTileSize;
                run = std::min(Surface::kTileSize - inTile, pixels);
                setPixels(coverage.pixelForWrite(x - inTile, y), inTile, inTile + run, value);
            }
        });
}

bool WindingSums::resolve(FillRule rule, const CoveragePlanes& planes, const PixelBounds& box)
{
    // What saturates may be even where its sum is odd.
    const bool isKnown = m_isKept && m_sums.isOneBatch() && !(m_saturates && rule == FillRule::EvenOdd);
    if (!isKnown || planes.winding != m_plane || keepsSamples(*planes.coverage) || !contains(box, m_box) ||
        !isClear(*m_plane, box)) {
        writeKept();
        return false;
    }
    m_isKept = false;
    m_covered = planes.coverage;
    m_coveredBox = box;
    m_spans.clear();
    clear(*planes.coverage, box);
    switch (m_plane->samples()) {
    case 16: coverSamples<16>(rule, *planes.coverage); break;
    case 8: coverSamples<8>(rule, *planes.coverage); break;
    case 4: coverSamples<4>(rule, *planes.coverage); break;
    default: coverSamples<1>(rule, *planes.coverage);
    }
    return true;
}

const std::vector<CoveredSpan>* WindingSums::spans(const Surface* coverage, const PixelBounds& box) const
{
    return coverage && coverage == m_covered && box == m_coveredBox ? &m_spans : nullptr;
}

} // namespace vitrine::core
