// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/mesh/mesh_scene.h"

#include "views/mesh/mesh_text.h"

#include <algorithm>

namespace vitrine::views {

namespace {

using core::MeshFate;
using core::MeshPrimitive;
using Corners = std::vector<MeshGeometry::Corner>;

constexpr float kPointSize = 5.0f;

QColor hatched(QColor color)
{
    color.setAlpha(0);
    return color;
}

QColor facingColor(const core::Mesh& mesh, const MeshPrimitive& primitive)
{
    const auto front = isFront(mesh, primitive);
    if (!front)
        return MeshColors::unknown();
    return *front ? MeshColors::front() : hatched(MeshColors::back());
}

QColor fateColor(const MeshPrimitive& primitive)
{
    switch (primitive.fate) {
    case MeshFate::Drawn: return primitive.isClipped ? MeshColors::clipped() : MeshColors::drawn();
    case MeshFate::Culled: return hatched(MeshColors::culled());
    case MeshFate::Outside: return hatched(MeshColors::outside());
    case MeshFate::Degenerate:
    case MeshFate::BadVertex: break;
    }
    return MeshColors::unknown();
}

QColor valueColor(const core::MeshValue& value, std::uint32_t vertex)
{
    const auto values = value.of(vertex);
    std::array<float, 3> channels{};
    for (std::size_t i = 0; i < std::min<std::size_t>(values.size(), 3); ++i)
        channels[i] = values[i] > 0.0f ? std::min(values[i], 1.0f) : 0.0f;
    return QColor::fromRgbF(channels[0], channels[1], channels[2]);
}

class Painter {
public:
    Painter(const MeshShape& shape, const MeshPaint& paint) : m_shape(shape), m_paint(paint) {}

    [[nodiscard]] MeshGeometry::Corner corner(const MeshPrimitive& primitive, std::uint32_t position) const
    {
        return MeshGeometry::corner(m_shape.positions[position], color(primitive, position));
    }

private:
    [[nodiscard]] QColor color(const MeshPrimitive& primitive, std::uint32_t position) const
    {
        const core::Mesh& mesh = *m_shape.mesh;
        if (m_paint.by == MeshPaint::By::Varying && m_paint.varying < mesh.varyings.size())
            return valueColor(mesh.varyings[m_paint.varying], mesh.sequence[position]);
        return m_paint.by == MeshPaint::By::Fate ? fateColor(primitive) : facingColor(mesh, primitive);
    }

    const MeshShape& m_shape;
    const MeshPaint& m_paint;
};

Corners frameCorners(const MeshShape& shape)
{
    const Theme theme = Theme::current();
    Corners corners;
    for (const MeshFrameLine& line : shape.frame) {
        const QColor color = line.part == MeshFrameLine::Part::Near ? theme.text : theme.secondary;
        corners.push_back(MeshGeometry::corner(line.from, color));
        corners.push_back(MeshGeometry::corner(line.to, color));
    }
    return corners;
}

} // namespace

void MeshScene::show(std::shared_ptr<const MeshShape> shape, MeshStyle style, const MeshPaint& paint)
{
    m_shape = std::move(shape);
    m_style = style;
    m_paint = paint;
    build();
}

void MeshScene::build()
{
    Corners faces, edges, points;
    if (m_shape && m_shape->mesh) {
        const Painter painter(*m_shape, m_paint);
        const int count = m_shape->cornerCount();
        const bool isSolid = count == 3 && (m_style == MeshStyle::Solid || m_style == MeshStyle::SolidWithEdges);
        const bool isPoints = count == 1 || m_style == MeshStyle::Points;
        const bool hasEdges = !isPoints && m_style != MeshStyle::Solid;
        for (const MeshPrimitive& primitive : m_shape->mesh->primitives) {
            if (!m_shape->canShow(primitive))
                continue;
            for (int i = 0; i < count; ++i) {
                const auto corner = painter.corner(primitive, primitive.corners[static_cast<std::size_t>(i)]);
                if (isSolid)
                    faces.push_back(corner);
                if (isPoints)
                    points.push_back(corner);
            }
            for (int i = 0; (hasEdges || count == 2) && !isPoints && i < (count == 2 ? 1 : count); ++i) {
                for (const int end : {i, (i + 1) % count}) {
                    const std::uint32_t position = primitive.corners[static_cast<std::size_t>(end)];
                    edges.push_back(isSolid ? MeshGeometry::corner(m_shape->positions[position], Theme::current().panel)
                                            : painter.corner(primitive, position));
                }
            }
        }
    }
    m_faces.show(QQuick3DGeometry::PrimitiveType::Triangles, faces);
    m_edges.show(QQuick3DGeometry::PrimitiveType::Lines, edges);
    m_points.show(QQuick3DGeometry::PrimitiveType::Points, points);
    m_frame.show(QQuick3DGeometry::PrimitiveType::Lines, m_shape ? frameCorners(*m_shape) : Corners());
    emit contentChanged();
}

void MeshScene::setCamera(const MeshCamera& camera)
{
    m_camera = camera;
    emit cameraChanged();
}

void MeshScene::setPixelRatio(double ratio)
{
    m_pointSize = kPointSize * static_cast<float>(ratio);
    emit pointSizeChanged();
}

void MeshScene::noteTheme()
{
    emit themeChanged();
    build();
}

} // namespace vitrine::views
