// SPDX-License-Identifier: Apache-2.0
#include "core/stream/shaded_quad_ops.h"

#include <algorithm>

namespace vitrine::core {

ShadedQuad readShadedQuad(const ThreadContext& context, std::uint32_t firstLane, const Quad& quad)
{
    ShadedQuad shaded{quad.x, quad.y, quad.coverage, {}, {}, quad.pixelCoverage};
    for (std::uint32_t component = 0; component < 4; ++component) {
        const float* row = context.output(0, component).data() + firstLane;
        for (std::size_t lane = 0; lane < 4; ++lane)
            shaded.colors[lane][static_cast<int>(component)] = row[lane];
    }
    if (context.layout.hasDepth())
        std::copy_n(context.depth().data() + firstLane, 4, shaded.depths.begin());
    shaded.coverage &= samplesOfPixels(static_cast<std::uint8_t>(context.survivors() >> firstLane & 0xF));
    return shaded;
}

} // namespace vitrine::core
