// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/mesh_canvas.h"

#include "views/docks/mesh/mesh_overlay.h"

#include <QQmlEngine>

namespace vitrine::views {

MeshCanvas::MeshCanvas(QWidget* parent) : MeshCanvas(std::make_unique<MeshScene>(), parent) {}

MeshCanvas::MeshCanvas(std::unique_ptr<MeshScene> scene, QWidget* parent)
    : SceneCanvas(std::move(scene),
                  {QStringLiteral("MeshView3D.qml"),
                   tr("There is no OpenGL here to show the mesh in three dimensions.\nThe table has all of it."),
                   tr("Qt draws in software here, without a third dimension.\nThe table has all of it."),
                   tr("The mesh can't be shown in three dimensions: %1\nThe table has all of it.")},
                  parent),
      m_scene(static_cast<MeshScene&>(SceneCanvas::scene())), m_overlay(new MeshOverlay(m_scene, this))
{
    static const int registered = qmlRegisterUncreatableType<MeshScene>("Vitrine.Values", 1, 0, "MeshScene", QString());
    Q_UNUSED(registered)
    setOverlay(m_overlay);
}

void MeshCanvas::click(QPointF point)
{
    const bool throughFaces = m_scene.style() == MeshStyle::Wireframe || m_scene.style() == MeshStyle::Points;
    emit picked(pickMesh(*m_scene.shape(), m_scene.camera(), {point, size(), throughFaces}));
}

} // namespace vitrine::views
