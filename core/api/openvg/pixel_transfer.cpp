// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/pixel_transfer.h"

#include "core/api/openvg/pixel_values.h"
#include "core/memory/sample_codec.h"

#include <algorithm>
#include <cstdint>

namespace vitrine::core::openvg {

namespace {

/// A row of the memory, as far as it lies in it; empty: it lies outside.
std::span<std::byte> rowOf(const ProgramPixels& pixels, std::int64_t row, std::int64_t rows, std::size_t bytes)
{
    const std::int64_t stride = pixels.stride;
    const std::int64_t start = stride < 0 ? (rows - 1 - row) * -stride : row * stride;
    const auto size = static_cast<std::int64_t>(pixels.memory.size());
    if (start < 0 || start + static_cast<std::int64_t>(bytes) > size)
        return {};
    return pixels.memory.subspan(static_cast<std::size_t>(start), bytes);
}

Color colorOf(const Surface& colors, std::uint32_t x, std::uint32_t y)
{
    const Vec4 stored = decodeSample(colors.format(), colors.pixel(x, y));
    return {stored.x, stored.y, stored.z, stored.w};
}

} // namespace

ColorEncoding surfaceEncoding(const DrawableConfig& config)
{
    return {!config.isLinear, config.isPremultiplied};
}

void packPixels(const Surface& colors, const ColorEncoding& encoding, const PixelRect& rect,
                const ProgramPixels& pixels)
{
    const std::int64_t x0 = std::max<std::int64_t>(rect.x, 0), y0 = std::max<std::int64_t>(rect.y, 0);
    const std::int64_t x1 = std::min<std::int64_t>(std::int64_t{rect.x} + rect.width, colors.width());
    const std::int64_t y1 = std::min<std::int64_t>(std::int64_t{rect.y} + rect.height, colors.height());
    const ColorEncoding wanted = encodingOf(pixels.format);
    for (std::int64_t y = y0; y < y1; ++y) {
        const std::size_t bytes = rowBytes(pixels.format, static_cast<std::size_t>(rect.width));
        const std::span<std::byte> row = rowOf(pixels, y - rect.y, rect.height, bytes);
        for (std::int64_t x = x0; !row.empty() && x < x1; ++x) {
            const Color color = colorOf(colors, static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
            storePixel(pixels.format, row, static_cast<std::size_t>(x - rect.x),
                       encodedPixel(pixels.format, convertedColor(color, encoding, wanted)));
        }
    }
}

} // namespace vitrine::core::openvg
