// SPDX-License-Identifier: Apache-2.0
#include "core/session/picture_tiles.h"

#include "core/memory/surface_ops.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace vitrine::core {

namespace {

constexpr std::size_t kRgbaBytes = 4;
using Row = std::array<Vec4, Surface::kTileSize>;

void convertColors(PixelFormat format, const std::byte* samples, std::size_t count, std::uint8_t* rgba)
{
    if (format == PixelFormat::Rgba8) { // stored as it is shown
        std::memcpy(rgba, samples, count * kRgbaBytes);
        return;
    }
    Row colors;
    decodeRow(format, samples, count, colors.data());
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t channel = 0; channel < kRgbaBytes; ++channel)
            rgba[i * kRgbaBytes + channel] = encodeUnormByte(colors[i][static_cast<int>(channel)]);
}

template <typename Word>
void convertDepths(ChannelField field, const std::byte* samples, std::size_t count, float* depths)
{
    const auto max = static_cast<float>(field.max());
    for (std::size_t i = 0; i < count; ++i) {
        Word word;
        std::memcpy(&word, samples + i * sizeof word, sizeof word);
        depths[i] = static_cast<float>(word & field.max()) / max;
    }
}

void convertDepths(PixelFormat format, const std::byte* samples, std::size_t count, float* depths)
{
    const PixelLayout& layout = pixelLayout(format);
    if (layout.bytes == sizeof(std::uint16_t))
        return convertDepths<std::uint16_t>(layout.channels[0], samples, count, depths);
    return convertDepths<std::uint32_t>(layout.channels[0], samples, count, depths);
}

} // namespace

// Sample 0 stands for a pixel's depth and stencil: a mean of depths is the depth of nothing.
PictureTiles::PictureTiles(const Surface& surface, Attachment attachment)
    : m_surface(resolved(surface)), m_attachment(attachment)
{
}

Picture PictureTiles::whole() const
{
    const std::size_t pixels = std::size_t{m_surface.width()} * m_surface.height();
    Picture picture{m_attachment, m_surface.format(), m_surface.width(), m_surface.height(), {}, {}, {}};
    switch (m_attachment) {
    case Attachment::Color: picture.rgba.resize(pixels * kRgbaBytes); break;
    case Attachment::Depth: picture.depth.resize(pixels); break;
    case Attachment::Stencil: picture.stencil.resize(pixels); break;
    }
    for (std::uint32_t tile = 0; tile < m_surface.tileCount(); ++tile)
        convertTile(picture, tile % m_surface.tilesPerRow(), tile / m_surface.tilesPerRow());
    return picture;
}

void PictureTiles::update(Picture& picture, const Surface& old) const
{
    for (std::uint32_t tile = 0; tile < m_surface.tileCount(); ++tile) {
        const std::uint32_t x = tile % m_surface.tilesPerRow();
        const std::uint32_t y = tile / m_surface.tilesPerRow();
        if (!m_surface.sharesTile(old, x, y))
            convertTile(picture, x, y);
    }
}

void PictureTiles::convertTile(Picture& picture, std::uint32_t tileX, std::uint32_t tileY) const
{
    const std::uint32_t left = tileX * Surface::kTileSize;
    const std::uint32_t bottom = tileY * Surface::kTileSize;
    const std::uint32_t rows = std::min(Surface::kTileSize, m_surface.height() - bottom);
    const std::size_t count = std::min(Surface::kTileSize, m_surface.width() - left);
    for (std::uint32_t y = bottom; y < bottom + rows; ++y) {
        const std::size_t rowFromTop = m_surface.height() - 1 - y;
        convertRow(picture, m_surface.pixel(left, y), rowFromTop * m_surface.width() + left, count);
    }
}

void PictureTiles::convertRow(Picture& picture, const std::byte* samples, std::size_t target, std::size_t count) const
{
    const PixelFormat format = m_surface.format();
    switch (m_attachment) {
    case Attachment::Color: return convertColors(format, samples, count, picture.rgba.data() + target * kRgbaBytes);
    case Attachment::Depth: return convertDepths(format, samples, count, picture.depth.data() + target);
    case Attachment::Stencil: std::memcpy(picture.stencil.data() + target, samples, count); return;
    }
}

} // namespace vitrine::core
