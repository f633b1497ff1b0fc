// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/texture/texture_picture.h"

#include <algorithm>
#include <cmath>

namespace vitrine::views {

using core::ChannelStatistics;
using core::ImageChannel;
using core::TextureContents;

namespace {

constexpr std::size_t kRed = 0, kAlpha = 3;

// Which of red, green, blue and alpha a stored channel is shown as.
std::size_t placeOf(const ImageChannel& channel)
{
    switch (channel.letter) {
    case 'G': return 1;
    case 'B': return 2;
    case 'A': return kAlpha;
    default: return kRed;
    }
}

bool isGray(const ImageChannel& channel)
{
    return channel.letter == 'L' || channel.letter == 'D' || channel.letter == 'S';
}

std::uint8_t shade(float value, const PictureOptions& options)
{
    if (std::isnan(value))
        return 0;
    if (options.high <= options.low)
        return value > options.low ? 255 : 0;
    const double share = (static_cast<double>(value) - options.low) / (static_cast<double>(options.high) - options.low);
    return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0, 1.0) * 255.0));
}

/// A channel's shades; of narrow ones all of them, made once.
class Shades {
public:
    Shades(const TextureContents& contents, const ImageChannel& channel, const PictureOptions& options)
        : m_contents(contents), m_channel(channel), m_options(options)
    {
        if (channel.isFloat || channel.field.bits > 8)
            return;
        if (channel.field.bits == 8 && channel.field.shift % 8 == 0) {
            m_step = core::bytesPerSample(contents.format);
            m_bytes = contents.bytes.data() + channel.field.shift / 8;
        }
        const float unit = channel.isNumber() ? 1.0f : static_cast<float>(channel.field.max());
        for (std::uint32_t bits = 0; bits <= channel.field.max(); ++bits)
            m_table.push_back(shade(static_cast<float>(bits) / unit, options));
    }
    [[nodiscard]] std::uint8_t at(std::uint32_t x, std::uint32_t y) const
    {
        if (m_bytes)
            return m_table[std::to_integer<std::size_t>(m_bytes[(std::size_t{y} * m_contents.width + x) * m_step])];
        return m_table.empty() ? shade(m_contents.value(x, y, m_channel), m_options)
                               : m_table[m_contents.stored(x, y, m_channel)];
    }

private:
    const TextureContents& m_contents;
    ImageChannel m_channel;
    PictureOptions m_options;
    std::vector<std::uint8_t> m_table;
    const std::byte* m_bytes = nullptr; // of channels that are a byte: the first one
    std::size_t m_step = 0;
};

/// Which channels are shown and how: alone and gray, or as colors.
struct Palette {
    std::array<std::optional<Shades>, 4> shades; // of red, green, blue, alpha
    bool isGray = false;                         // red stands for all three
    bool hasAlpha = false;
};

Palette makePalette(const TextureContents& contents, const PictureOptions& options)
{
    const auto channels = contents.channels();
    std::vector<ImageChannel> on;
    for (const ImageChannel& channel : channels)
        if (channels.size() == 1 || options.isOn[placeOf(channel)])
            on.push_back(channel);
    Palette palette;
    if (on.size() == 1) {
        palette.isGray = true;
        palette.shades[kRed].emplace(contents, on.front(), options);
        return palette;
    }
    for (const ImageChannel& channel : on) {
        palette.isGray = palette.isGray || isGray(channel);
        palette.hasAlpha = palette.hasAlpha || placeOf(channel) == kAlpha;
        palette.shades[placeOf(channel)].emplace(contents, channel,
                                                 placeOf(channel) == kAlpha ? PictureOptions{} : options);
    }
    return palette;
}

QRgb colorAt(const Palette& palette, std::uint32_t x, std::uint32_t row)
{
    std::array<int, 4> parts{0, 0, 0, 255};
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (palette.shades[i])
            parts[i] = palette.shades[i]->at(x, row);
    if (palette.isGray)
        parts[1] = parts[2] = parts[0];
    return qRgba(parts[0], parts[1], parts[2], parts[3]);
}

template <typename Occurs>
PictureOptions rangeOf(const ShownImage& image, const PictureOptions& options, Occurs counts)
{
    PictureOptions result = options;
    bool found = false;
    for (const ChannelStatistics& channel : image.statistics) {
        if (!counts(channel.channel))
            continue;
        result.low = found ? std::min(result.low, channel.min) : channel.min;
        result.high = found ? std::max(result.high, channel.max) : channel.max;
        found = true;
    }
    return result;
}

} // namespace

bool hasColor(const ShownImage& image)
{
    const auto channels = image.contents.channels();
    return std::ranges::none_of(channels, [](const ImageChannel& c) { return c.letter == 'D' || c.letter == 'S'; });
}

PictureOptions fittedRange(const ShownImage& image, const PictureOptions& options)
{
    const bool isOnly = image.statistics.size() == 1;
    return rangeOf(image, options, [&](const ImageChannel& channel) {
        return isOnly || (options.isOn[placeOf(channel)] && channel.letter != 'A');
    });
}

PictureOptions defaultRange(const ShownImage& image, const PictureOptions& options)
{
    const auto channels = image.contents.channels();
    const bool isPlain = std::ranges::all_of(channels, [](const ImageChannel& channel) {
        return !channel.isFloat && channel.letter != 'D' && channel.letter != 'S';
    });
    if (!isPlain)
        return fittedRange(image, options);
    PictureOptions result = options;
    result.low = 0.0f;
    result.high = 1.0f;
    return result;
}

std::uint32_t stackRow(const ShownImage& image, const TexelPlace& texel)
{
    return texel.face * image.faceHeight() + texel.y;
}

QImage toImage(const ShownImage& image, const TexelLayout& layout, const PictureOptions& options)
{
    const Palette palette = makePalette(image.contents, options);
    const bool hasHoles = layout.kind() == TexelLayout::Kind::Cross;
    QImage result(layout.size(), palette.hasAlpha || hasHoles ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    if (hasHoles)
        result.fill(Qt::transparent);
    for (std::uint32_t face = 0; face < image.faceCount; ++face)
        for (std::uint32_t y = 0; y < layout.height(); ++y) {
            const QPoint start = layout.pointOf({face, 0, y});
            auto* line = reinterpret_cast<QRgb*>(result.scanLine(start.y())) + start.x();
            for (std::uint32_t x = 0; x < layout.width(); ++x)
                line[x] = colorAt(palette, x, stackRow(image, {face, x, y}));
        }
    return result;
}

} // namespace vitrine::views
