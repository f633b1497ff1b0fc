// SPDX-License-Identifier: Apache-2.0
#include "captures/import/picture_png.h"

#include "captures/store/png.h"

#include <algorithm>
#include <array>

namespace vitrine::captures {
namespace {

using core::Picture;

core::Result<std::vector<std::byte>> encode(const Picture& picture, PngFormat format, std::span<const std::byte> pixels)
{
    return encodePng({picture.width, picture.height, format, pixels});
}

std::vector<std::uint8_t> opaque(const Picture& picture)
{
    std::vector<std::uint8_t> rgba = picture.rgba;
    for (std::size_t i = 3; i < rgba.size(); i += 4)
        rgba[i] = 255;
    return rgba;
}

std::vector<std::uint16_t> quantized(const Picture& picture)
{
    std::vector<std::uint16_t> gray;
    gray.reserve(picture.depth.size());
    for (const float depth : picture.depth)
        gray.push_back(static_cast<std::uint16_t>(static_cast<double>(std::clamp(depth, 0.0f, 1.0f)) * 65535.0 + 0.5));
    return gray;
}

/// Where the pixels begin that stand for pixel `index` of `count`, out of `size`.
std::uint32_t edge(std::uint32_t index, std::uint32_t count, std::uint32_t size)
{
    return static_cast<std::uint32_t>(std::uint64_t{index} * size / count);
}

std::array<std::uint8_t, 4> mean(const Picture& picture, std::array<std::uint32_t, 2> low,
                                 std::array<std::uint32_t, 2> high)
{
    std::array<std::uint64_t, 4> sum{};
    for (std::uint32_t y = low[1]; y < high[1]; ++y) {
        for (std::uint32_t x = low[0]; x < high[0]; ++x) {
            for (std::size_t c = 0; c < 4; ++c)
                sum[c] += picture.rgba[(std::size_t{y} * picture.width + x) * 4 + c];
        }
    }
    const std::uint64_t count = std::uint64_t{high[0] - low[0]} * (high[1] - low[1]);
    std::array<std::uint8_t, 4> pixel{};
    for (std::size_t c = 0; c < 4; ++c)
        pixel[c] = static_cast<std::uint8_t>((sum[c] + count / 2) / count);
    return pixel;
}

} // namespace

core::Result<std::vector<std::byte>> encodePicture(const Picture& picture)
{
    if (picture.attachment == core::Attachment::Stencil)
        return encode(picture, PngFormat::Gray8, std::as_bytes(std::span(picture.stencil)));
    if (picture.attachment == core::Attachment::Depth) {
        const auto gray = quantized(picture);
        return encode(picture, PngFormat::Gray16, std::as_bytes(std::span(gray)));
    }
    const auto rgba = opaque(picture);
    return encode(picture, PngFormat::Rgba8, std::as_bytes(std::span(rgba)));
}

Picture shrink(const Picture& picture, std::uint32_t longerSide)
{
    const std::uint32_t longer = std::max(picture.width, picture.height);
    if (longer <= longerSide)
        return picture;
    Picture small{picture.attachment, picture.format, 0, 0, {}, {}, {}};
    small.width = std::max(1u, edge(longerSide, longer, picture.width));
    small.height = std::max(1u, edge(longerSide, longer, picture.height));
    for (std::uint32_t y = 0; y < small.height; ++y) {
        const std::uint32_t top = edge(y, small.height, picture.height);
        const std::uint32_t bottom = edge(y + 1, small.height, picture.height);
        for (std::uint32_t x = 0; x < small.width; ++x) {
            const auto pixel = mean(picture, {edge(x, small.width, picture.width), top},
                                    {edge(x + 1, small.width, picture.width), bottom});
            small.rgba.insert(small.rgba.end(), pixel.begin(), pixel.end());
        }
    }
    return small;
}

} // namespace vitrine::captures
