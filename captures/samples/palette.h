// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>

/// The colors of the samples. They are shared, so that the samples look like one family.

namespace vitrine::captures::samples {

/// Red, green, blue and opacity, 0…1.
using Color = std::array<float, 4>;

/// A color from the numbers 0…255 that end up in a picture.
[[nodiscard]] constexpr Color fromBytes(int red, int green, int blue, float alpha = 1.0f)
{
    return {static_cast<float>(red) / 255.0f, static_cast<float>(green) / 255.0f, static_cast<float>(blue) / 255.0f,
            alpha};
}
[[nodiscard]] constexpr Color withAlpha(Color color, float alpha)
{
    color[3] = alpha;
    return color;
}

inline constexpr Color kNight = fromBytes(24, 30, 42); ///< backgrounds
inline constexpr Color kCream = fromBytes(244, 238, 222);
inline constexpr Color kCoral = fromBytes(239, 108, 87);
inline constexpr Color kAmber = fromBytes(247, 183, 49);
inline constexpr Color kTeal = fromBytes(38, 166, 154);
inline constexpr Color kBlue = fromBytes(69, 123, 235);
inline constexpr Color kLilac = fromBytes(155, 120, 220);

} // namespace vitrine::captures::samples
