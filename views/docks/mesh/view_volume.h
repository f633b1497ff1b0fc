// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/mesh/mesh_shape.h"

namespace vitrine::views {

/// The view volume as clip coordinates (x, y, w) show it: |x| ≤ w and |y| ≤ w.
struct ViewVolume {
    /// w of the near plane. Known where clip z follows from w in all vertices alike, as every perspective
    /// projection makes it.
    std::optional<float> nearest;
    float end = 1.0f;     ///< w of what is drawn of it: the far plane, or a little behind the farthest vertex
    bool endsFar = false; ///< `end` is the far plane
};

[[nodiscard]] ViewVolume viewVolumeOf(const core::Mesh& mesh);

/// Lines in the scene: the cube of normalized device coordinates, and the pyramid.
[[nodiscard]] std::vector<MeshFrameLine> cubeFrame(core::ClipDepth depth);
[[nodiscard]] std::vector<MeshFrameLine> pyramidFrame(const ViewVolume& volume);

} // namespace vitrine::views
