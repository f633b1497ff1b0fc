// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/geometry.h"
#include "captures/importers/svg/scanner.h"

#include <cstdint>

namespace vitrine::captures::svg {

enum class Unit : std::uint8_t { Number, Percent, Em, Ex };

/// In user units, or relative to what is known only where it is used. Inches and the like are 96 units each (CSS).
struct Length {
    double value = 0;
    Unit unit = Unit::Number;
    friend bool operator==(const Length&, const Length&) = default;
};

/// What percentages are of: the width of the viewport, its height, or what SVG makes of both.
enum class Direction : std::uint8_t { Horizontal, Vertical, Other };

struct LengthScale {
    Size viewport;
    double fontSize = 16;

    [[nodiscard]] double operator()(Length length, Direction direction) const;
};

/// "12", "3.5mm", "50%".
[[nodiscard]] std::optional<Length> readLength(Scanner& text);

} // namespace vitrine::captures::svg
