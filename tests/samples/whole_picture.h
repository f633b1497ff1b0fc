// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/samples/sample_replay.h"

#include <QTest>

#include <array>
#include <cmath>
#include <functional>
#include <optional>

/// Scenes computed again in double precision, from what their captures upload and the numbers that place it.

namespace vitrine::test {

/// Red, green, blue and opacity, 0…255.
using Texel = std::array<double, 4>;

/// A square texture as a call of the capture uploads it.
class UploadedTexture {
public:
    /// Of call glTexImage2D number `number`, counted from 0. Empty when there is none.
    UploadedTexture(captures::CaptureReader& capture, std::size_t number)
    {
        for (std::uint64_t i = 0; i < capture.callCount(); ++i) {
            const auto call = capture.call(i);
            if (!call || call->function != "glTexImage2D" || number-- > 0)
                continue;
            m_side = static_cast<int>(call->arguments[3].asInteger());
            m_bytes = *call->arguments[8].blob();
            return;
        }
    }
    [[nodiscard]] int side() const { return m_side; }
    /// Beyond the edges: repeated.
    [[nodiscard]] Texel at(int x, int y) const
    {
        const auto wrapped = [this](int i) { return (i % m_side + m_side) % m_side; };
        Texel texel{};
        for (std::size_t channel = 0; channel < 4; ++channel) {
            const auto index = static_cast<std::size_t>((wrapped(y) * m_side + wrapped(x)) * 4) + channel;
            texel[channel] = std::to_integer<int>((*m_bytes)[index]);
        }
        return texel;
    }
    [[nodiscard]] Texel nearest(double u, double v) const
    {
        return at(static_cast<int>(std::floor(u * m_side)), static_cast<int>(std::floor(v * m_side)));
    }
    /// Edges clamped.
    [[nodiscard]] Texel linear(double u, double v) const
    {
        const double x = u * m_side - 0.5, y = v * m_side - 0.5;
        const int column = static_cast<int>(std::floor(x)), row = static_cast<int>(std::floor(y));
        const auto clamped = [this](int i) { return std::clamp(i, 0, m_side - 1); };
        const double right = x - column, up = y - row;
        Texel sum{};
        for (int i = 0; i < 4; ++i) {
            const Texel texel = at(clamped(column + i % 2), clamped(row + i / 2));
            const double weight = (i % 2 ? right : 1 - right) * (i / 2 ? up : 1 - up);
            for (std::size_t channel = 0; channel < 4; ++channel)
                sum[channel] += weight * texel[channel];
        }
        return sum;
    }

private:
    int m_side = 0;
    core::Blob m_bytes;
};

/// 0…255 each, not rounded.
using Shade = std::array<double, 3>;

/// The colors that the scenes share.
inline constexpr Shade kNight{24, 30, 42}, kCream{244, 238, 222}, kCoral{239, 108, 87}, kAmber{247, 183, 49},
    kTeal{38, 166, 154}, kBlue{69, 123, 235}, kLilac{155, 120, 220}, kWhite{255, 255, 255};

/// Of the window that the samples draw.
inline constexpr std::size_t kWindowPixels = 320 * 240;

[[nodiscard]] inline Shade times(const Texel& texel, const Shade& tint)
{
    return {texel[0] * tint[0] / 255, texel[1] * tint[1] / 255, texel[2] * tint[2] / 255};
}
[[nodiscard]] inline Shade scaled(const Shade& shade, double factor)
{
    return {shade[0] * factor, shade[1] * factor, shade[2] * factor};
}
/// As it is kept in eight bits.
[[nodiscard]] inline Shade rounded(const Shade& shade)
{
    return {std::floor(shade[0] + 0.5), std::floor(shade[1] + 0.5), std::floor(shade[2] + 0.5)};
}
/// `opacity` of `over`, the rest of `under`.
[[nodiscard]] inline Shade blended(const Shade& over, double opacity, const Shade& under)
{
    Shade sum{};
    for (std::size_t channel = 0; channel < 3; ++channel)
        sum[channel] = over[channel] * opacity + under[channel] * (1 - opacity);
    return sum;
}
/// What the scenes draw behind everything: the tint below, half of it above.
[[nodiscard]] inline Shade backdrop(const Shade& tint, double v)
{
    return scaled(tint, 1 - 0.5 * v);
}

/// A square on the window, in pixels from the bottom left.
struct Square {
    double left, bottom, side;
    /// Where a point is in the square's texture; nothing beside it.
    [[nodiscard]] std::optional<std::array<double, 2>> at(double x, double y) const
    {
        const double u = (x - left) / side, v = (y - bottom) / side;
        if (u < 0 || u > 1 || v < 0 || v > 1)
            return std::nullopt;
        return std::array{u, v};
    }
};

/// What a pixel should be, asked by its middle in pixels from the bottom left; nothing where rounding decides.
using ExpectedAt = std::function<std::optional<Shade>(double x, double y)>;

/// Compares every pixel that is expected to be something, `tolerance` levels in each channel; how many those were, or
/// none after one that differs.
[[nodiscard]] inline std::size_t compareWhole(const core::Picture& picture, const ExpectedAt& expectedAt,
                                              double tolerance = 1)
{
    std::size_t compared = 0;
    for (std::uint32_t line = 0; line < picture.height; ++line) {
        for (std::uint32_t column = 0; column < picture.width; ++column) {
            const auto expected = expectedAt(column + 0.5, picture.height - line - 0.5);
            if (!expected)
                continue;
            ++compared;
            for (std::size_t channel = 0; channel < 3; ++channel) {
                const double actual = picture.rgba[(std::size_t{line} * picture.width + column) * 4 + channel];
                if (std::abs(actual - (*expected)[channel]) <= tolerance + 0.5)
                    continue;
                qWarning("%u,%u: channel %zu is %g instead of %g", column, line, channel, actual, (*expected)[channel]);
                return 0;
            }
        }
    }
    return compared;
}

} // namespace vitrine::test
