// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/pixel_place.h"
#include "core/memory/surface.h"

#include <optional>

namespace vitrine::core {

/// The first pixel of which any sample differs in any stored bit; nothing when the surfaces are equal. Rows are
/// compared from the bottom, and pixels of a row from the left. Surfaces of different format, extent or samples differ
/// in their first pixel.
[[nodiscard]] std::optional<PixelPlace> firstDifference(const Surface& a, const Surface& b);

} // namespace vitrine::core
