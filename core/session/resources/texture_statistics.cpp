// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/texture_contents.h"

#include "core/memory/sample_codec.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace vitrine::core {

namespace {

constexpr std::size_t kWideBuckets = 256;

/// Calls look(bits, value) for every texel, row by row.
template <typename Look>
void forTexels(const TextureContents& contents, const ImageChannel& channel, const std::stop_token& stop, Look look)
{
    for (std::uint32_t y = 0; y < contents.height && !stop.stop_requested(); ++y)
        for (std::uint32_t x = 0; x < contents.width; ++x)
            look(x, y, contents.stored(x, y, channel));
}

void countNarrow(ChannelStatistics& result, const TextureContents& contents, const std::stop_token& stop)
{
    const ImageChannel& channel = result.channel;
    result.buckets.resize(std::size_t{channel.field.max()} + 1);
    forTexels(contents, channel, stop,
              [&](std::uint32_t, std::uint32_t, std::uint32_t bits) { ++result.buckets[bits]; });
    const float unit = channel.isNumber() ? 1.0f : static_cast<float>(channel.field.max());
    const auto occurs = [](std::uint64_t count) { return count != 0; };
    const auto first = std::ranges::find_if(result.buckets, occurs);
    const auto last = std::find_if(result.buckets.rbegin(), result.buckets.rend(), occurs);
    if (first != result.buckets.end()) {
        result.min = static_cast<float>(first - result.buckets.begin()) / unit;
        result.max = static_cast<float>(result.buckets.rend() - last - 1) / unit;
    }
    result.high = static_cast<float>(channel.field.max()) / unit;
}

void findRange(ChannelStatistics& result, const TextureContents& contents, const std::stop_token& stop)
{
    float low = std::numeric_limits<float>::infinity();
    float high = -low;
    forTexels(contents, result.channel, stop, [&](std::uint32_t x, std::uint32_t y, std::uint32_t) {
        const float value = contents.value(x, y, result.channel);
        if (std::isnan(value)) {
            ++result.nanCount;
        } else if (std::isinf(value)) {
            ++(value > 0 ? result.positiveInfinities : result.negativeInfinities);
        } else {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    });
    if (low > high)
        return;
    result.min = result.low = low;
    result.max = result.high = high;
}

void countWide(ChannelStatistics& result, const TextureContents& contents, const std::stop_token& stop)
{
    findRange(result, contents, stop);
    result.buckets.resize(kWideBuckets);
    const double low = result.low;
    const double width = (static_cast<double>(result.high) - low) / kWideBuckets;
    forTexels(contents, result.channel, stop, [&](std::uint32_t x, std::uint32_t y, std::uint32_t) {
        const float value = contents.value(x, y, result.channel);
        if (!std::isfinite(value))
            return;
        const auto at = width > 0 ? static_cast<std::size_t>((static_cast<double>(value) - low) / width) : 0;
        ++result.buckets[std::min(at, kWideBuckets - 1)];
    });
}

} // namespace

std::vector<ChannelStatistics> statisticsOf(const TextureContents& contents, const std::stop_token& stop)
{
    std::vector<ChannelStatistics> result;
    for (const ImageChannel& channel : contents.channels()) {
        ChannelStatistics& statistics = result.emplace_back();
        statistics.channel = channel;
        if (statistics.hasBucketPerValue())
            countNarrow(statistics, contents, stop);
        else
            countWide(statistics, contents, stop);
    }
    return result;
}

Thumbnail thumbnailOf(const TextureContents& contents, std::uint32_t extent)
{
    const std::uint32_t longest = std::max(contents.width, contents.height);
    const std::uint32_t limit = std::max(1u, std::min(extent, longest));
    const auto scaled = [&](std::uint32_t size) {
        return std::max(1u, static_cast<std::uint32_t>(std::uint64_t{size} * limit / longest));
    };
    Thumbnail result{scaled(contents.width), scaled(contents.height), {}};
    const auto texel = [](std::uint32_t at, std::uint32_t count, std::uint32_t size) {
        return static_cast<std::uint32_t>((std::uint64_t{2} * at + 1) * size / (std::uint64_t{2} * count));
    };
    const bool isGray =
        pixelLayout(contents.format).family == PixelFamily::Depth || contents.format == PixelFormat::Stencil8;
    result.rgba.reserve(std::size_t{4} * result.width * result.height);
    for (std::uint32_t line = 0; line < result.height; ++line)
        for (std::uint32_t column = 0; column < result.width; ++column) {
            Vec4 color = contents.color(texel(column, result.width, contents.width),
                                        texel(result.height - 1 - line, result.height, contents.height));
            if (isGray)
                color = {color.x, color.x, color.x, 1.0f};
            for (int channel = 0; channel < 4; ++channel)
                result.rgba.push_back(encodeUnormByte(color[channel]));
        }
    return result;
}

} // namespace vitrine::core
