// SPDX-License-Identifier: Apache-2.0
#include "core/memory/pixel_format.h"

#include "core/base/check.h"

namespace vitrine::core {

std::size_t bytesPerSample(PixelFormat format)
{
    return pixelLayout(format).bytes;
}

bool isDepth(PixelFormat format)
{
    return pixelLayout(format).family == PixelFamily::Depth;
}

bool isFloat(PixelFormat format)
{
    return pixelLayout(format).isFloat;
}

ChannelBits channelBits(PixelFormat format)
{
    const PixelLayout& layout = pixelLayout(format);
    const auto& fields = layout.channels;
    switch (layout.family) {
    case PixelFamily::Depth: return {.depth = fields[0].bits};
    case PixelFamily::Stencil: return {.stencil = fields[0].bits};
    default: return {fields[0].bits, fields[1].bits, fields[2].bits, fields[3].bits, 0, 0};
    }
}

std::uint32_t channelMaskBits(PixelFormat format, std::uint8_t channelMask)
{
    const PixelLayout& layout = pixelLayout(format);
    CORE_CHECK(!layout.isFloat, "a sample of floats has no word");
    std::uint32_t bits = 0;
    for (int channel = 0; channel < 4; ++channel) {
        const ChannelField field = layout.channels[static_cast<std::size_t>(channel)];
        if ((channelMask >> channel & 1) != 0)
            bits |= field.max() << field.shift;
    }
    return bits;
}

} // namespace vitrine::core
