// SPDX-License-Identifier: Apache-2.0
#include "core/memory/sample_codec.h"

#include "core/base/half_float.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace vitrine::core {

namespace {

constexpr std::array<float, 256> makeUnormByteTable()
{
    std::array<float, 256> table{};
    for (std::size_t v = 0; v < table.size(); ++v)
        table[v] = static_cast<float>(v) / 255.0f;
    return table;
}

constexpr std::array<float, 256> kUnormByte = makeUnormByteTable();

// Double: in float32 the product of a 24-bit maximum and 1 would round up past the maximum when ½ is added.
std::uint32_t quantized(float v, ChannelField field)
{
    if (field.bits <= 16)
        return static_cast<std::uint32_t>(clampToUnit(v) * static_cast<float>(field.max()) + 0.5f);
    return static_cast<std::uint32_t>(static_cast<double>(clampToUnit(v)) * field.max() + 0.5);
}

float channelValue(std::uint32_t word, ChannelField field, float missing)
{
    if (field.bits == 0)
        return missing;
    return static_cast<float>(word >> field.shift & field.max()) / static_cast<float>(field.max());
}

std::uint8_t byteAt(const std::byte* bytes, std::size_t index)
{
    return std::to_integer<std::uint8_t>(bytes[index]);
}

/// A channel of floats at its place.
float loadFloat(const std::byte* channel, ChannelField field)
{
    const std::uint32_t word = loadWord(channel, field.bits / 8u);
    return field.bits == 16 ? halfToFloat(static_cast<std::uint16_t>(word)) : std::bit_cast<float>(word);
}

void storeFloat(std::byte* channel, ChannelField field, float value)
{
    storeWord(channel, field.bits / 8u, field.bits == 16 ? floatToHalf(value) : std::bit_cast<std::uint32_t>(value));
}

Vec4 decodedFloats(const PixelLayout& layout, const std::byte* sample)
{
    Vec4 color{0.0f, 0.0f, 0.0f, 1.0f};
    for (int channel = 0; channel < 4; ++channel) {
        const bool isGray = layout.family == PixelFamily::Luminance && channel < 3;
        const ChannelField field = layout.channels[isGray ? 0u : static_cast<std::size_t>(channel)];
        if (field.bits != 0)
            color[channel] = loadFloat(sample + field.shift / 8, field);
    }
    return color;
}

void encodeFloats(const PixelLayout& layout, const Vec4& color, std::byte* sample)
{
    for (int channel = 0; channel < 4; ++channel) {
        const ChannelField field = layout.channels[static_cast<std::size_t>(channel)];
        if (field.bits != 0)
            storeFloat(sample + field.shift / 8, field, color[channel]);
    }
}

void decodeRgba8Row(const std::byte* samples, std::size_t count, Vec4* colors)
{
    for (std::size_t i = 0; i < count; ++i, samples += 4)
        colors[i] = {kUnormByte[byteAt(samples, 0)], kUnormByte[byteAt(samples, 1)], kUnormByte[byteAt(samples, 2)],
                     kUnormByte[byteAt(samples, 3)]};
}

void encodeRgba8Row(const Vec4* colors, std::size_t count, std::byte* samples)
{
    for (std::size_t i = 0; i < count; ++i, samples += 4)
        for (int channel = 0; channel < 4; ++channel)
            samples[channel] = std::byte{encodeUnormByte(colors[i][channel])};
}

} // namespace

const std::array<float, 256>& unormByteTable()
{
    return kUnormByte;
}

Vec4 decodedWord(PixelFormat format, std::uint32_t word)
{
    const PixelLayout& layout = pixelLayout(format);
    const auto& fields = layout.channels;
    const float first = channelValue(word, fields[0], 0.0f);
    const float alpha = channelValue(word, fields[3], 1.0f);
    if (layout.family == PixelFamily::Luminance)
        return {first, first, first, alpha};
    return {first, channelValue(word, fields[1], 0.0f), channelValue(word, fields[2], 0.0f), alpha};
}

std::uint32_t encodedWord(PixelFormat format, const Vec4& color)
{
    const PixelLayout& layout = pixelLayout(format);
    std::uint32_t word = 0;
    for (int channel = 0; channel < 4; ++channel) {
        const ChannelField field = layout.channels[static_cast<std::size_t>(channel)];
        if (field.bits != 0)
            word |= quantized(color[channel], field) << field.shift;
    }
    return word;
}

Vec4 decodeSample(PixelFormat format, const std::byte* sample)
{
    if (isFloat(format))
        return decodedFloats(pixelLayout(format), sample);
    return decodedWord(format, loadWord(sample, bytesPerSample(format)));
}

void encodeSample(PixelFormat format, const Vec4& color, std::byte* sample)
{
    if (isFloat(format))
        return encodeFloats(pixelLayout(format), color, sample);
    storeWord(sample, bytesPerSample(format), encodedWord(format, color));
}

void decodeRow(PixelFormat format, const std::byte* samples, std::size_t count, Vec4* colors)
{
    if (format == PixelFormat::Rgba8)
        return decodeRgba8Row(samples, count, colors);
    const std::size_t bytes = bytesPerSample(format);
    for (std::size_t i = 0; i < count; ++i)
        colors[i] = decodeSample(format, samples + i * bytes);
}

void encodeRow(PixelFormat format, const Vec4* colors, std::size_t count, std::byte* samples)
{
    if (format == PixelFormat::Rgba8)
        return encodeRgba8Row(colors, count, samples);
    const std::size_t bytes = bytesPerSample(format);
    for (std::size_t i = 0; i < count; ++i)
        encodeSample(format, colors[i], samples + i * bytes);
}

void convertSamples(PixelFormat from, std::span<const std::byte> source, PixelFormat to, std::span<std::byte> target)
{
    if (from == to) {
        std::memcpy(target.data(), source.data(), std::min(source.size(), target.size()));
        return;
    }
    const std::size_t fromBytes = bytesPerSample(from);
    const std::size_t toBytes = bytesPerSample(to);
    const std::size_t count = std::min(source.size() / fromBytes, target.size() / toBytes);
    for (std::size_t i = 0; i < count; ++i)
        encodeSample(to, decodeSample(from, &source[i * fromBytes]), &target[i * toBytes]);
}

} // namespace vitrine::core
