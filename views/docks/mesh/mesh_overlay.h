// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

namespace vitrine::views {

class MeshScene;

/// What stands before the scene: legend, axes, names of the planes, and what is selected.
class MeshOverlay final : public QWidget {
    Q_OBJECT

public:
    MeshOverlay(const MeshScene& scene, QWidget* parent);

    void setVertex(std::optional<std::uint32_t> position);
    void setPrimitive(std::optional<std::size_t> primitive);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void drawSelection(QPainter& painter) const;
    void drawPlaneNames(QPainter& painter) const;
    void drawLegend(QPainter& painter) const;
    void drawAxes(QPainter& painter) const;

    const MeshScene& m_scene;
    std::optional<std::uint32_t> m_vertex;
    std::optional<std::size_t> m_primitive;
};

} // namespace vitrine::views
