// SPDX-License-Identifier: Apache-2.0
#include "core/blend/lane_target.h"

#include <bit>
#include <cstring>

namespace vitrine::core {

namespace {

constexpr unsigned kAllPixels = 0xF;

/// The pixels of a quad at (x, y) that lie in the surface.
unsigned pixelsInside(const CoveredQuad& quad, const Surface& surface)
{
    if (quad.x + 1u < surface.width() && quad.y + 1u < surface.height()) [[likely]]
        return kAllPixels;
    const unsigned columns = quad.x >= surface.width() ? 0u : quad.x + 1u == surface.width() ? 0b0101u : kAllPixels;
    const unsigned rows = quad.y >= surface.height() ? 0u : quad.y + 1u == surface.height() ? 0b0011u : kAllPixels;
    return columns & rows;
}

/// A bit for each pixel whose first sample is covered.
unsigned coveredPixels(unsigned coverage)
{
    return (coverage & 1) | (coverage >> 3 & 2) | (coverage >> 6 & 4) | (coverage >> 9 & 8);
}

template <std::size_t kBytes>
std::uint32_t wordAt(const std::byte* pixel)
{
    std::uint32_t word = 0;
    std::memcpy(&word, pixel, kBytes);
    return word;
}

} // namespace

LaneTarget::LaneTarget(std::span<const CoveredQuad> quads, Surface& target, BlendCounts& counts) : m_target(target)
{
    for (std::size_t i = 0; i < quads.size(); ++i) {
        const CoveredQuad& quad = quads[i];
        const unsigned covered = coveredPixels(quad.coverage);
        const unsigned inside = covered & pixelsInside(quad, target);
        counts.samplesWritten += static_cast<unsigned>(std::popcount(inside));
        counts.samplesOutside += static_cast<unsigned>(std::popcount(covered ^ inside));
        if (inside != 0)
            m_places[m_count++] = {quad.x,  quad.y, static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(inside),
                                   nullptr, nullptr};
    }
}

template <std::size_t kBytes>
void LaneTarget::loadAs(LaneWords& words) const
{
    for (std::size_t i = 0; i < m_count; ++i) {
        const Place& place = m_places[i];
        std::uint32_t* lanes = &words[std::size_t{4} * place.quad];
        if constexpr (kBytes == 4) {
            std::memcpy(lanes, place.lower, 8);
            std::memcpy(lanes + 2, place.upper, 8);
        } else {
            lanes[0] = wordAt<kBytes>(place.lower);
            lanes[1] = wordAt<kBytes>(place.lower + kBytes);
            lanes[2] = wordAt<kBytes>(place.upper);
            lanes[3] = wordAt<kBytes>(place.upper + kBytes);
        }
    }
}

template <std::size_t kBytes>
void LaneTarget::storeAs(const LaneWords& words) const
{
    for (std::size_t i = 0; i < m_count; ++i) {
        const Place& place = m_places[i];
        const std::uint32_t* lanes = &words.values[std::size_t{4} * place.quad];
        if (kBytes == 4 && place.pixels == kAllPixels) {
            std::memcpy(place.lower, lanes, 8);
            std::memcpy(place.upper, lanes + 2, 8);
            continue;
        }
        for (unsigned pixel = 0; pixel < 4; ++pixel) {
            if ((place.pixels >> pixel & 1) != 0)
                std::memcpy((pixel < 2 ? place.lower : place.upper) + pixel % 2 * kBytes, lanes + pixel, kBytes);
        }
    }
}

void LaneTarget::makeWritable()
{
    const std::size_t bytes = m_target.bytesPerPixel();
    for (std::size_t i = 0; i < m_count; ++i) {
        Place& place = m_places[i];
        place.lower = m_target.pixelForWrite(place.x, place.y);
        place.upper = place.lower + Surface::kTileSize * bytes;
    }
}

void LaneTarget::load(LaneWords& words) const
{
    switch (m_target.bytesPerPixel()) {
    case 1: return loadAs<1>(words);
    case 2: return loadAs<2>(words);
    case 3: return loadAs<3>(words);
    default: return loadAs<4>(words);
    }
}

void LaneTarget::store(const LaneWords& words) const
{
    switch (m_target.bytesPerPixel()) {
    case 1: return storeAs<1>(words);
    case 2: return storeAs<2>(words);
    case 3: return storeAs<3>(words);
    default: return storeAs<4>(words);
    }
}

} // namespace vitrine::core
