// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/memory.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>

/// ZST in the roles that it has for 2-D graphics: windings become coverage, and coverage decides what is painted.

namespace vitrine::core {

/// floor(255 · inside ÷ samples + ½). // VG2D-12
[[nodiscard]] constexpr std::uint8_t coverageValue(std::uint32_t inside, std::uint32_t samples)
{
    return static_cast<std::uint8_t>((2 * 255 * inside + samples) / (2 * samples));
}

// VG2D-08
[[nodiscard]] constexpr bool isInside(FillRule rule, int winding)
{
    return rule == FillRule::NonZero ? winding != 0 : winding % 2 != 0;
}

/// Whether a plane has 16 bits for the winding of a sample, and not 8. // DEC-29
[[nodiscard]] inline bool hasWideWindings(const Surface& plane)
{
    return bytesPerSample(plane.format()) == sizeof(std::int16_t);
}

/// Whether a plane of coverage has a bit for each sample, sample 0 lowest in the first of two bytes, and no coverage in
/// one. // VG2D-13
[[nodiscard]] inline bool keepsSamples(const Surface& coverage)
{
    return bytesPerSample(coverage.format()) == sizeof(std::uint16_t);
}

/// The coverage of a pixel of such planes; `samples`: of a pixel, where they are kept.
[[nodiscard]] std::uint8_t coverageAt(const Surface& coverage, std::uint32_t samples, std::uint32_t x, std::uint32_t y);

/// Calls visit(sample, winding) for each sample of a pixel of the plane of windings. They are told with their sign: −1
/// is stored as 255, or as 65,535 in 16 bits. // VG2D-07
template <typename Visit>
void forEachWinding(const Surface& plane, std::uint32_t x, std::uint32_t y, Visit&& visit)
{
    const std::byte* stored = plane.pixel(x, y);
    const bool isWide = hasWideWindings(plane);
    for (std::size_t sample = 0; sample < plane.samples(); ++sample) {
        std::int16_t winding = 0;
        if (isWide) {
            std::memcpy(&winding, stored + sample * sizeof winding, sizeof winding);
        } else {
            const int byte = std::to_integer<int>(stored[sample]);
            winding = static_cast<std::int16_t>(byte < 128 ? byte : byte - 256);
        }
        visit(sample, winding);
    }
}

/// floor(coverage · mask ÷ 255 + ½). // VG2D-16
[[nodiscard]] constexpr std::uint8_t maskedCoverage(std::uint8_t coverage, std::uint8_t mask)
{
    return static_cast<std::uint8_t>((2u * coverage * mask + 255u) / (2u * 255u));
}

/// What the passes have done to pixels of the boxes (VG2D-15).
struct CoverageCounts {
    std::uint64_t resolved = 0; ///< pixels whose windings were read
    std::uint64_t boxed = 0;    ///< pixels of the boxes that were to be painted, which are the sum of the following
    std::uint64_t uncovered = 0, scissored = 0, masked = 0, passed = 0;
    friend bool operator==(const CoverageCounts&, const CoverageCounts&) = default;
    static void visit(auto& visitor, auto& counts)
    {
        visitor("resolved", counts.resolved);
        visitor("boxed", counts.boxed);
        visitor("uncovered", counts.uncovered);
        visitor("scissored", counts.scissored);
        visitor("masked", counts.masked);
        visitor("passed", counts.passed);
    }
};

/// The planes that decide what is painted; null: there is none.
struct CoverPlanesRead {
    const Surface* coverage = nullptr;
    const Surface* scissor = nullptr;
    const Surface* mask = nullptr;
    std::uint32_t samples = 1; ///< of a pixel, where the plane of coverage keeps them
};

/// The planes of a draw; null: it has none.
struct CoveragePlanes {
    Surface* winding = nullptr;
    Surface* coverage = nullptr;
    Surface* scissor = nullptr;
    Surface* mask = nullptr;
    [[nodiscard]] CoverPlanesRead read() const { return {coverage, scissor, mask, winding ? winding->samples() : 1}; }
};
[[nodiscard]] CoveragePlanes coveragePlanes(const VectorState& state, Memory& memory);

/// The pass Resolve for the covered pixels of a quad: their coverage by the fill rule is stored, and their windings
/// become 0. Returns the number of bytes that were read and written.
std::uint64_t resolveCoverage(FillRule rule, const CoveragePlanes& planes, const Quad& quad, CoverageCounts& counts);

/// The same for all pixels of a box that lies in both planes, without the counts.
void resolveBox(FillRule rule, const CoveragePlanes& planes, const PixelBounds& box);

/// What the pass Cover decides of a pixel (VG2D-15, VG2D-16).
enum class CoverFate : std::uint8_t { Uncovered, Scissored, Masked, Passed };
struct CoveredPixel {
    CoverFate fate = CoverFate::Passed;
    std::optional<std::uint8_t> coverage; ///< of the path; nothing: there is none, and everything is covered
    std::optional<std::uint8_t> mask;     ///< nothing: none was read
    std::uint8_t weight = 255;            ///< coverage and mask, as the color updater gets them
    std::uint8_t bytes = 0;               ///< that were read
    friend bool operator==(const CoveredPixel&, const CoveredPixel&) = default;
};
[[nodiscard]] CoveredPixel coverPixel(const CoverPlanesRead& planes, std::uint32_t x, std::uint32_t y);

/// The pass Cover: pixels that are not covered, lie outside of the scissor or are masked are taken out of the quad, the
/// others get their coverage. Outside of the mask everything is masked. Returns the number of bytes that were read.
std::uint64_t coverQuad(const CoveragePlanes& planes, Quad& quad, CoverageCounts& counts);

/// How many cycles a quad of these samples a pixel takes (spec 02 §G).
[[nodiscard]] constexpr std::uint32_t cyclesOfSamples(std::uint32_t samples)
{
    return (samples + 3) / 4;
}

} // namespace vitrine::core
