// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/color.h"

#include "captures/importers/svg/color_names.h"

#include <algorithm>
#include <cmath>

namespace vitrine::captures::svg {
namespace {

float clamped(double value)
{
    return static_cast<float>(std::clamp(value, 0.0, 1.0));
}

Rgba ofBytes(std::uint32_t rgb)
{
    const auto channel = [rgb](int shift) { return static_cast<float>((rgb >> shift) & 0xFF) / 255.0f; };
    return {channel(16), channel(8), channel(0), 1.0f};
}

std::optional<int> digitOf(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? std::optional(lower - 'a' + 10) : std::nullopt;
}

/// Three, four, six or eight digits.
std::optional<Rgba> readHexadecimal(Scanner& text)
{
    std::array<int, 8> digits{};
    std::size_t count = 0;
    while (const auto digit = digitOf(text.peek())) {
        if (count == digits.size())
            return std::nullopt;
        digits[count++] = *digit;
        text.skip();
    }
    if (count != 3 && count != 4 && count != 6 && count != 8)
        return std::nullopt;
    const bool isShort = count <= 4;
    Rgba color = kBlack;
    for (std::size_t i = 0; i < count / (isShort ? 1 : 2); ++i) {
        const int value = isShort ? 17 * digits[i] : 16 * digits[2 * i] + digits[2 * i + 1];
        color[i] = static_cast<float>(value) / 255.0f;
    }
    return color;
}

/// A number or a percentage, which is of `whole`.
std::optional<double> readPart(Scanner& text, double whole)
{
    text.skipSpaces();
    const auto number = text.number();
    if (!number)
        return std::nullopt;
    return text.take('%') ? *number / 100.0 * whole : *number;
}

/// Behind three parts: the end, or the alpha before it.
std::optional<float> readAlpha(Scanner& text)
{
    text.skipSpaces();
    if (text.take(')'))
        return 1.0f;
    if (!text.take(',') && !text.take('/'))
        return std::nullopt;
    const auto alpha = readPart(text, 1.0);
    text.skipSpaces();
    return alpha && text.take(')') ? std::optional(clamped(*alpha)) : std::nullopt;
}

std::optional<Rgba> readRgb(Scanner& text)
{
    Rgba color{};
    for (std::size_t i = 0; i < 3; ++i) {
        if (i > 0)
            text.skipComma();
        const auto part = readPart(text, 255.0);
        if (!part)
            return std::nullopt;
        color[i] = clamped(*part / 255.0);
    }
    const auto alpha = readAlpha(text);
    if (!alpha)
        return std::nullopt;
    color[3] = *alpha;
    return color;
}

/// CSS Color 4 §7.1.
float channelOfHue(double n, double hue, double saturation, double lightness)
{
    const double k = std::fmod(n + hue / 30.0, 12.0);
    const double reach = saturation * std::min(lightness, 1.0 - lightness);
    return clamped(lightness - reach * std::max(-1.0, std::min({k - 3.0, 9.0 - k, 1.0})));
}

std::optional<Rgba> readHsl(Scanner& text)
{
    const auto degrees = readPart(text, 360.0);
    (void)text.takeWord("deg");
    text.skipComma();
    const auto saturation = degrees ? readPart(text, 1.0) : std::nullopt;
    text.skipComma();
    const auto lightness = saturation ? readPart(text, 1.0) : std::nullopt;
    const auto alpha = lightness ? readAlpha(text) : std::nullopt;
    if (!alpha)
        return std::nullopt;
    const double hue = std::fmod(std::fmod(*degrees, 360.0) + 360.0, 360.0);
    const double s = std::clamp(*saturation, 0.0, 1.0), l = std::clamp(*lightness, 0.0, 1.0);
    return Rgba{channelOfHue(0, hue, s, l), channelOfHue(8, hue, s, l), channelOfHue(4, hue, s, l), *alpha};
}

} // namespace

std::optional<Rgba> readColor(Scanner& text)
{
    text.skipSpaces();
    if (text.take('#'))
        return readHexadecimal(text);
    const std::string_view name = text.name();
    if (text.take('(')) {
        if (isSameWord(name, "rgb") || isSameWord(name, "rgba"))
            return readRgb(text);
        return isSameWord(name, "hsl") || isSameWord(name, "hsla") ? readHsl(text) : std::nullopt;
    }
    if (isSameWord(name, "transparent"))
        return Rgba{};
    const auto named = namedColor(name);
    return named ? std::optional(ofBytes(*named)) : std::nullopt;
}

} // namespace vitrine::captures::svg
