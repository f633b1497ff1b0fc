// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/mesh/mesh_shape.h"
#include "views/scene/scene.h"
#include "views/scene/scene_geometry.h"

namespace vitrine::views {

enum class MeshStyle : std::uint8_t { SolidWithEdges, Solid, Wireframe, Points };

/// What color tells.
struct MeshPaint {
    enum class By : std::uint8_t { Facing, Fate, Varying };
    By by = By::Facing;
    std::size_t varying = 0; ///< of Mesh::varyings
};

/// The colors of a mesh, by meaning: each also told by hatching or by words.
struct MeshColors {
    static QColor front() { return Theme::current().draw; }
    static QColor back() { return Theme::current().clear; }  ///< hatched
    static QColor drawn() { return {0x00, 0x9e, 0x73}; }     // bluish green: pass
    static QColor culled() { return Theme::current().fail; } ///< hatched
    static QColor clipped() { return {0xf0, 0xe4, 0x42}; }   // yellow
    static QColor outside() { return {0xcc, 0x79, 0xa7}; }   ///< hatched
    static QColor unknown() { return Theme::current().secondary; }
};

/// A mesh as the scene in QML shows it.
class MeshScene final : public Scene {
    Q_OBJECT
    Q_PROPERTY(vitrine::views::SceneGeometry* faces READ faces CONSTANT)
    Q_PROPERTY(vitrine::views::SceneGeometry* edges READ edges CONSTANT)
    Q_PROPERTY(vitrine::views::SceneGeometry* points READ points CONSTANT)
    Q_PROPERTY(vitrine::views::SceneGeometry* frame READ frame CONSTANT)

public:
    using Scene::Scene;

    void show(std::shared_ptr<const MeshShape> shape, MeshStyle style, const MeshPaint& paint);

    [[nodiscard]] std::optional<SceneBox> box() const override
    {
        return m_shape ? std::optional(m_shape->box) : std::nullopt;
    }
    [[nodiscard]] const std::shared_ptr<const MeshShape>& shape() const { return m_shape; }
    [[nodiscard]] MeshStyle style() const { return m_style; }
    [[nodiscard]] const MeshPaint& paint() const { return m_paint; }

    [[nodiscard]] SceneGeometry* faces() { return &m_faces; }
    [[nodiscard]] SceneGeometry* edges() { return &m_edges; }
    [[nodiscard]] SceneGeometry* points() { return &m_points; }
    [[nodiscard]] SceneGeometry* frame() { return &m_frame; }

protected:
    void build() override;

private:
    std::shared_ptr<const MeshShape> m_shape;
    MeshStyle m_style = MeshStyle::SolidWithEdges;
    MeshPaint m_paint;
    SceneGeometry m_faces, m_edges, m_points, m_frame;
};

} // namespace vitrine::views
