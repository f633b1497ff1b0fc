// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/hash128.h"
#include "core/memory/surface.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace vitrine::core {

/// XXH3-128 of the stored bytes of all pixels and their samples, row by row, the bottom row first. The description is
/// not part of it.
[[nodiscard]] Hash128 contentHash(const Surface& surface);

/// Writes one value per pixel from its samples, 1 to 16. A color channel becomes the mean of the stored values, rounded
/// to the nearest, halves up. Depth and stencil take sample 0. Both surfaces have the same format and extent; `target`
/// has one sample.
void resolve(const Surface& source, Surface& target);
/// The resolved surface, or a copy when it has one sample already.
[[nodiscard]] Surface resolved(const Surface& surface);

/// For pictures: the first line is the top one, tightly packed. Multisampled surfaces are resolved first.
[[nodiscard]] std::vector<std::byte> toRgba8TopDown(const Surface& surface);
/// Depth as floor(d · 65535 + ½). For other formats the first channel likewise.
[[nodiscard]] std::vector<std::uint16_t> toGray16TopDown(const Surface& surface);
/// The stencil values. For other formats the first channel as floor(v · 255 + ½).
[[nodiscard]] std::vector<std::uint8_t> toGray8TopDown(const Surface& surface);

} // namespace vitrine::core
