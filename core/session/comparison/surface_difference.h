// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/pixel_place.h"
#include "core/memory/surface.h"

#include <optional>

namespace vitrine::core {

/// The first pixel, by rows from the bottom and from the left in a row, of which any sample differs in any stored bit.
/// Surfaces that are not alike (format, extent, samples) differ in their first pixel.
[[nodiscard]] std::optional<PixelPlace> firstDifference(const Surface& a, const Surface& b);

} // namespace vitrine::core
