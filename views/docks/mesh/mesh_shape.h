// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/mesh/mesh.h"
#include "views/scene/scene_camera.h"

#include <QString>
#include <QVector3D>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

/// What is taken as the place of a vertex.
enum class MeshSpace : std::uint8_t {
    Input,   ///< an attribute
    Cube,    ///< normalized device coordinates: the view volume is a cube
    Frustum, ///< clip x, y, and w as the distance from the eye: the view volume is a pyramid
};

enum class UpAxis : std::uint8_t { X, Y, Z };

struct MeshLook {
    MeshSpace space = MeshSpace::Input;
    std::size_t attribute = 0; ///< space Input: of Mesh::inputs
    UpAxis up = UpAxis::Y;     ///< space Input
    friend bool operator==(const MeshLook&, const MeshLook&) = default;
};

/// The attribute that is most likely the position: by its name, else the first with three components.
[[nodiscard]] std::size_t likelyPosition(const core::Mesh& mesh);

/// A line of the frame: of the view volume, or an axis.
struct MeshFrameLine {
    enum class Part : std::uint8_t { Side, Near, Far };
    Part part = Part::Side;
    QVector3D from, to;
};

/// Where everything is in the scene: right-handed, y up, and what was in front of the eye lies at negative z. Positions
/// are those of the look, moved and scaled so that the box around them is about 2 large.
struct MeshShape {
    MeshLook look;
    std::shared_ptr<const core::Mesh> mesh;
    std::vector<QVector3D> positions; ///< by position in the sequence; see isShown
    std::vector<bool> isShown;        ///< it has a place
    std::uint32_t hidden = 0;         ///< shaded, but without a place
    SceneBox box;                     ///< in the scene: of what the camera should show
    std::vector<MeshFrameLine> frame;
    bool hasNearPlane = false; ///< Frustum: near plane known
    QVector3D low, high;       ///< of the shown values, unscaled and unturned

    /// Whether all corners have a place.
    [[nodiscard]] bool canShow(const core::MeshPrimitive& primitive) const;
    [[nodiscard]] int cornerCount() const { return core::verticesPerPrimitive(mesh->kind); }
};

/// Without a mesh: empty.
[[nodiscard]] MeshShape makeShape(std::shared_ptr<const core::Mesh> mesh, const MeshLook& look);

/// Where an axis of the shown values points to in the scene, and its letter.
[[nodiscard]] QVector3D axisDirection(const MeshLook& look, int axis);
[[nodiscard]] QString axisLetter(const MeshLook& look, int axis);

/// The values that stand for a vertex's place, as they are written to files.
[[nodiscard]] std::optional<QVector3D> placeOf(const core::Mesh& mesh, const MeshLook& look, std::uint32_t vertex);

} // namespace vitrine::views
