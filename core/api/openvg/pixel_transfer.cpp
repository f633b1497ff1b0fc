// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/pixel_transfer.h"

#include "core/api/openvg/pixel_values.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace vitrine::core::openvg {

namespace {

/// Where a row begins in the memory.
std::int64_t startOf(VGint stride, std::int64_t row, std::int64_t rows)
{
    return stride < 0 ? (rows - 1 - row) * -std::int64_t{stride} : row * stride;
}

/// A row to write to; empty: it does not lie in the memory.
std::span<std::byte> rowOf(const ProgramPixels& pixels, std::int64_t row, std::int64_t rows, std::size_t bytes)
{
    const std::int64_t start = startOf(pixels.stride, row, rows);
    if (start + static_cast<std::int64_t>(bytes) > static_cast<std::int64_t>(pixels.memory.size()))
        return {};
    return pixels.memory.subspan(static_cast<std::size_t>(start), bytes);
}

/// What of a row lies in the memory, and zeros.
std::vector<std::byte> readRow(std::span<const std::byte> memory, std::int64_t start, std::size_t bytes)
{
    std::vector<std::byte> row(bytes);
    const auto from = std::min(static_cast<std::size_t>(start), memory.size());
    std::copy_n(memory.begin() + static_cast<std::ptrdiff_t>(from), std::min(bytes, memory.size() - from), row.begin());
    return row;
}

constexpr double kByte = 255.0;

Color colorOf(const Surface& colors, std::uint32_t x, std::uint32_t y)
{
    Color color;
    for (std::size_t i = 0; i < color.size(); ++i)
        color[i] = std::to_integer<int>(colors.pixel(x, y)[i]) / kByte;
    return color;
}

} // namespace

ColorEncoding surfaceEncoding(const DrawableConfig& config)
{
    return {!config.isLinear, config.isPremultiplied};
}

void packPixels(const StoredPixels& stored, const PixelRect& rect, const ProgramPixels& pixels)
{
    const PixelRect& area = stored.area;
    const std::int64_t x0 = std::max<std::int64_t>(rect.x, 0), y0 = std::max<std::int64_t>(rect.y, 0);
    const std::int64_t x1 = std::min<std::int64_t>(std::int64_t{rect.x} + rect.width, area.width);
    const std::int64_t y1 = std::min<std::int64_t>(std::int64_t{rect.y} + rect.height, area.height);
    const ColorEncoding wanted = encodingOf(pixels.format);
    const std::size_t bytes = rowBytes(pixels.format, static_cast<std::size_t>(rect.width));
    for (std::int64_t y = y0; y < y1; ++y) {
        const std::span<std::byte> row = rowOf(pixels, y - rect.y, rect.height, bytes);
        for (std::int64_t x = x0; !row.empty() && x < x1; ++x) {
            const Color color =
                colorOf(stored.surface, static_cast<std::uint32_t>(area.x + x), static_cast<std::uint32_t>(area.y + y));
            storePixel(pixels.format, row, static_cast<std::size_t>(x - rect.x),
                       encodedPixel(pixels.format, convertedColor(color, stored.encoding, wanted)));
        }
    }
}

std::vector<std::byte> unpackedPixels(std::span<const std::byte> memory, const PixelRows& rows, const PixelRect& part,
                                      VGImageFormat to)
{
    const auto format = static_cast<VGImageFormat>(rows.format);
    const ColorEncoding encoding = encodingOf(format), wanted = encodingOf(to);
    const auto first = static_cast<std::size_t>(part.x), end = first + static_cast<std::size_t>(part.width);
    std::vector<std::byte> pixels;
    pixels.reserve(4 * static_cast<std::size_t>(part.width) * static_cast<std::size_t>(part.height));
    for (std::int64_t y = part.y; y < std::int64_t{part.y} + part.height; ++y) {
        const std::vector<std::byte> row = readRow(memory, startOf(rows.stride, y, rows.height), rowBytes(format, end));
        for (std::size_t x = first; x < end; ++x) {
            const Color color = convertedColor(decodedPixel(format, loadPixel(format, row, x)), encoding, wanted);
            for (const double channel : decodedPixel(to, encodedPixel(to, color)))
                pixels.push_back(static_cast<std::byte>(std::floor(channel * kByte + 0.5)));
        }
    }
    return pixels;
}

} // namespace vitrine::core::openvg
