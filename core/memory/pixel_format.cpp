// SPDX-License-Identifier: Apache-2.0
#include "core/memory/pixel_format.h"

#include "core/base/check.h"

namespace vitrine::core {

namespace {

constexpr ChannelField kNoField{};

constexpr std::array<PixelLayout, kPixelFormatCount> kLayouts{{
    {PixelFamily::None, 0, {}},
    {PixelFamily::Color, 1, {{{0, 8}, kNoField, kNoField, kNoField}}},     // R8
    {PixelFamily::Color, 2, {{{0, 8}, {8, 8}, kNoField, kNoField}}},       // Rg8
    {PixelFamily::Color, 3, {{{0, 8}, {8, 8}, {16, 8}, kNoField}}},        // Rgb8
    {PixelFamily::Color, 4, {{{0, 8}, {8, 8}, {16, 8}, {24, 8}}}},         // Rgba8
    {PixelFamily::Color, 4, {{{16, 8}, {8, 8}, {0, 8}, {24, 8}}}},         // Bgra8
    {PixelFamily::Color, 1, {{kNoField, kNoField, kNoField, {0, 8}}}},     // Alpha8
    {PixelFamily::Luminance, 1, {{{0, 8}, kNoField, kNoField, kNoField}}}, // Luminance8
    {PixelFamily::Luminance, 2, {{{0, 8}, kNoField, kNoField, {8, 8}}}},   // LuminanceAlpha8
    {PixelFamily::Color, 2, {{{11, 5}, {5, 6}, {0, 5}, kNoField}}},        // Rgb565
    {PixelFamily::Color, 2, {{{12, 4}, {8, 4}, {4, 4}, {0, 4}}}},          // Rgba4444
    {PixelFamily::Color, 2, {{{11, 5}, {6, 5}, {1, 5}, {0, 1}}}},          // Rgba5551
    {PixelFamily::Depth, 2, {{{0, 16}, kNoField, kNoField, kNoField}}},    // Depth16
    {PixelFamily::Depth, 4, {{{0, 24}, kNoField, kNoField, kNoField}}},    // Depth24
    {PixelFamily::Stencil, 1, {{{0, 8}, kNoField, kNoField, kNoField}}},   // Stencil8
}};

} // namespace

const PixelLayout& pixelLayout(PixelFormat format)
{
    const auto index = static_cast<std::size_t>(format);
    CORE_CHECK(index < kLayouts.size(), "a pixel format outside the enumeration");
    return kLayouts[index];
}

std::size_t bytesPerSample(PixelFormat format)
{
    return pixelLayout(format).bytes;
}

bool isDepth(PixelFormat format)
{
    return pixelLayout(format).family == PixelFamily::Depth;
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
    std::uint32_t bits = 0;
    for (int channel = 0; channel < 4; ++channel) {
        const ChannelField field = layout.channels[static_cast<std::size_t>(channel)];
        if ((channelMask >> channel & 1) != 0)
            bits |= field.max() << field.shift;
    }
    return bits;
}

} // namespace vitrine::core
