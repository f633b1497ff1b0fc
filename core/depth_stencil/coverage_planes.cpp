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

std::uint64_t coverQuad(const CoveragePlanes& planes, Quad& quad, CoverageCounts& counts)
{
    std::uint64_t bytes = 0;
    const auto read = [&bytes](const Surface& plane, const PixelOfQuad& pixel) {
        ++bytes;
        return valueAt(plane, pixel.x, pixel.y);
    };
    std::uint16_t left = 0;
    forEachPixel(quad, [&](const PixelOfQuad& pixel) {
        ++counts.boxed;
        std::uint8_t coverage = planes.coverage ? read(*planes.coverage, pixel) : std::uint8_t{255};
        if (coverage == 0) {
            ++counts.uncovered;
            return;
        }
        if (planes.scissor && read(*planes.scissor, pixel) == 0) {
            ++counts.scissored;
            return;
        }
        if (planes.mask)
            coverage = maskedCoverage(coverage, read(*planes.mask, pixel));
        if (coverage == 0) {
            ++counts.masked;
            return;
        }
        ++counts.passed;
        quad.pixelCoverage[pixel.index] = coverage;
        left |= coverageBit(static_cast<int>(pixel.index), 0);
    });
    quad.coverage = left;
    return bytes;
}

} // namespace vitrine::core
