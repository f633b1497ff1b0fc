// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/surface.h"

#include <cstdint>

namespace vitrine::core::gles2 {

/// Slices stacked in a surface.
struct Volume {
    std::uint32_t width = 0, height = 0, depth = 1;
};

/// Box filter: each target pixel is the mean of the source area it covers, fractions of pixels weighted by area.
void filterDown(const Surface& source, const Volume& from, Surface& target, const Volume& to);

} // namespace vitrine::core::gles2
