// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scene/scene_geometry.h"

#include <cstddef>
#include <limits>

namespace vitrine::views {

namespace {

constexpr float kFar = 1e6f;

} // namespace

SceneGeometry::SceneGeometry()
{
    setStride(sizeof(Corner)); // Qt divides by it, however empty the geometry is
    addAttribute(Attribute::PositionSemantic, offsetof(Corner, x), Attribute::F32Type);
    addAttribute(Attribute::ColorSemantic, offsetof(Corner, red), Attribute::F32Type);
    setBounds({-kFar, -kFar, -kFar}, {kFar, kFar, kFar}); // never left out: the scene is one object
}

SceneGeometry::Corner SceneGeometry::corner(const QVector3D& place, const QColor& color)
{
    return {place.x(), place.y(), place.z(), color.redF(), color.greenF(), color.blueF(), color.alphaF()};
}

void SceneGeometry::show(PrimitiveType type, const std::vector<Corner>& corners)
{
    constexpr std::size_t kMost = std::numeric_limits<int>::max() / sizeof(Corner);
    const std::size_t count = std::min(corners.size(), kMost);
    setPrimitiveType(type);
    setVertexData(
        QByteArray(reinterpret_cast<const char*>(corners.data()), static_cast<qsizetype>(count * sizeof(Corner))));
    update();
    if (m_isShown == (count > 0))
        return;
    m_isShown = count > 0;
    emit isShownChanged();
}

} // namespace vitrine::views
