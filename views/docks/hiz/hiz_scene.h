// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/hiz/hiz_shape.h"
#include "views/scene/scene.h"
#include "views/scene/scene_picture.h"

#include <QSizeF>

namespace vitrine::views {

/// The tiles of a draw as the scene in QML shows them: all boxes are one geometry.
class HizScene final : public Scene {
    Q_OBJECT
    Q_PROPERTY(vitrine::views::SceneGeometry* faces READ faces CONSTANT)
    Q_PROPERTY(vitrine::views::SceneGeometry* edges READ edges CONSTANT)
    Q_PROPERTY(vitrine::views::ScenePicture* picture READ picture CONSTANT)
    Q_PROPERTY(QSizeF floorSize READ floorSize NOTIFY contentChanged)
    Q_PROPERTY(float floorHeight READ floorHeight CONSTANT)

public:
    explicit HizScene(const HizFacts& facts) : m_facts(facts) {}

    /// The facts say something else.
    void rebuild() { build(); }

    [[nodiscard]] std::optional<SceneBox> box() const override
    {
        return m_facts.hasTiles() ? std::optional(m_shape.box) : std::nullopt;
    }
    [[nodiscard]] const HizFacts& facts() const { return m_facts; }
    [[nodiscard]] const HizShape& shape() const { return m_shape; }
    [[nodiscard]] SceneGeometry* faces() { return &m_faces; }
    [[nodiscard]] SceneGeometry* edges() { return &m_edges; }
    [[nodiscard]] ScenePicture* picture() { return &m_picture; }
    [[nodiscard]] QSizeF floorSize() const { return QSizeF(m_shape.pixels) * m_shape.perPixel; }
    [[nodiscard]] float floorHeight() const { return HizShape::kFloor; }

protected:
    void build() override;

private:
    const HizFacts& m_facts;
    HizShape m_shape;
    SceneGeometry m_faces, m_edges;
    ScenePicture m_picture;
};

} // namespace vitrine::views
