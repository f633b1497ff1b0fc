// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/vector_path/path_anatomy.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

struct RayCrossing {
    std::uint32_t edge = 0; ///< index into PathAnatomy::edges
    double x = 0.0;
    int count = 1; ///< +1 or −1
};

/// What a ray to the right has crossed, from left to right.
struct RayCount {
    openvg::Point from;
    std::vector<RayCrossing> crossings;
    int winding = 0; ///< their sum

    /// The same as the winding plane would hold it, and PathAnatomy::windingsAt() tells it: modulo 256; of a stroke at
    /// most 255. With windings of 16 bits modulo 65,536, and at most 65,535. // DEC-29
    [[nodiscard]] std::int16_t inPlane(const PathAnatomy& anatomy) const;
};

/// Counts anew, apart from the machine, the edges that a ray crosses. An edge from y0 to y1 counts where y0 ≤ y < y1,
/// and where it crosses strictly to the right of the point. // VG2D-09
///
///      |    ^            the edge that goes up counts +1, the one that goes down −1: the point is outside. Where
///      | o--+-----+-->   triangles that run clockwise count up the signs are the reverse, and of a stroke, whose
///      pieces |    |     v      all count up, each piece around the point counts +1
[[nodiscard]] RayCount castRay(const PathAnatomy& anatomy, openvg::Point from);

} // namespace vitrine::core
