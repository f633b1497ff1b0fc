// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/surface.h"

#include <cstdint>

namespace vitrine::core::gles2 {

/// A volume whose slices are stacked in a surface.
struct Volume {
    std::uint32_t width = 0, height = 0, depth = 1;
};

/// Filters by boxes: each target pixel is the mean of the source area that it covers, where parts of pixels count by
/// their area.
void filterDown(const Surface& source, const Volume& from, Surface& target, const Volume& to);

} // namespace vitrine::core::gles2
