// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnailer/picture.h"

#include <png.h>

#include <algorithm>
#include <array>

namespace vitrine::thumbnailer {
namespace {

constexpr std::size_t kChannels = 4;

/// Frees what libpng holds for a decoder, whatever became of it.
struct PngDecoder {
    png_image image{};
    PngDecoder() { image.version = PNG_IMAGE_VERSION; }
    ~PngDecoder() { png_image_free(&image); }
    PngDecoder(const PngDecoder&) = delete;
    PngDecoder& operator=(const PngDecoder&) = delete;
};

/// What `target` pixels along one side make of `source` pixels, in units of 1 / (source · target) of the side.
struct Scale {
    std::uint64_t source;
    std::uint64_t target;

    [[nodiscard]] std::uint64_t first(std::uint64_t i) const { return i * source / target; }
    [[nodiscard]] std::uint64_t last(std::uint64_t i) const { return ((i + 1) * source - 1) / target; }
    /// How much of source pixel `from` target pixel `i` covers; over all `from` this adds up to `source`.
    [[nodiscard]] std::uint64_t overlap(std::uint64_t i, std::uint64_t from) const
    {
        return std::min((i + 1) * source, (from + 1) * target) - std::max(i * source, from * target);
    }
};

/// Each at most 255 · 255 · kMaxStoredSide², so far from overflow.
struct Sums {
    std::array<std::uint64_t, 3> color{}; // times alpha
    std::uint64_t alpha = 0;

    void add(const std::uint8_t* pixel, std::uint64_t weight)
    {
        const std::uint64_t opaque = weight * pixel[3];
        for (std::size_t c = 0; c < color.size(); ++c)
            color[c] += pixel[c] * opaque;
        alpha += opaque;
    }

    void store(std::uint8_t* pixel, std::uint64_t area) const
    {
        for (std::size_t c = 0; c < color.size(); ++c)
            pixel[c] = static_cast<std::uint8_t>(alpha == 0 ? 0 : (color[c] + alpha / 2) / alpha);
        pixel[3] = static_cast<std::uint8_t>((alpha + area / 2) / area);
    }
};

Sums sumArea(const Picture& from, const Scale& across, const Scale& down, std::array<std::uint32_t, 2> at)
{
    Sums sums;
    for (std::uint64_t y = down.first(at[1]); y <= down.last(at[1]); ++y) {
        for (std::uint64_t x = across.first(at[0]); x <= across.last(at[0]); ++x) {
            const std::uint64_t weight = across.overlap(at[0], x) * down.overlap(at[1], y);
            sums.add(&from.rgba[(y * from.width + x) * kChannels], weight);
        }
    }
    return sums;
}

std::uint32_t inProportion(std::uint32_t side, std::uint32_t to, std::uint32_t longest)
{
    const std::uint64_t rounded = (std::uint64_t{side} * to + longest / 2) / longest;
    return static_cast<std::uint32_t>(std::max<std::uint64_t>(rounded, 1));
}

} // namespace

core::Result<Picture> decodePng(std::span<const std::byte> png)
{
    PngDecoder decoder;
    png_image& image = decoder.image;
    if (png_image_begin_read_from_memory(&image, png.data(), png.size()) == 0)
        return core::failure("the stored picture is no PNG that can be read");
    if (image.width == 0 || image.height == 0 || std::max(image.width, image.height) > kMaxStoredSide)
        return core::failure("the stored picture is too large");
    image.format = PNG_FORMAT_RGBA;
    Picture picture{image.width, image.height, std::vector<std::uint8_t>(PNG_IMAGE_SIZE(image))};
    if (png_image_finish_read(&image, nullptr, picture.rgba.data(), 0, nullptr) == 0)
        return core::failure("the stored picture is damaged");
    return picture;
}

Picture fitInto(Picture picture, std::uint32_t side)
{
    const std::uint32_t longest = std::max(picture.width, picture.height);
    if (longest <= side)
        return picture;
    Picture small{inProportion(picture.width, side, longest), inProportion(picture.height, side, longest), {}};
    small.rgba.resize(std::size_t{small.width} * small.height * kChannels);
    const Scale across{picture.width, small.width};
    const Scale down{picture.height, small.height};
    const std::uint64_t area = across.source * down.source;
    std::uint8_t* pixel = small.rgba.data();
    for (std::uint32_t y = 0; y < small.height; ++y) {
        for (std::uint32_t x = 0; x < small.width; ++x, pixel += kChannels)
            sumArea(picture, across, down, {x, y}).store(pixel, area);
    }
    return small;
}

} // namespace vitrine::thumbnailer
