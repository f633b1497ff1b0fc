// SPDX-License-Identifier: Apache-2.0
#include "core/blend/destination_key.h"

#include "core/memory/sample_codec.h"

namespace vitrine::core {

std::uint16_t coverageAtKey(const BasicState& state, const ShadedQuad& quad, const Surface& target)
{
    unsigned coverage = quad.coverage;
    for (unsigned pixel = 0; state.hasDestinationKey && pixel < 4; ++pixel) {
        const std::uint32_t x = quad.x + pixel % 2, y = quad.y + pixel / 2;
        const unsigned bit = 1u << (4 * pixel);
        if ((coverage & bit) == 0 || x >= target.width() || y >= target.height())
            continue;
        const std::uint32_t stored = loadWord(target.pixel(x, y), target.bytesPerPixel());
        if (((stored ^ state.destinationKey) & channelMaskBits(target.format(), 0xF)) != 0)
            coverage &= ~bit;
    }
    return static_cast<std::uint16_t>(coverage);
}

} // namespace vitrine::core
