// SPDX-License-Identifier: Apache-2.0
#include "core/stream/mux_ops.h"

#include "core/memory/sample_codec.h"

#include <bit>

namespace vitrine::core {

namespace {

constexpr unsigned kFractionBits = 32;
constexpr std::uint32_t kEntryBytes = 4;

std::uint32_t allBits(PixelFormat format)
{
    return channelMaskBits(format, 0xF);
}

std::uint32_t storedAt(const Surface& surface, std::uint32_t x, std::uint32_t y)
{
    return loadWord(surface.pixel(x, y), surface.bytesPerPixel());
}

Vec4 gradientColor(const BasicState& state, const std::array<std::int64_t, kBasicAdders>& values)
{
    Vec4 color;
    for (int channel = 0; channel < 4; ++channel)
        color[channel] = static_cast<float>(static_cast<double>(values[static_cast<std::size_t>(channel)]) / kAdderOne);
    if (state.isStippled) // which has taken the adder of alpha
        color.w = state.constant.w;
    return color;
}

Vec4 colorOfEntry(const BasicState& state, std::uint32_t entry)
{
    return decodedWord(PixelFormat::Rgba8,
                       loadWord(state.paletteEntries->data() + std::size_t{kEntryBytes} * entry, kEntryBytes));
}

/// Each channel becomes what its table says of its number. // VG2D-22
Vec4 lookedUp(const Blob& table, const Vec4& color)
{
    const std::uint32_t numbers = encodedWord(PixelFormat::Rgba8, color);
    std::uint32_t word = 0;
    for (unsigned channel = 0; channel < 4; ++channel) {
        const std::uint32_t entry = numbers >> (8 * channel) & 0xFF;
        word |= std::to_integer<std::uint32_t>((*table)[std::size_t{kEntryBytes} * entry + channel]) << (8 * channel);
    }
    return decodedWord(PixelFormat::Rgba8, word);
}

/// From the source, at the place that the adders say.
MuxPixel cachedPixel(const BasicState& state, const std::array<std::int64_t, kBasicAdders>& values,
                     const Surface& source)
{
    MuxPixel pixel;
    pixel.sourceX = values[0] >> kFractionBits;
    pixel.sourceY = values[1] >> kFractionBits;
    const bool isInside =
        pixel.sourceX >= 0 && pixel.sourceY >= 0 && pixel.sourceX < source.width() && pixel.sourceY < source.height();
    if (!isInside) {
        pixel.verdict = MuxPixel::Verdict::Outside;
        return pixel;
    }
    pixel.stored =
        storedAt(source, static_cast<std::uint32_t>(pixel.sourceX), static_cast<std::uint32_t>(pixel.sourceY));
    if (state.hasSourceKey && ((pixel.stored ^ state.sourceKey) & allBits(source.format())) == 0) {
        pixel.verdict = MuxPixel::Verdict::Keyed;
        return pixel;
    }
    if (state.palette != PaletteMode::None)
        pixel.entry = paletteEntry(state, pixel.stored);
    pixel.color = pixel.entry ? colorOfEntry(state, *pixel.entry) : decodedWord(source.format(), pixel.stored);
    if (state.colorTable)
        pixel.color = lookedUp(state.colorTable, pixel.color);
    if (state.isGlyph)
        pixel.color = {state.constant.x, state.constant.y, state.constant.z, state.constant.w * pixel.color.w};
    return pixel;
}

void count(const MuxPixel& pixel, const BasicState& state, std::size_t bytesPerPixel, MuxCounts& counts)
{
    if (pixel.verdict == MuxPixel::Verdict::Outside) {
        ++counts.outside;
        return;
    }
    ++counts.sourcePixels;
    counts.bytesMoved += bytesPerPixel;
    if (pixel.entry) {
        ++counts.paletteEntries;
        counts.bytesMoved += kEntryBytes;
    }
    if (pixel.verdict == MuxPixel::Verdict::Keyed) {
        ++counts.keyed;
        return;
    }
    if (state.colorTable) { // a byte of each channel's
        ++counts.lookedUp;
        counts.bytesMoved += kEntryBytes;
    }
}

} // namespace

std::uint32_t paletteEntry(const BasicState& state, std::uint32_t stored)
{
    constexpr std::uint32_t kEntriesOfSixteen = kPaletteEntries / kPalettes;
    if (state.palette == PaletteMode::One)
        return stored % kPaletteEntries;
    return state.paletteNumber * kEntriesOfSixteen + stored % kEntriesOfSixteen;
}

MuxPixel muxPixel(const BasicState& state, const std::array<std::int64_t, kBasicAdders>& values, const Memory& memory)
{
    if (state.input == MuxInput::Cache)
        return cachedPixel(state, values, memory.surface(state.source));
    MuxPixel pixel;
    pixel.color = state.input == MuxInput::Gradient ? gradientColor(state, values) : state.constant;
    return pixel;
}

ShadedQuad muxColors(const BasicState& state, const BasicQuad& quad, const Memory& memory, MuxCounts& counts)
{
    ShadedQuad shaded;
    shaded.x = quad.x;
    shaded.y = quad.y;
    counts.pixels += static_cast<unsigned>(std::popcount(quad.pixels));
    for (std::size_t i = 0; i < 4; ++i) {
        if ((quad.pixels >> i & 1) == 0)
            continue;
        const MuxPixel pixel = muxPixel(state, quad.values[i], memory);
        if (state.input == MuxInput::Cache)
            count(pixel, state, memory.surface(state.source).bytesPerPixel(), counts);
        if (pixel.verdict != MuxPixel::Verdict::Colored)
            continue;
        ++counts.colors;
        shaded.colors[i] = pixel.color;
        shaded.coverage = static_cast<std::uint16_t>(shaded.coverage | coverageBit(static_cast<int>(i), 0));
    }
    return shaded;
}

} // namespace vitrine::core
