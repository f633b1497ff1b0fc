// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/texture/sampler_ops.h"

#include <cstdint>

/// Reads inside of one level: fetches, decodes and filters texels. There is a function for each kind of storage, filter
/// and dimension, so that nothing is decided per texel.

namespace vitrine::core {

/// a + weight (b − a), clamped to the range of a and b, so that equal ends give exactly themselves (spec/04 HIZ-16).
[[nodiscard]] inline ChannelVector mix(ChannelVector a, ChannelVector b, float weight)
{
    const ChannelVector v = a + weight * (b - a);
    const ChannelVector low = a < b ? a : b, high = a > b ? a : b;
    // With the operands in this order, each comparison is one minimum or maximum instruction.
    const ChannelVector raised = low > v ? low : v;
    return high < raised ? high : raised;
}

using FilterFunction = void (*)(const TextureLevel& level, const SamplerState& sampler, const LaneGroup& lanes,
                                ChannelVector* colors);

[[nodiscard]] FilterFunction filterFunction(PixelFormat format, Filter filter, TextureKind kind);

} // namespace vitrine::core
