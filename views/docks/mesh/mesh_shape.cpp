// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/mesh_shape.h"

#include "views/docks/mesh/view_volume.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

using core::Mesh;
using core::MeshVertex;

constexpr float kFarthest = 1e18f; // beyond it nothing can be scaled

bool isFinite(const QVector3D& v)
{
    const auto is = [](float x) { return std::isfinite(x) && std::abs(x) < kFarthest; };
    return is(v.x()) && is(v.y()) && is(v.z());
}

int nameRank(const std::string& name)
{
    const QString text = QString::fromStdString(name).toLower();
    const QStringList parts = text.split(QLatin1Char('_'), Qt::SkipEmptyParts);
    const QString& last = parts.isEmpty() ? text : parts.last();
    if (last.startsWith(QLatin1String("pos")) || text.contains(QLatin1String("position")))
        return 0;
    if (last.startsWith(QLatin1String("vert")) || last == QLatin1String("coord") || last == QLatin1String("p"))
        return 1;
    return 2;
}

/// Which way is up in the scene is y.
QVector3D turned(const QVector3D& v, UpAxis up)
{
    switch (up) {
    case UpAxis::X: return {-v.y(), v.x(), v.z()};
    case UpAxis::Y: break;
    case UpAxis::Z: return {v.x(), v.z(), -v.y()};
    }
    return v;
}

QVector3D inScene(const QVector3D& v, const MeshLook& look)
{
    if (look.space == MeshSpace::Input)
        return turned(v, look.up);
    return {v.x(), v.y(), -v.z()}; // depth and distance grow away from the eye
}

void include(SceneBox& box, const QVector3D& v)
{
    for (int i = 0; i < 3; ++i) {
        box.low[i] = std::min(box.low[i], v[i]);
        box.high[i] = std::max(box.high[i], v[i]);
    }
}

constexpr float kEmpty = 2.0f * kFarthest;

/// Moved to the middle, and about 2 large.
void normalize(MeshShape& shape, SceneBox box)
{
    if (box.low.x() > box.high.x())
        box = {{-1, -1, -1}, {1, 1, 1}};
    const QVector3D middle = box.center();
    const QVector3D extent = box.high - box.low;
    const float largest = std::max({extent.x(), extent.y(), extent.z()});
    const float scale = largest > 0.0f ? 2.0f / largest : 1.0f;
    const auto move = [&](QVector3D& v) { v = (v - middle) * scale; };
    for (QVector3D& position : shape.positions)
        move(position);
    for (MeshFrameLine& line : shape.frame) {
        move(line.from);
        move(line.to);
    }
    move(box.low);
    move(box.high);
    shape.box = box;
}

} // namespace

std::size_t likelyPosition(const Mesh& mesh)
{
    std::size_t best = 0;
    const auto rank = [&](std::size_t i) {
        const core::MeshValue& value = mesh.inputs[i];
        const bool isConstant = value.type == "constant";
        return 100 * isConstant + 10 * nameRank(value.name) + (value.components >= 3 ? 0 : 1);
    };
    for (std::size_t i = 1; i < mesh.inputs.size(); ++i)
        if (rank(i) < rank(best))
            best = i;
    return best;
}

std::optional<QVector3D> placeOf(const Mesh& mesh, const MeshLook& look, std::uint32_t vertex)
{
    const core::Vec4& clip = mesh.vertices[vertex].clip;
    QVector3D place(clip.x, clip.y, clip.w);
    if (look.space == MeshSpace::Cube) {
        if (!(clip.w > 0.0f))
            return std::nullopt;
        place = QVector3D(clip.x, clip.y, clip.z) / clip.w;
    } else if (look.space == MeshSpace::Input) {
        if (look.attribute >= mesh.inputs.size())
            return std::nullopt;
        const auto values = mesh.inputs[look.attribute].of(vertex);
        place = {};
        for (std::size_t i = 0; i < std::min<std::size_t>(values.size(), 3); ++i)
            place[static_cast<int>(i)] = values[i];
    }
    return isFinite(place) ? std::optional(place) : std::nullopt;
}

QVector3D axisDirection(const MeshLook& look, int axis)
{
    QVector3D direction;
    direction[axis] = 1.0f;
    return inScene(direction, look);
}

QString axisLetter(const MeshLook& look, int axis)
{
    return axis == 2 && look.space == MeshSpace::Frustum ? QStringLiteral("W") : QString(QChar(u'X' + axis));
}

bool MeshShape::canShow(const core::MeshPrimitive& primitive) const
{
    for (int i = 0; i < cornerCount(); ++i)
        if (!isShown[primitive.corners[static_cast<std::size_t>(i)]])
            return false;
    return true;
}

MeshShape makeShape(std::shared_ptr<const Mesh> mesh, const MeshLook& look)
{
    MeshShape shape;
    shape.look = look;
    if (!mesh)
        return shape;
    SceneBox values{{kEmpty, kEmpty, kEmpty}, {-kEmpty, -kEmpty, -kEmpty}};
    SceneBox scene = values;
    shape.positions.resize(mesh->sequence.size());
    shape.isShown.resize(mesh->sequence.size());
    for (std::size_t i = 0; i < mesh->sequence.size(); ++i) {
        const std::uint32_t vertex = mesh->sequence[i];
        const auto place = vertex == core::kNotShaded ? std::nullopt : placeOf(*mesh, look, vertex);
        shape.hidden += vertex != core::kNotShaded && !place;
        shape.isShown[i] = place.has_value();
        if (!place)
            continue;
        shape.positions[i] = inScene(*place, look);
        include(values, *place);
        include(scene, shape.positions[i]);
    }
    shape.low = values.low;
    shape.high = values.high;
    if (look.space == MeshSpace::Cube) {
        shape.frame = cubeFrame(mesh->raster.clipDepth);
        scene = {{-1, -1, -1}, {1, 1, 1}}; // what lies far outside must not make the rest small
    } else if (look.space == MeshSpace::Frustum) {
        const ViewVolume volume = viewVolumeOf(*mesh);
        shape.hasNearPlane = volume.nearest.has_value();
        shape.frame = pyramidFrame(volume);
        for (const MeshFrameLine& line : shape.frame) {
            include(scene, line.from);
            include(scene, line.to);
        }
    }
    shape.mesh = std::move(mesh);
    normalize(shape, scene);
    return shape;
}

} // namespace vitrine::views
