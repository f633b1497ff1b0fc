// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/vector_path/path_anatomy.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace vitrine::core {

/// A triangle that counts at samples of a pixel.
struct PathPixelTriangle {
    std::uint32_t triangle = 0; ///< index into PathAnatomy::triangles
    std::uint16_t samples = 0;  ///< a bit for each
    friend bool operator==(const PathPixelTriangle&, const PathPixelTriangle&) = default;
};

/// Which triangles of a path count at a pixel, in their order, as the reasons of the pixel's history name them
/// (pixelWinding). // VG2D-07
[[nodiscard]] Result<std::vector<PathPixelTriangle>> trianglesAt(const DrawStart& start, const PathAnatomy& anatomy,
                                                                 std::uint32_t x, std::uint32_t y,
                                                                 const std::stop_token& stop = {});

} // namespace vitrine::core
