// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/vector_path/path_anatomy.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace vitrine::core {

/// A pixel in which chosen triangles count; a bit for each sample.
struct CountedPixel {
    std::uint32_t x = 0, y = 0; ///< from the lower left corner of the surface
    std::uint16_t up = 0, down = 0;
    friend bool operator==(const CountedPixel&, const CountedPixel&) = default;
};

/// Where triangles of a path count, by running them, and nothing else, through the pass that counts: once those that
/// count up, once those that count down. `triangles` are indices into `anatomy`, which is of the same draw. Row by row
/// from the lowest one. // VG2D-07
[[nodiscard]] Result<std::vector<CountedPixel>> countedPixels(const DrawStart& start, const PathAnatomy& anatomy,
                                                              std::span<const std::uint32_t> triangles,
                                                              const std::stop_token& stop = {});

} // namespace vitrine::core
