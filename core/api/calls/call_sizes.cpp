// SPDX-License-Identifier: Apache-2.0
#include "core/api/calls/call_sizes.h"

#include <algorithm>

namespace vitrine::core {

namespace {

struct Row {
    std::uint32_t key;
    std::uint32_t count;
};

constexpr Row kComponents[] = {
    {0x1902, 1}, // GL_DEPTH_COMPONENT
    {0x1903, 1}, // GL_RED_EXT
    {0x1906, 1}, // GL_ALPHA
    {0x1907, 3}, // GL_RGB
    {0x1908, 4}, // GL_RGBA
    {0x1909, 1}, // GL_LUMINANCE
    {0x190A, 2}, // GL_LUMINANCE_ALPHA
    {0x80E1, 4}, // GL_BGRA_EXT
    {0x8227, 2}, // GL_RG_EXT
};

constexpr Row kBytesPerComponent[] = {
    {0x1401, 1}, // GL_UNSIGNED_BYTE
    {0x1403, 2}, // GL_UNSIGNED_SHORT
    {0x1405, 4}, // GL_UNSIGNED_INT
    {0x1406, 4}, // GL_FLOAT
    {0x140B, 2}, // GL_HALF_FLOAT
    {0x8D61, 2}, // GL_HALF_FLOAT_OES
};

// Types that hold a whole pixel.
constexpr Row kBytesPerPackedPixel[] = {
    {0x8033, 2}, // GL_UNSIGNED_SHORT_4_4_4_4
    {0x8034, 2}, // GL_UNSIGNED_SHORT_5_5_5_1
    {0x8363, 2}, // GL_UNSIGNED_SHORT_5_6_5
    {0x8365, 2}, // GL_UNSIGNED_SHORT_4_4_4_4_REV_EXT
    {0x8366, 2}, // GL_UNSIGNED_SHORT_1_5_5_5_REV_EXT
    {0x8368, 4}, // GL_UNSIGNED_INT_2_10_10_10_REV_EXT
    {0x84FA, 4}, // GL_UNSIGNED_INT_24_8_OES
};

template <std::size_t N>
std::optional<std::uint32_t> find(const Row (&rows)[N], std::uint32_t key)
{
    const auto* row = std::find_if(rows, rows + N, [key](const Row& candidate) { return candidate.key == key; });
    return row == rows + N ? std::nullopt : std::optional(row->count);
}

} // namespace

std::optional<std::uint32_t> pixelBytes(std::uint32_t format, std::uint32_t type)
{
    if (const auto packed = find(kBytesPerPackedPixel, type))
        return packed;
    const auto components = find(kComponents, format);
    const auto bytes = find(kBytesPerComponent, type);
    return components && bytes ? std::optional(*components * *bytes) : std::nullopt;
}

std::optional<std::uint64_t> imageBytes(std::uint32_t format, std::uint32_t type, const TransferExtent& extent,
                                        const UnpackLayout& layout)
{
    constexpr std::int64_t kLargest = 1 << 20; // beyond every limit of GL, so that nothing below overflows
    const auto bytes = pixelBytes(format, type);
    if (!bytes)
        return std::nullopt;
    if (extent.width <= 0 || extent.height <= 0 || extent.depth <= 0)
        return 0;
    if (std::max({extent.width, extent.height, extent.depth}) > kLargest)
        return std::nullopt;
    const std::uint64_t rowPixels = layout.rowLength != 0 ? layout.rowLength : static_cast<std::uint64_t>(extent.width);
    const std::uint64_t alignment = std::max<std::uint64_t>(layout.alignment, 1);
    const std::uint64_t stride = (rowPixels * *bytes + alignment - 1) / alignment * alignment;
    const auto rows = static_cast<std::uint64_t>(extent.height) * static_cast<std::uint64_t>(extent.depth);
    return (layout.skipRows + rows - 1) * stride +
           (layout.skipPixels + static_cast<std::uint64_t>(extent.width)) * *bytes;
}

std::optional<std::uint32_t> indexBytes(std::uint32_t type)
{
    constexpr Row kIndexTypes[] = {{0x1401, 1}, {0x1403, 2}, {0x1405, 4}}; // GL_UNSIGNED_BYTE, _SHORT, _INT
    return find(kIndexTypes, type);
}

} // namespace vitrine::core
