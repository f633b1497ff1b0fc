// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/styles.h"

namespace vitrine::captures::svg {

enum class Spread : std::uint8_t { Pad, Repeat, Reflect };

struct GradientStop {
    float offset = 0; ///< from 0 to 1, never less than the one before
    Rgba color{};
    friend bool operator==(const GradientStop&, const GradientStop&) = default;
};

struct Gradient {
    bool isRadial = false;
    bool isOfBox = true; ///< in fractions of the painted shape's box, else in its user space
    Matrix transform;
    Spread spread = Spread::Pad;
    Point from, to;      ///< of a linear one
    Point center, focus; ///< of a radial one
    double radius = 0;
    std::vector<GradientStop> stops;
};

/// With what its href names. Percentages are of `scale`, where they are not of the box.
[[nodiscard]] Gradient readGradient(const Document& document, ElementIndex gradient, Styles& styles,
                                    const LengthScale& scale, Findings& findings);

} // namespace vitrine::captures::svg
