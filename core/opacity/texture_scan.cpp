// SPDX-License-Identifier: Apache-2.0
#include "core/opacity/texture_scan.h"

#include "core/memory/sample_codec.h"
#include "core/texture/sampler_ops.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kTile = Surface::kTileSize;

/// As TEX reads it.
Vec4 asRead(PixelFamily family, const Vec4& color)
{
    return family == PixelFamily::Depth ? Vec4{color.x, color.x, color.x, 1.0f} : color;
}

std::uint64_t bytesOf(const Surface& surface)
{
    return std::uint64_t{surface.width()} * surface.height() * surface.bytesPerPixel();
}

} // namespace

ImageOpacity scanImage(const Surface& surface)
{
    const PixelFormat format = surface.format();
    const PixelFamily family = pixelLayout(format).family;
    BoundsScan scan;
    ImageOpacity image;
    image.classes = {surface.width(), surface.height(), {}};
    image.classes.classes.reserve(std::size_t{surface.width()} * surface.height());
    std::array<Vec4, kTile> colors;
    for (std::uint32_t y = 0; y < surface.height(); ++y) {
        for (std::uint32_t x = 0; x < surface.width(); x += kTile) {
            const std::uint32_t count = std::min(kTile, surface.width() - x);
            decodeRow(format, surface.pixel(x, y), count, colors.data());
            for (std::uint32_t i = 0; i < count; ++i) {
                const Vec4 color = asRead(family, colors[i]);
                scan.add(color);
                image.classes.classes.push_back(opacityClass(color.w));
            }
        }
    }
    image.bounds = scan.bounds();
    return image;
}

TextureOpacity scanTexture(const TextureView& view, const Memory& memory)
{
    TextureOpacity result;
    if (!PreparedTexture(view, memory).isReadable())
        return result;
    std::vector<ClassImage> levels;
    const std::size_t count = std::size_t{view.kind == TextureKind::Cube ? 6u : 1u} * view.levelCount;
    for (std::size_t i = 0; i < count; ++i) {
        const Surface& surface = memory.surface(view.levels[i]);
        ImageOpacity image = scanImage(surface);
        result.bounds = levels.empty() ? image.bounds : hull(result.bounds, image.bounds);
        result.bytes += bytesOf(surface);
        levels.push_back(std::move(image.classes));
    }
    if (view.kind != TextureKind::Texture2D)
        return result;
    result.pyramid = ClassPyramid(levels.front(), std::span(levels).subspan(1));
    return result;
}

} // namespace vitrine::core
