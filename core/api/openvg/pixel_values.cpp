// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/pixel_values.h"

#include "core/api/openvg/image_formats.h"
#include "core/blend/gamma.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace vitrine::core::openvg {

namespace {

/// What is alpha alone counts as linear (OpenVG §10.2).
bool isLinear(VGint base)
{
    return base >= VG_lRGBX_8888;
}

/// Bits of red, green, blue and alpha.
std::array<int, 4> channelBits(VGint base)
{
    switch (base) {
    case VG_sRGBX_8888:
    case VG_lRGBX_8888: return {8, 8, 8, 0};
    case VG_sRGB_565: return {5, 6, 5, 0};
    case VG_sRGBA_5551: return {5, 5, 5, 1};
    case VG_sRGBA_4444: return {4, 4, 4, 4};
    default: return {8, 8, 8, 8};
    }
}

struct BitField {
    int shift = 0, bits = 0;
    [[nodiscard]] double max() const { return static_cast<double>((1u << bits) - 1u); }
};

/// Fields of red, green, blue and alpha; the first channel of the name has the highest bits.
std::array<BitField, 4> fieldsOf(VGImageFormat format)
{
    const VGint base = baseFormatOf(format);
    const std::array<int, 4> bits = channelBits(base);
    const bool isPadded = base == VG_sRGBX_8888 || base == VG_lRGBX_8888;
    const int alphaBits = isPadded ? 8 : bits[3];
    std::array<BitField, 4> fields;
    int end = bits[0] + bits[1] + bits[2] + alphaBits;
    const auto take = [&end](int count) {
        end -= count;
        return BitField{end, count};
    };
    const bool isAlphaFirst = (format & kAlphaFirst) != 0, isReversed = (format & kReversed) != 0;
    if (isAlphaFirst)
        fields[3] = take(alphaBits);
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t channel = isReversed ? 2 - i : i;
        fields[channel] = take(bits[channel]);
    }
    if (!isAlphaFirst)
        fields[3] = take(alphaBits);
    fields[3].bits = bits[3]; // what pads holds no alpha
    return fields;
}

/// A half that a division by alpha has lost some of counts as one.
std::uint32_t quantized(double value, double max)
{
    constexpr double kHalf = 0.5 + 1e-9;
    return static_cast<std::uint32_t>(std::floor(std::clamp(value, 0.0, 1.0) * max + kHalf));
}

double compressed(double v)
{
    return gammaCompressed(GammaCurve{0.0}, static_cast<float>(v));
}

double expanded(double v)
{
    return gammaExpanded(GammaCurve{0.0}, static_cast<float>(v));
}

double luminanceOf(const Color& color, bool isNonLinear)
{
    const auto light = [isNonLinear](double v) { return isNonLinear ? expanded(v) : v; };
    return 0.2126 * light(color[0]) + 0.7152 * light(color[1]) + 0.0722 * light(color[2]);
}

} // namespace

ColorEncoding encodingOf(VGImageFormat format)
{
    const VGint base = baseFormatOf(format);
    return {!isLinear(base), base == VG_sRGBA_8888_PRE || base == VG_lRGBA_8888_PRE};
}

Color convertedColor(Color color, const ColorEncoding& from, const ColorEncoding& to)
{
    for (std::size_t i = 0; from.isPremultiplied && i < 3; ++i)
        color[i] = std::min(color[i], color[3]);
    if (from == to)
        return color;
    for (std::size_t i = 0; from.isPremultiplied && i < 3; ++i)
        color[i] = color[3] > 0.0 ? color[i] / color[3] : 0.0;
    for (std::size_t i = 0; from.isNonLinear != to.isNonLinear && i < 3; ++i)
        color[i] = to.isNonLinear ? compressed(color[i]) : expanded(color[i]);
    for (std::size_t i = 0; to.isPremultiplied && i < 3; ++i)
        color[i] *= color[3];
    return color;
}

Color decodedPixel(VGImageFormat format, std::uint32_t word)
{
    const int bits = bitsOf(format);
    if (isSingleChannel(format)) {
        const double value = word / static_cast<double>((1u << bits) - 1u);
        return isAlphaOnly(format) ? Color{1.0, 1.0, 1.0, value} : Color{value, value, value, 1.0};
    }
    const std::array<BitField, 4> fields = fieldsOf(format);
    Color color{0.0, 0.0, 0.0, 1.0};
    for (std::size_t i = 0; i < 4; ++i)
        if (fields[i].bits > 0)
            color[i] = (word >> fields[i].shift & ((1u << fields[i].bits) - 1u)) / fields[i].max();
    return color;
}

std::uint32_t encodedPixel(VGImageFormat format, const Color& color)
{
    const int bits = bitsOf(format);
    if (isSingleChannel(format)) {
        const double max = static_cast<double>((1u << bits) - 1u);
        if (isAlphaOnly(format))
            return quantized(color[3], max);
        const bool isNonLinear = encodingOf(format).isNonLinear;
        const double luminance = luminanceOf(color, isNonLinear);
        return quantized(isNonLinear ? compressed(luminance) : luminance, max);
    }
    const std::array<BitField, 4> fields = fieldsOf(format);
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < 4; ++i)
        if (fields[i].bits > 0)
            word |= quantized(color[i], fields[i].max()) << fields[i].shift;
    if (fields[3].bits == 0 && bits == 32)
        word |= 0xFFu << fields[3].shift; // what pads reads as opaque
    return word;
}

Color channelMaxima(VGImageFormat format)
{
    const double max = static_cast<double>((1u << std::min(bitsOf(format), 8)) - 1u);
    if (isSingleChannel(format))
        return isAlphaOnly(format) ? Color{255.0, 255.0, 255.0, max} : Color{max, max, max, 255.0};
    const std::array<int, 4> bits = channelBits(baseFormatOf(format));
    Color maxima;
    for (std::size_t i = 0; i < 4; ++i)
        maxima[i] = bits[i] > 0 ? BitField{0, bits[i]}.max() : 255.0;
    return maxima;
}

Color storedColor(VGImageFormat format, const Color& color)
{
    return decodedPixel(format, encodedPixel(format, convertedColor(color, {.isNonLinear = true}, encodingOf(format))));
}

std::uint32_t loadPixel(VGImageFormat format, std::span<const std::byte> row, std::size_t x)
{
    const auto bits = static_cast<std::size_t>(bitsOf(format));
    if (bits < 8) {
        const auto byte = std::to_integer<std::uint32_t>(row[x * bits / 8]);
        return byte >> (x * bits % 8) & ((1u << bits) - 1u);
    }
    std::uint32_t word = 0;
    std::uint16_t half = 0;
    switch (bits) {
    case 8: return std::to_integer<std::uint32_t>(row[x]);
    case 16: std::memcpy(&half, &row[2 * x], sizeof half); return half;
    default: std::memcpy(&word, &row[4 * x], sizeof word); return word;
    }
}

void storePixel(VGImageFormat format, std::span<std::byte> row, std::size_t x, std::uint32_t word)
{
    const auto bits = static_cast<std::size_t>(bitsOf(format));
    if (bits < 8) {
        std::byte& byte = row[x * bits / 8];
        const auto shift = x * bits % 8;
        const std::uint32_t mask = ((1u << bits) - 1u) << shift;
        byte = static_cast<std::byte>((std::to_integer<std::uint32_t>(byte) & ~mask) | (word << shift & mask));
        return;
    }
    const auto half = static_cast<std::uint16_t>(word);
    switch (bits) {
    case 8: row[x] = static_cast<std::byte>(word); break;
    case 16: std::memcpy(&row[2 * x], &half, sizeof half); break;
    default: std::memcpy(&row[4 * x], &word, sizeof word); break;
    }
}

std::size_t rowBytes(VGImageFormat format, std::size_t pixels)
{
    return (pixels * static_cast<std::size_t>(bitsOf(format)) + 7) / 8;
}

} // namespace vitrine::core::openvg
