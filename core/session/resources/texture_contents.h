// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/memory/pixel_format.h"
#include "core/session/picture.h"
#include "core/session/resource_id.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

/// Images as they are in the machine's memory at a replay's position.

namespace vitrine::core {

class Replay;

/// Which image of a texture, renderbuffer or framebuffer.
struct ImageChoice {
    ResourceId id;
    Attachment part = Attachment::Color; ///< of a framebuffer; of others Stencil is that of a depth-stencil image
    std::uint32_t level = 0;             ///< textures
    std::uint32_t face = 0;              ///< cube maps: +x −x +y −y +z −z
    std::uint32_t slice = 0;             ///< volumes
    friend bool operator==(const ImageChoice&, const ImageChoice&) = default;
};

/// A stored channel.
struct ImageChannel {
    char letter = 'R'; ///< R G B A, L (luminance), D (depth), S (stencil)
    ChannelField field;
    bool isFloat = false; ///< half floats and floats; others are unorm, v ÷ max, and stencil is a plain number
    [[nodiscard]] bool isNumber() const { return letter == 'S'; }
};

/// One image. Row 0 is the one at t = 0, which GL calls the bottom. Of several samples: resolved, as pictures are.
struct TextureContents {
    ImageChoice choice;
    PixelFormat format = PixelFormat::None;
    std::uint32_t width = 0, height = 0; ///< neither is 0
    std::vector<std::byte> bytes;        ///< as stored, tightly packed, row 0 first

    /// In the order of their letters; only those that are stored.
    [[nodiscard]] std::vector<ImageChannel> channels() const;
    /// The bits as stored; x < width, y < height.
    [[nodiscard]] std::uint32_t stored(std::uint32_t x, std::uint32_t y, const ImageChannel& channel) const;
    /// The number that they mean: 0…1, any float, or 0…255 of stencil.
    [[nodiscard]] float value(std::uint32_t x, std::uint32_t y, const ImageChannel& channel) const;
    /// What the shader reads there: missing channels as the format defines them.
    [[nodiscard]] Vec4 color(std::uint32_t x, std::uint32_t y) const;
    /// 128-bit hash of size, format and bytes, as 32 hexadecimal digits.
    [[nodiscard]] std::string hash() const;
};

/// How often values occur in a channel; exact.
struct ChannelStatistics {
    ImageChannel channel;
    float min = 0.0f, max = 0.0f; ///< of finite values; 0 and 0 when there is none
    /// A channel of up to 8 bits has a bucket for every value that can be stored. Other channels have 256 buckets of
    /// equal width from `low` to `high`; the last one includes its upper end.
    std::vector<std::uint64_t> buckets;
    float low = 0.0f, high = 0.0f; ///< the ends of the first and last bucket
    std::uint64_t nanCount = 0, positiveInfinities = 0, negativeInfinities = 0; ///< in no bucket
    [[nodiscard]] bool hasBucketPerValue() const { return !channel.isFloat && channel.field.bits <= 8; }
};

/// A small picture of an image: RGBA, 0…255, top line first; row 0 of the image is at the bottom. Depth and stencil are
/// gray.
struct Thumbnail {
    std::uint32_t width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
};

/// The error says what is missing: "texture 3 has no image at level 2".
[[nodiscard]] Result<TextureContents> textureContents(const Replay& replay, const ImageChoice& choice);
/// The images that there are of an object, by level, face, slice and part; volumes by level and slice.
[[nodiscard]] std::vector<ImageChoice> imagesOf(const Replay& replay, const ResourceId& id);

/// Statistics for each of channels(). It looks at `stop` after every row; when stopped, it returns what was counted so
/// far.
[[nodiscard]] std::vector<ChannelStatistics> statisticsOf(const TextureContents& contents,
                                                          const std::stop_token& stop = {});
/// A thumbnail of the nearest texels, at most `extent` wide and high, and never larger than the image.
[[nodiscard]] Thumbnail thumbnailOf(const TextureContents& contents, std::uint32_t extent);

} // namespace vitrine::core
