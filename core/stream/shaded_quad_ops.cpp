// SPDX-License-Identifier: Apache-2.0
#include "core/stream/shaded_quad_ops.h"

#include <algorithm>

namespace vitrine::core {

namespace {

void readColors(const ThreadContext& context, std::uint32_t output, std::uint32_t firstLane, std::array<Vec4, 4>& to)
{
    for (std::uint32_t component = 0; component < 4; ++component) {
        const float* row = context.output(output, component).data() + firstLane;
        for (std::size_t lane = 0; lane < 4; ++lane)
            to[lane][static_cast<int>(component)] = row[lane];
    }
}

} // namespace

ShadedQuad readShadedQuad(const ThreadContext& context, std::uint32_t firstLane, const Quad& quad)
{
    ShadedQuad shaded{quad.x, quad.y, quad.coverage, {}, {}, quad.pixelCoverage};
    readColors(context, 0, firstLane, shaded.colors);
    if (context.layout.hasSecondColor())
        readColors(context, 1, firstLane, shaded.secondColors);
    if (context.layout.hasDepth())
        std::copy_n(context.depth().data() + firstLane, 4, shaded.depths.begin());
    shaded.coverage &= samplesOfPixels(static_cast<std::uint8_t>(context.survivors() >> firstLane & 0xF));
    return shaded;
}

} // namespace vitrine::core
