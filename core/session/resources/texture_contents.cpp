// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/texture_contents.h"

#include "core/base/half_float.h"
#include "core/base/hash128.h"
#include "core/memory/sample_codec.h"
#include "core/memory/surface_ops.h"
#include "core/session/replay.h"
#include "core/session/resources/image_places.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr int kBitsPerByte = 8;

char letterOf(PixelFamily family, std::size_t channel)
{
    switch (family) {
    case PixelFamily::Luminance: return channel == 0 ? 'L' : 'A';
    case PixelFamily::Depth: return 'D';
    case PixelFamily::Stencil: return 'S';
    default: return "RGBA"[channel];
    }
}

} // namespace

std::vector<ImageChannel> TextureContents::channels() const
{
    const PixelLayout& layout = pixelLayout(format);
    std::vector<ImageChannel> result;
    for (std::size_t i = 0; i < layout.channels.size(); ++i)
        if (layout.channels[i].bits != 0)
            result.push_back({letterOf(layout.family, i), layout.channels[i], layout.isFloat});
    return result;
}

std::uint32_t TextureContents::stored(std::uint32_t x, std::uint32_t y, const ImageChannel& channel) const
{
    const std::size_t size = bytesPerSample(format);
    const std::byte* sample = bytes.data() + (std::size_t{y} * width + x) * size;
    // A channel's bits lie within four bytes from the one that it starts in.
    const std::size_t first = channel.field.shift / kBitsPerByte;
    const std::uint32_t word = loadWord(sample + first, std::min(size - first, sizeof(std::uint32_t)));
    return word >> channel.field.shift % kBitsPerByte & channel.field.max();
}

float TextureContents::value(std::uint32_t x, std::uint32_t y, const ImageChannel& channel) const
{
    const std::uint32_t bits = stored(x, y, channel);
    if (channel.isFloat)
        return channel.field.bits == 16 ? halfToFloat(static_cast<std::uint16_t>(bits)) : std::bit_cast<float>(bits);
    const auto number = static_cast<float>(bits);
    return channel.isNumber() ? number : number / static_cast<float>(channel.field.max());
}

Vec4 TextureContents::color(std::uint32_t x, std::uint32_t y) const
{
    return decodeSample(format, bytes.data() + (std::size_t{y} * width + x) * bytesPerSample(format));
}

std::string TextureContents::hash() const
{
    Hasher128 hasher;
    const std::array<std::uint32_t, 3> shape{width, height, static_cast<std::uint32_t>(format)};
    hasher.add(shape.data(), sizeof shape);
    hasher.add(bytes.data(), bytes.size());
    return toHex(hasher.digest());
}

Result<TextureContents> textureContents(const Replay& replay, const ImageChoice& choice)
{
    const auto place = findImage(ApiObjects(replay.replayer()), choice);
    if (!place)
        return place.error();
    if (!replay.memory().contains(place->surface))
        return failure("{} has lost its memory", nameOf(choice.id));
    const Surface surface = resolved(replay.memory().surface(place->surface));
    TextureContents contents;
    contents.choice = choice;
    contents.format = surface.format();
    contents.width = place->width;
    contents.height = place->height;
    contents.bytes = surface.readRect(0, place->firstRow, place->width, place->height);
    return contents;
}

std::vector<ImageChoice> imagesOf(const Replay& replay, const ResourceId& id)
{
    return allImages(ApiObjects(replay.replayer()), id);
}

} // namespace vitrine::core
