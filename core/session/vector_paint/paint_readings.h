// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/vector_paint/painted_pixel.h"

/// What a run of a drawing's program has held, in the terms of the texts that the driver makes: of a gradient
/// (paint_shader.h), of images (image_shader.h) and of a kernel (filter_shader.h).

namespace vitrine::core {

class RunValues;

/// Nothing when the program has no gradient.
[[nodiscard]] std::optional<GradientPlace> gradientPlace(const RunValues& values);
/// The image, then the pattern beside it; where samples are shaded that of the sample at last. Or the pixel that is
/// copied, or filtered without a kernel.
[[nodiscard]] std::vector<ImageLookup> imageLookups(RunValues& values);
/// Nothing when the program has no kernel.
[[nodiscard]] std::optional<ConvolvedPixel> convolvedPixel(RunValues& values);

} // namespace vitrine::core
