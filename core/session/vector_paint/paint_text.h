// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/session/vector_paint/painted_pixel.h"

#include <string>
#include <string_view>
#include <vector>

/// How the color of a pixel is made, in words.

namespace vitrine::core {

[[nodiscard]] std::string_view enumName(GradientSpread spread);
/// "(0.5, 1, 0, 1)"
[[nodiscard]] std::string tupleText(const Vec4& value);
/// "linear gradient", "image through a pattern", "convolution, 3 × 3": what has made the color.
[[nodiscard]] Text makerText(const PaintedPixel& painted);
/// "g = 1.25, reflected to 0.75"
[[nodiscard]] Text placeText(const GradientPlace& gradient);
/// "between stop 1 at 0 (…) and stop 2 at 0.5 (…)"
[[nodiscard]] Text intervalText(const GradientPlace& gradient);
/// "place 12.5, 3.25 in the pattern, interpolated between texels"
[[nodiscard]] Text placeText(const ImageLookup& lookup);
/// "texel 12,3 (…), weight 0.25"
[[nodiscard]] Text backgroundText(const ImageBackground& background);
[[nodiscard]] Text texelText(const PaintTexel& texel);
/// "section 2, 1 × 2 of the kernel from 2,0 on"
[[nodiscard]] Text sectionText(const ConvolvedPixel& pixel, std::size_t section);
/// "k(0,1) = 0.25 times (…) of texel 12,3"
[[nodiscard]] Text tapText(const KernelTap& tap);
/// "sum (…) · scale 1 + bias 0"
[[nodiscard]] Text weightingText(const ConvolvedPixel& pixel);

/// All of it, a line each, those below a title indented.
[[nodiscard]] std::vector<std::string> paintLines(const PaintedPixel& painted);

} // namespace vitrine::core
