// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/vector_paint/painted_pixel.h"

#include <string>

namespace vitrine::core {

/// How a pixel is painted, as an object. The command line prints it, and the window exports it.
[[nodiscard]] std::string toJson(const PaintedPixel& painted);

} // namespace vitrine::core
