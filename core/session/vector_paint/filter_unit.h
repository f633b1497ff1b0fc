// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/session/vector_paint/painted_pixel.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// The parts of the filter unit, in the order in which a pixel's values go through them (VG2D-28).
///
///   fetch    coefficients    ALU              accumulate        scale and bias
///   texel    k of a texel    r of a section   sum of sections   filtered pixel
///   9        9               4                4                 1                for 3 × 3 coefficients

namespace vitrine::core {

enum class FilterPart : std::uint8_t { Fetch, Coefficients, Alu, Accumulate, ScaleAndBias };
inline constexpr std::array kFilterParts{FilterPart::Fetch, FilterPart::Coefficients, FilterPart::Alu,
                                         FilterPart::Accumulate, FilterPart::ScaleAndBias};

[[nodiscard]] Text filterPartText(FilterPart part); ///< "texture fetch"
/// How many values have left it for the pixel.
[[nodiscard]] std::size_t valuesOf(const ConvolvedPixel& pixel, FilterPart part);
/// "filter unit: texture fetch 9, coefficients 9, ALU 4, accumulate 4, scale and bias 1"
[[nodiscard]] Text filterUnitText(const ConvolvedPixel& pixel);

} // namespace vitrine::core
