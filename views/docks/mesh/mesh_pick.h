// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/mesh/mesh_shape.h"
#include "views/scene/scene_camera.h"

namespace vitrine::views {

/// What lies under a point of the view.
struct MeshHit {
    std::optional<std::size_t> primitive; ///< of Mesh::primitives
    std::uint32_t vertex = 0;             ///< position in the sequence: the corner nearest to the point
};

struct MeshAim {
    QPointF point;
    QSizeF view;
    bool throughFaces = false; ///< faces are not drawn, so what lies behind them can be hit
};

/// The nearest triangle that the ray goes through; where there is none, or faces don't count, the nearest vertex within
/// some points.
[[nodiscard]] std::optional<MeshHit> pickMesh(const MeshShape& shape, const SceneCamera& camera, const MeshAim& aim);

} // namespace vitrine::views
