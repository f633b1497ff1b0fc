// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/stored_channels.h"

#include <fmt/format.h>

#include <algorithm>

namespace vitrine::core {

namespace {

using pgpe::ChannelKind;
using pgpe::StoredColor;

constexpr unsigned kHalf = 64; // bits of a word

std::uint32_t bitsOf(const pgpe::ObjectWord& word, ChannelField field)
{
    const std::uint64_t half = field.shift < kHalf ? word.low >> field.shift : word.high >> (field.shift - kHalf);
    return static_cast<std::uint32_t>(half & ((std::uint64_t{1} << field.bits) - 1));
}

char letterOf(const pgpe::ObjectLayout& layout, int channel)
{
    if (layout.kind == ChannelKind::DepthStencil)
        return channel == 0 ? 'z' : 's';
    return layout.isGray && channel == 0 ? 'l' : "rgba"[channel];
}

/// Of the integers that the engine computes with; 0: it computes with floats.
std::uint32_t mostOf(PgpeFormat numbers)
{
    return numbers == PgpeFormat::Fixed8 ? 255 : numbers == PgpeFormat::Fixed10 ? 1023 : 0;
}

std::uint32_t mostOf(const StoredChannel& channel)
{
    return static_cast<std::uint32_t>((std::uint64_t{1} << channel.bits) - 1);
}

bool isInteger(const StoredColor& color)
{
    const ChannelKind kind = objectLayout(color.format).kind;
    return kind == ChannelKind::Unorm || kind == ChannelKind::DepthStencil;
}

/// "7 · 1023 ÷ 255 + ½", of an integer between two widths.
std::string convertedText(std::uint32_t value, std::uint32_t from, std::uint32_t to)
{
    return fmt::format("⌊{} · {} ÷ {} + ½⌋", value, to, from);
}

} // namespace

std::vector<StoredChannel> channelsOf(const StoredColor& color, PgpeFormat numbers)
{
    const pgpe::ObjectLayout& layout = objectLayout(color.format);
    const bool isDepth = layout.kind == ChannelKind::DepthStencil;
    const Vec4 values = isDepth ? Vec4{} : readColor(color.format, color.word, numbers);
    const pgpe::DepthStencilValue depth = isDepth ? readDepthStencil(color.word) : pgpe::DepthStencilValue{};
    std::vector<StoredChannel> channels;
    for (int i = 0; i < 4; ++i) {
        const ChannelField field = layout.channels[static_cast<std::size_t>(i)];
        if (field.bits == 0)
            continue;
        const float value = !isDepth ? values[i] : i == 0 ? depth.depth : depth.stencil;
        channels.push_back({letterOf(layout, i), field.shift, field.bits, bitsOf(color.word, field), value});
    }
    return channels;
}

std::string wordText(const StoredColor& color)
{
    unsigned bits = 0;
    for (const ChannelField& field : objectLayout(color.format).channels)
        bits = std::max<unsigned>(bits, field.bits == 0 ? 0 : field.shift + field.bits);
    if (bits > kHalf)
        return fmt::format("0x{:0{}X}{:016X}", color.word.high, (bits - kHalf) / 4, color.word.low);
    return fmt::format("0x{:0{}X}", color.word.low, (bits + 3) / 4);
}

std::string inputText(const StoredColor& color, const StoredChannel& channel, PgpeFormat numbers)
{
    if (!isInteger(color))
        return isNative(color.format, numbers)
                   ? "as it is"
                   : fmt::format("rounded to {} = {}", pgpe::numberName(numbers), channel.value);
    const std::uint32_t most = mostOf(channel), engine = mostOf(numbers);
    if (engine == 0)
        return fmt::format("{} ÷ {} = {}", channel.stored, most, channel.value);
    const std::uint32_t integer =
        pgpe::convertUnorm(channel.stored, channel.bits, numbers == PgpeFormat::Fixed8 ? 8 : 10);
    if (engine == most)
        return fmt::format("{} of {}", integer, engine);
    return fmt::format("{} = {} of {}", convertedText(channel.stored, most, engine), integer, engine);
}

std::string outputText(const StoredColor& color, const StoredChannel& channel, float value, PgpeFormat numbers,
                       std::optional<float> ditherOffset)
{
    if (!isInteger(color))
        return isNative(color.format, numbers) ? "as it is" : fmt::format("rounded = {}", channel.value);
    constexpr unsigned kCoarse = 8;
    const std::uint32_t most = mostOf(channel), engine = mostOf(numbers);
    const bool isDithered = ditherOffset && channel.bits < kCoarse;
    if (engine == 0 || isDithered)
        return fmt::format("⌊{} · {} + {}⌋ = {}", value, most, isDithered ? fmt::format("{}", *ditherOffset) : "½",
                           channel.stored);
    const auto integer = static_cast<std::uint32_t>(value * static_cast<float>(engine) + 0.5f);
    if (engine == most)
        return fmt::format("{} of {}", channel.stored, most);
    return fmt::format("{} = {}", convertedText(integer, engine, most), channel.stored);
}

} // namespace vitrine::core
