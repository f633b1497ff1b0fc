// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/scanner.h"

#include <array>

namespace vitrine::captures::svg {

/// Red, green, blue and alpha from 0 to 1, in sRGB.
using Rgba = std::array<float, 4>;

inline constexpr Rgba kBlack{0, 0, 0, 1};

/// "#f80", "rgb(100%, 50%, 0)", "hsl(30, 100%, 50%)", "orange", "transparent".
[[nodiscard]] std::optional<Rgba> readColor(Scanner& text);

} // namespace vitrine::captures::svg
