// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace vitrine::captures::samples {

struct Mesh {
    std::vector<float> vertices;        ///< positions and normals, with three floats each
    std::vector<std::uint16_t> indices; ///< triangles, counter-clockwise from outside
};

/// A trefoil knot made of a round tube. It lies within 3.7 of the origin in its plane (x, y), and within 1.7 along z.
/// It is computed from square roots and rotations only, so that every host gives the same.
[[nodiscard]] Mesh trefoilKnot();

} // namespace vitrine::captures::samples
