// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_scene.h"

namespace vitrine::views {

void HizScene::build()
{
    m_shape = makeHizShape(m_facts);
    const HizCorners corners = makeHizCorners(m_facts, m_shape);
    m_faces.show(QQuick3DGeometry::PrimitiveType::Triangles, corners.faces);
    m_edges.show(QQuick3DGeometry::PrimitiveType::Lines, corners.edges);
    emit contentChanged();
}

} // namespace vitrine::views
