// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/hiz/hiz_facts.h"
#include "views/scene/scene_camera.h"
#include "views/scene/scene_geometry.h"

#include <vector>

namespace vitrine::views {

/// Where the boxes of tiles stand: the frame lies flat, x to the right, its upper edge far away (−z), 2 units along its
/// longer side; up is nearer (of stencil: larger). Each box reaches from zmin to zmax of its tile.
struct HizShape {
    static constexpr float kHeight = 0.8f;  ///< of all of heightRange()
    static constexpr float kInset = 0.03f;  ///< of a tile's side, on every side: so that neighbors can be told apart
    static constexpr float kFloor = -0.02f; ///< of the picture below the boxes

    std::vector<SceneBox> tiles; ///< by number; without bounds flat at 0
    SceneBox box;                ///< around all
    float perPixel = 0;
    QSize pixels;
    HizRange range; ///< what the height stands for
};

[[nodiscard]] HizShape makeHizShape(const HizFacts& facts);

/// Triangles, and lines in pairs.
struct HizCorners {
    std::vector<SceneGeometry::Corner> faces, edges;
};
/// Of a box that is flat only the one face. Tiles that the draw does not touch are outlines alone, while color tells
/// the verdict.
[[nodiscard]] HizCorners makeHizCorners(const HizFacts& facts, const HizShape& shape);

/// The nearest box under a point of the view, else the tile whose place on the floor lies there.
[[nodiscard]] std::optional<core::HizTile> pickTile(const HizFacts& facts, const HizShape& shape,
                                                    const SceneCamera& camera, QPointF point, QSizeF view);

} // namespace vitrine::views
