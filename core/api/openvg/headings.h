// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/curve.h"

#include <vector>

namespace vitrine::core::openvg {

/// Where a curve goes at a place 0 < t < 1 of it.
struct Heading {
    double t = 0.0;
    Point tangent;             ///< of unit length
    bool isInflection = false; ///< here it turns back: nowhere near has it turned further
};

/// Ascending, and so many that from each to the next, and from and to the ends, the curve turns one way only and by no
/// more than half a turn: what is turned there and back can't be told from the ends. Where a cusp stops the curve there
/// is no heading, but one before and one behind it. Quadratic curves and edges of arcs need none.
[[nodiscard]] std::vector<Heading> headingsOf(const Segment& segment); // VG2D-04

} // namespace vitrine::core::openvg
