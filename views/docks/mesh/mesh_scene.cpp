// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/mesh_scene.h"

#include "views/docks/mesh/mesh_text.h"

#include <algorithm>
#include <array>

namespace vitrine::views {

namespace {

using core::MeshFate;
using core::MeshPrimitive;
using Corners = std::vector<SceneGeometry::Corner>;

constexpr std::size_t kMostEdged = 100'000; // the edges of more would hide their faces

using Tint = std::array<float, 4>; ///< red, green, blue; alpha 0 hatches

Tint tintOf(const QColor& color, bool isHatched = false)
{
    return {color.redF(), color.greenF(), color.blueF(), isHatched ? 0.0f : 1.0f};
}

/// The colors by meaning, once for a whole mesh.
struct Palette {
    Tint front = tintOf(MeshColors::front()), back = tintOf(MeshColors::back(), true);
    Tint drawn = tintOf(MeshColors::drawn()), clipped = tintOf(MeshColors::clipped());
    Tint culled = tintOf(MeshColors::culled(), true), outside = tintOf(MeshColors::outside(), true);
    Tint unknown = tintOf(MeshColors::unknown());

    [[nodiscard]] Tint byFacing(const core::Mesh& mesh, const MeshPrimitive& primitive) const
    {
        const auto isAtFront = isFront(mesh, primitive);
        if (!isAtFront)
            return unknown;
        return *isAtFront ? front : back;
    }
    [[nodiscard]] Tint byFate(const MeshPrimitive& primitive) const
    {
        switch (primitive.fate) {
        case MeshFate::Drawn: return primitive.isClipped ? clipped : drawn;
        case MeshFate::Culled: return culled;
        case MeshFate::Outside: return outside;
        case MeshFate::Degenerate:
        case MeshFate::BadVertex: break;
        }
        return unknown;
    }
};

Tint byValue(const core::MeshValue& value, std::uint32_t vertex)
{
    const auto values = value.of(vertex);
    Tint tint{0, 0, 0, 1};
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t from = values.size() == 1 ? 0 : i; // a single one is gray
        const float channel = from < values.size() ? values[from] : 0.0f;
        tint[i] = channel > 0.0f ? std::min(channel, 1.0f) : 0.0f;
    }
    return tint;
}

struct Parts {
    Corners faces, edges, points;
};

class Builder {
public:
    Builder(const MeshShape& shape, MeshStyle style, const MeshPaint& paint)
        : m_shape(shape), m_mesh(*shape.mesh), m_paint(paint), m_count(shape.cornerCount())
    {
        m_hasFaces = m_count == 3 && (style == MeshStyle::Solid || style == MeshStyle::SolidWithEdges);
        m_hasPoints = m_count == 1 || style == MeshStyle::Points;
        const bool isDense = m_hasFaces && m_mesh.primitives.size() > kMostEdged;
        m_hasEdges = !m_hasPoints && !isDense && (m_count == 2 || style != MeshStyle::Solid);
        const std::size_t corners = m_mesh.primitives.size() * static_cast<std::size_t>(m_count);
        m_parts.faces.reserve(m_hasFaces ? corners : 0);
        m_parts.points.reserve(m_hasPoints ? corners : 0);
        m_parts.edges.reserve(m_hasEdges ? 2 * corners : 0);
    }

    [[nodiscard]] Parts build()
    {
        for (const bool isDrawn : {false, true}) // what was drawn stands before what was not
            for (const MeshPrimitive& primitive : m_mesh.primitives)
                if ((primitive.fate == MeshFate::Drawn) == isDrawn && m_shape.canShow(primitive))
                    add(primitive);
        return std::move(m_parts);
    }

private:
    void add(const MeshPrimitive& primitive)
    {
        for (int i = 0; i < m_count; ++i) {
            if (m_hasFaces)
                m_parts.faces.push_back(corner(primitive, i));
            if (m_hasPoints)
                m_parts.points.push_back(corner(primitive, i));
        }
        const int edges = m_count == 2 ? 1 : m_count;
        for (int i = 0; m_hasEdges && i < edges; ++i) {
            m_parts.edges.push_back(edgeCorner(primitive, i));
            m_parts.edges.push_back(edgeCorner(primitive, (i + 1) % m_count));
        }
    }
    [[nodiscard]] SceneGeometry::Corner corner(const MeshPrimitive& primitive, int i) const
    {
        const std::uint32_t position = primitive.corners[static_cast<std::size_t>(i)];
        const QVector3D& place = m_shape.positions[position];
        const Tint tint = tintAt(primitive, position);
        return {place.x(), place.y(), place.z(), tint[0], tint[1], tint[2], tint[3]};
    }
    /// On faces edges are darker than these, so that dense meshes keep their color.
    [[nodiscard]] SceneGeometry::Corner edgeCorner(const MeshPrimitive& primitive, int i) const
    {
        constexpr float kDarker = 0.62f;
        SceneGeometry::Corner result = corner(primitive, i);
        result.alpha = 1.0f; // a line is too thin for hatching
        if (m_hasFaces)
            for (float* channel : {&result.red, &result.green, &result.blue})
                *channel *= kDarker;
        return result;
    }
    [[nodiscard]] Tint tintAt(const MeshPrimitive& primitive, std::uint32_t position) const
    {
        if (m_paint.by == MeshPaint::By::Varying && m_paint.varying < m_mesh.varyings.size())
            return byValue(m_mesh.varyings[m_paint.varying], m_mesh.sequence[position]);
        return m_paint.by == MeshPaint::By::Fate ? m_palette.byFate(primitive) : m_palette.byFacing(m_mesh, primitive);
    }

    const MeshShape& m_shape;
    const core::Mesh& m_mesh;
    const MeshPaint& m_paint;
    const Palette m_palette;
    const int m_count;
    bool m_hasFaces = false, m_hasPoints = false, m_hasEdges = false;
    Parts m_parts;
};

Corners frameCorners(const MeshShape& shape)
{
    const Theme theme = Theme::current();
    Corners corners;
    for (const MeshFrameLine& line : shape.frame) {
        const QColor color = line.part == MeshFrameLine::Part::Near ? theme.text : theme.secondary;
        corners.push_back(SceneGeometry::corner(line.from, color));
        corners.push_back(SceneGeometry::corner(line.to, color));
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
    Parts parts;
    if (m_shape && m_shape->mesh)
        parts = Builder(*m_shape, m_style, m_paint).build();
    m_faces.show(QQuick3DGeometry::PrimitiveType::Triangles, parts.faces);
    m_edges.show(QQuick3DGeometry::PrimitiveType::Lines, parts.edges);
    m_points.show(QQuick3DGeometry::PrimitiveType::Points, parts.points);
    m_frame.show(QQuick3DGeometry::PrimitiveType::Lines, m_shape ? frameCorners(*m_shape) : Corners());
    emit contentChanged();
}

} // namespace vitrine::views
