// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/hash128.h"
#include "core/memory/surface.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace vitrine::core {

/// XXH3-128 of the stored bytes of all pixels (and their samples) in row order, bottom row first; the description is
/// not part of it.
[[nodiscard]] Hash128 contentHash(const Surface& surface);

/// Writes one value per pixel from four samples: each color channel the mean of the stored values, rounded to the
/// nearest with halves up; depth and stencil take sample 0. Same format and extent; `target` has one sample.
void resolve(const Surface& source, Surface& target);
/// The surface itself when it has one sample.
[[nodiscard]] Surface resolved(const Surface& surface);

/// For pictures: first line on top, tightly packed. Multisampled surfaces are resolved first.
[[nodiscard]] std::vector<std::byte> toRgba8TopDown(const Surface& surface);
/// Depth as floor(d · 65535 + ½), other formats their first channel likewise.
[[nodiscard]] std::vector<std::uint16_t> toGray16TopDown(const Surface& surface);
/// The stencil values; other formats their first channel as floor(v · 255 + ½).
[[nodiscard]] std::vector<std::uint8_t> toGray8TopDown(const Surface& surface);

} // namespace vitrine::core
