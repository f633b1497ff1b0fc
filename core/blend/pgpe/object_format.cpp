// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/object_format.h"

#include "core/base/check.h"
#include "core/base/half_float.h"
#include "core/memory/sample_codec.h"

#include <bit>

namespace vitrine::core::pgpe {

namespace {

constexpr ChannelField kNone{};

constexpr ObjectLayout surfaceLayout(std::string_view name, PixelFormat format)
{
    const PixelLayout& layout = pixelLayout(format);
    return {name, ChannelKind::Unorm, layout.family == PixelFamily::Luminance, layout.channels};
}

/// Index: ObjectFormat.
constexpr std::array<ObjectLayout, kObjectFormatCount> kLayouts{{
    surfaceLayout("RGBA8", PixelFormat::Rgba8),
    {"RGBA10", ChannelKind::Unorm, false, {{{0, 10}, {10, 10}, {20, 10}, {30, 10}}}},
    {"RGBA16F", ChannelKind::Float16, false, {{{0, 16}, {16, 16}, {32, 16}, {48, 16}}}},
    {"RGBA32F", ChannelKind::Float32, false, {{{0, 32}, {32, 32}, {64, 32}, {96, 32}}}},
    surfaceLayout("RGB565", PixelFormat::Rgb565),
    surfaceLayout("A8", PixelFormat::Alpha8),
    {"D24S8", ChannelKind::DepthStencil, false, {{{0, 24}, kNone, kNone, {24, 8}}}},
    surfaceLayout("R8", PixelFormat::R8),
    surfaceLayout("RG8", PixelFormat::Rg8),
    surfaceLayout("RGB8", PixelFormat::Rgb8),
    surfaceLayout("BGRA8", PixelFormat::Bgra8),
    surfaceLayout("L8", PixelFormat::Luminance8),
    surfaceLayout("LA8", PixelFormat::LuminanceAlpha8),
    surfaceLayout("RGBA4444", PixelFormat::Rgba4444),
    surfaceLayout("RGBA5551", PixelFormat::Rgba5551),
}};

constexpr unsigned kWordBits = 64;

std::uint64_t onesOf(ChannelField field)
{
    return (std::uint64_t{1} << field.bits) - 1;
}

/// No field lies across the middle.
std::uint32_t bitsAt(const ObjectWord& word, ChannelField field)
{
    const std::uint64_t half =
        field.shift < kWordBits ? word.low >> field.shift : word.high >> (field.shift - kWordBits);
    return static_cast<std::uint32_t>(half & onesOf(field));
}

ObjectWord placedAt(ChannelField field, std::uint64_t value)
{
    return field.shift < kWordBits ? ObjectWord{value << field.shift, 0}
                                   : ObjectWord{0, value << (field.shift - kWordBits)};
}

/// Bits of an integer that the engine computes with; 0: it computes with floats.
unsigned integerBits(PgpeFormat numbers)
{
    return numbers == PgpeFormat::Fixed8 ? 8 : numbers == PgpeFormat::Fixed10 ? 10 : 0;
}

float unormValue(std::uint32_t v, unsigned bits)
{
    return static_cast<float>(v) / static_cast<float>((1u << bits) - 1);
}

std::uint32_t quantized(float v, unsigned bits, float offset = 0.5f)
{
    return static_cast<std::uint32_t>(clampToUnit(v) * static_cast<float>((1u << bits) - 1) + offset);
}

float numberOf(ChannelKind kind, std::uint32_t stored, ChannelField field, PgpeFormat numbers)
{
    const unsigned integer = integerBits(numbers);
    if (kind == ChannelKind::Unorm)
        return integer != 0 ? unormValue(convertUnorm(stored, field.bits, integer), integer)
                            : rounded(numbers, unormValue(stored, field.bits));
    return rounded(numbers, kind == ChannelKind::Float16 ? halfToFloat(static_cast<std::uint16_t>(stored))
                                                         : std::bit_cast<float>(stored));
}

std::uint32_t storedOf(ChannelKind kind, float v, ChannelField field, PgpeFormat numbers, std::optional<float> dither)
{
    constexpr unsigned kCoarse = 8;
    if (kind == ChannelKind::Float16)
        return floatToHalf(v);
    if (kind == ChannelKind::Float32)
        return std::bit_cast<std::uint32_t>(v);
    if (dither && field.bits < kCoarse)
        return quantized(v, field.bits, *dither);
    const unsigned integer = integerBits(numbers);
    return integer != 0 ? convertUnorm(quantized(v, integer), integer, field.bits) : quantized(v, field.bits);
}

} // namespace

const ObjectLayout& objectLayout(ObjectFormat format)
{
    return kLayouts[static_cast<std::size_t>(format)];
}

std::string_view objectFormatName(ObjectFormat format)
{
    return objectLayout(format).name;
}

std::string_view numberName(PgpeFormat numbers)
{
    return kPgpeFormatNames[static_cast<std::size_t>(numbers)];
}

std::optional<ObjectFormat> objectFormatOf(PixelFormat format)
{
    switch (format) {
    case PixelFormat::R8: return ObjectFormat::R8;
    case PixelFormat::Rg8: return ObjectFormat::Rg8;
    case PixelFormat::Rgb8: return ObjectFormat::Rgb8;
    case PixelFormat::Rgba8: return ObjectFormat::Rgba8;
    case PixelFormat::Bgra8: return ObjectFormat::Bgra8;
    case PixelFormat::Alpha8: return ObjectFormat::A8;
    case PixelFormat::Luminance8: return ObjectFormat::Luminance8;
    case PixelFormat::LuminanceAlpha8: return ObjectFormat::LuminanceAlpha8;
    case PixelFormat::Rgb565: return ObjectFormat::Rgb565;
    case PixelFormat::Rgba4444: return ObjectFormat::Rgba4444;
    case PixelFormat::Rgba5551: return ObjectFormat::Rgba5551;
    default: return std::nullopt;
    }
}

float rounded(PgpeFormat numbers, float v)
{
    if (numbers == PgpeFormat::Float32)
        return v;
    if (numbers == PgpeFormat::Float16)
        return halfToFloat(floatToHalf(v));
    const unsigned bits = integerBits(numbers);
    return unormValue(quantized(v, bits), bits);
}

bool isNative(ObjectFormat format, PgpeFormat numbers)
{
    constexpr std::array<ObjectFormat, 4> kNative{ObjectFormat::Rgba8, ObjectFormat::Rgba10, ObjectFormat::Rgba16f,
                                                  ObjectFormat::Rgba32f};
    return kNative[static_cast<std::size_t>(numbers)] == format;
}

bool isConvertible(ObjectFormat format, PgpeFormat numbers)
{
    return objectLayout(format).kind != ChannelKind::DepthStencil || numbers == PgpeFormat::Float32;
}

Vec4 readColor(ObjectFormat format, const ObjectWord& word, PgpeFormat numbers)
{
    const ObjectLayout& layout = objectLayout(format);
    CORE_CHECK(layout.kind != ChannelKind::DepthStencil, "a depth is read as a color");
    Vec4 color{0.0f, 0.0f, 0.0f, 1.0f};
    for (int channel = 0; channel < 4; ++channel) {
        const bool isGray = layout.isGray && channel < 3;
        const ChannelField field = layout.channels[isGray ? 0u : static_cast<std::size_t>(channel)];
        if (field.bits != 0)
            color[channel] = numberOf(layout.kind, bitsAt(word, field), field, numbers);
    }
    return color;
}

ObjectWord writeColor(ObjectFormat format, const Vec4& color, PgpeFormat numbers, std::optional<float> ditherOffset)
{
    const ObjectLayout& layout = objectLayout(format);
    ObjectWord word;
    for (int channel = 0; channel < 4; ++channel) {
        const ChannelField field = layout.channels[static_cast<std::size_t>(channel)];
        if (field.bits != 0)
            word = word | placedAt(field, storedOf(layout.kind, color[channel], field, numbers, ditherOffset));
    }
    return word;
}

ObjectWord channelBits(ObjectFormat format, std::uint8_t mask)
{
    ObjectWord word;
    for (std::size_t channel = 0; channel < 4; ++channel) {
        const ChannelField field = objectLayout(format).channels[channel];
        if ((mask >> channel & 1) != 0)
            word = word | placedAt(field, onesOf(field));
    }
    return word;
}

DepthStencilValue readDepthStencil(const ObjectWord& word)
{
    const auto& fields = objectLayout(ObjectFormat::D24S8).channels;
    return {unormValue(bitsAt(word, fields[0]), fields[0].bits), static_cast<float>(bitsAt(word, fields[3]))};
}

ObjectWord writeDepthStencil(const DepthStencilValue& value)
{
    constexpr float kMostStencil = 255.0f;
    const auto& fields = objectLayout(ObjectFormat::D24S8).channels;
    // Double: in float32 the product of a 24-bit maximum and 1 would round up past the maximum when ½ is added.
    const double level = static_cast<double>(clampToUnit(value.depth)) * fields[0].max() + 0.5;
    const float stencil = clampToUnit(value.stencil / kMostStencil) * kMostStencil + 0.5f;
    return placedAt(fields[0], static_cast<std::uint32_t>(level)) |
           placedAt(fields[3], static_cast<std::uint32_t>(stencil));
}

} // namespace vitrine::core::pgpe
