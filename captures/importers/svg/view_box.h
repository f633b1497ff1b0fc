// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/values.h"

namespace vitrine::captures::svg {

/// How a view box is put into a viewport (SVG 1.1 §7.8).
struct AspectRatio {
    enum class Fit : std::uint8_t { Stretch, Meet, Slice };
    double alignX = 0.5, alignY = 0.5; ///< 0 for the low end, 1 for the high one
    Fit fit = Fit::Meet;
};

/// "xMidYMin slice"
[[nodiscard]] std::optional<AspectRatio> readAspectRatio(Scanner& text);
/// Four numbers, of which the size is above zero.
[[nodiscard]] std::optional<Rectangle> readViewBox(Scanner& text);

/// From the view box to the viewport.
[[nodiscard]] Matrix fitted(const Rectangle& viewBox, const AspectRatio& ratio, const Rectangle& viewport);

} // namespace vitrine::captures::svg
