// SPDX-License-Identifier: Apache-2.0
#include "core/blend/coverage_ops.h"

#include "core/memory/sample_codec.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// Sample bits by how many of the four are kept: opposite samples of the rotated grid first.
constexpr std::array<std::uint8_t, 5> kKeptSamples{0b0000, 0b0001, 0b1001, 0b1011, 0b1111};

unsigned samplesFor(float value)
{
    return kKeptSamples[static_cast<std::size_t>(clampToUnit(value) * 4.0f + 0.5f)];
}

} // namespace

std::uint16_t multisampleCoverage(const RasterState& state, std::uint32_t samples, std::uint16_t coverage,
                                  const std::array<Vec4, 4>& colors)
{
    if (samples != 4)
        return coverage;
    unsigned kept = 0xFFFF;
    if (state.sampleAlphaToCoverage) {
        kept = 0;
        for (unsigned pixel = 0; pixel < 4; ++pixel)
            kept |= samplesFor(colors[pixel].w) << (4 * pixel);
    }
    if (state.sampleCoverageEnabled) {
        const unsigned inPixel = samplesFor(state.sampleCoverageValue) ^ (state.sampleCoverageInvert ? 0xFu : 0u);
        kept &= inPixel * 0x1111u;
    }
    return static_cast<std::uint16_t>(coverage & kept);
}

PixelCoverage weightsOf(const ShadedQuad& quad)
{
    PixelCoverage weights{};
    std::ranges::transform(quad.depths, weights.begin(),
                           [](float depth) { return static_cast<std::uint8_t>(clampToUnit(depth) * 255.0f + 0.5f); });
    return weights;
}

} // namespace vitrine::core
