// SPDX-License-Identifier: Apache-2.0
#include "core/memory/surface_ops.h"

#include "core/base/check.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

constexpr std::size_t kMostSamples = 16; // Surface::Description

std::uint32_t resolvedWord(const PixelLayout& layout, const std::byte* samples, std::uint32_t count)
{
    if (layout.family != PixelFamily::Color && layout.family != PixelFamily::Luminance)
        return loadWord(samples, layout.bytes);
    std::array<std::uint32_t, kMostSamples> words{};
    for (std::size_t i = 0; i < count; ++i)
        words[i] = loadWord(samples + i * layout.bytes, layout.bytes);
    std::uint32_t result = 0;
    for (const ChannelField field : layout.channels) {
        std::uint32_t sum = count / 2;
        for (std::size_t i = 0; i < count; ++i)
            sum += words[i] >> field.shift & field.max();
        result |= sum / count << field.shift;
    }
    return result;
}

/// Calls `visit(color)` for every pixel, top row first.
template <typename Visit>
void forEachColorTopDown(const Surface& surface, Visit visit)
{
    const Surface flat = resolved(surface);
    std::array<Vec4, Surface::kTileSize> colors;
    for (std::uint32_t y = flat.height(); y-- > 0;) {
        for (std::uint32_t x = 0; x < flat.width(); x += Surface::kTileSize) {
            const std::size_t count = std::min(Surface::kTileSize, flat.width() - x);
            decodeRow(flat.format(), flat.pixel(x, y), count, colors.data());
            std::for_each_n(colors.begin(), count, visit);
        }
    }
}

} // namespace

Hash128 contentHash(const Surface& surface)
{
    Hasher128 hasher;
    for (std::uint32_t y = 0; y < surface.height(); ++y) {
        for (std::uint32_t x = 0; x < surface.width(); x += Surface::kTileSize) {
            const std::size_t count = std::min(Surface::kTileSize, surface.width() - x);
            hasher.add(surface.pixel(x, y), count * surface.bytesPerPixel());
        }
    }
    return hasher.digest();
}

void resolve(const Surface& source, Surface& target)
{
    CORE_CHECK(source.samples() <= kMostSamples && target.samples() == 1, "resolving goes from several samples to one");
    CORE_CHECK(source.format() == target.format(), "resolving keeps the format");
    CORE_CHECK(source.width() == target.width() && source.height() == target.height(), "resolving keeps the extent");
    const PixelLayout& layout = pixelLayout(source.format());
    target.forgetBounds();
    for (std::uint32_t y = 0; y < source.height(); ++y) {
        for (std::uint32_t x = 0; x < source.width(); ++x)
            storeWord(target.pixelForWrite(x, y), layout.bytes,
                      resolvedWord(layout, source.pixel(x, y), source.samples()));
    }
}

Surface resolved(const Surface& surface)
{
    if (surface.samples() == 1)
        return surface;
    Surface target({surface.format(), surface.width(), surface.height(), 1});
    resolve(surface, target);
    return target;
}

std::vector<std::byte> toRgba8TopDown(const Surface& surface)
{
    std::vector<std::byte> bytes;
    bytes.reserve(std::size_t{surface.width()} * surface.height() * 4);
    forEachColorTopDown(surface, [&bytes](const Vec4& color) {
        for (int channel = 0; channel < 4; ++channel)
            bytes.push_back(std::byte{encodeUnormByte(color[channel])});
    });
    return bytes;
}

std::vector<std::uint16_t> toGray16TopDown(const Surface& surface)
{
    std::vector<std::uint16_t> values;
    values.reserve(std::size_t{surface.width()} * surface.height());
    forEachColorTopDown(surface, [&values](const Vec4& color) {
        values.push_back(static_cast<std::uint16_t>(clampToUnit(color.x) * 65535.0f + 0.5f));
    });
    return values;
}

std::vector<std::uint8_t> toGray8TopDown(const Surface& surface)
{
    std::vector<std::uint8_t> values;
    values.reserve(std::size_t{surface.width()} * surface.height());
    forEachColorTopDown(surface, [&values](const Vec4& color) { values.push_back(encodeUnormByte(color.x)); });
    return values;
}

} // namespace vitrine::core
