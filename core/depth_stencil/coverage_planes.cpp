// SPDX-License-Identifier: Apache-2.0
#include "core/depth_stencil/coverage_planes.h"

#include <algorithm>
#include <cstddef>

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

CoveredPixel coverPixel(const CoveragePlanes& planes, std::uint32_t x, std::uint32_t y)
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
        const CoveredPixel pixel = coverPixel(planes, place.x, place.y);
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
