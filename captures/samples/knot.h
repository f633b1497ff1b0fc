// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace vitrine::captures::samples {

struct Mesh {
    std::vector<float> vertices;        ///< positions and normals, three floats each
    std::vector<std::uint16_t> indices; ///< triangles, counter-clockwise from outside
};

/// A trefoil knot of a round tube, within 3.7 of the origin across its plane (x, y) and 1.7 along z. Made of square
/// roots and rotations, so that every host computes the same.
[[nodiscard]] Mesh trefoilKnot();

} // namespace vitrine::captures::samples
