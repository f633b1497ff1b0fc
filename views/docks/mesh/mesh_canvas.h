// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/mesh/mesh_pick.h"
#include "views/docks/mesh/mesh_scene.h"
#include "views/scene/scene_canvas.h"

namespace vitrine::views {

class MeshOverlay;

/// A mesh on the screen.
class MeshCanvas final : public SceneCanvas {
    Q_OBJECT

public:
    explicit MeshCanvas(QWidget* parent = nullptr);

    [[nodiscard]] MeshScene& scene() const { return m_scene; }
    [[nodiscard]] MeshOverlay& overlay() const { return *m_overlay; }

signals:
    /// A click. Nothing: beside everything.
    void picked(const std::optional<vitrine::views::MeshHit>& hit);

protected:
    void click(QPointF point) override;

private:
    MeshCanvas(std::unique_ptr<MeshScene> scene, QWidget* parent);

    MeshScene& m_scene;
    MeshOverlay* m_overlay;
};

} // namespace vitrine::views
