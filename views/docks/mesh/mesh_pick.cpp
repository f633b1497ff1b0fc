// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/mesh_pick.h"

#include <QLineF>

#include <cmath>
#include <limits>

namespace vitrine::views {

namespace {

constexpr double kReach = 10.0; // points around a vertex that hit it
constexpr double kNever = std::numeric_limits<double>::infinity();

/// Distance along the ray to a triangle, seen from either side.
std::optional<float> hitDistance(const SceneRay& ray, const QVector3D& a, const QVector3D& b, const QVector3D& c)
{
    const QVector3D ab = b - a, ac = c - a;
    const QVector3D across = QVector3D::crossProduct(ray.direction, ac);
    const float determinant = QVector3D::dotProduct(ab, across);
    if (determinant == 0.0f)
        return std::nullopt;
    const QVector3D from = ray.origin - a;
    const float u = QVector3D::dotProduct(from, across) / determinant;
    const QVector3D other = QVector3D::crossProduct(from, ab);
    const float v = QVector3D::dotProduct(ray.direction, other) / determinant;
    const float distance = QVector3D::dotProduct(ac, other) / determinant;
    if (!(u >= 0.0f && v >= 0.0f && u + v <= 1.0f && distance > 0.0f))
        return std::nullopt;
    return distance;
}

double distanceTo(const QVector3D& position, const SceneProjection& projection, QPointF point)
{
    const auto at = projection(position);
    return at ? QLineF(*at, point).length() : kNever;
}

std::optional<MeshHit> hitFace(const MeshShape& shape, const SceneCamera& camera, const MeshAim& aim)
{
    const SceneRay ray = camera.ray(aim.point, aim.view);
    std::optional<std::size_t> best;
    float nearest = std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < shape.mesh->primitives.size(); ++i) {
        const core::MeshPrimitive& primitive = shape.mesh->primitives[i];
        if (!shape.canShow(primitive))
            continue;
        const auto& p = shape.positions;
        const auto distance =
            hitDistance(ray, p[primitive.corners[0]], p[primitive.corners[1]], p[primitive.corners[2]]);
        if (distance && *distance < nearest) {
            nearest = *distance;
            best = i;
        }
    }
    if (!best)
        return std::nullopt;
    MeshHit hit{best, 0};
    const SceneProjection projection = camera.projection(aim.view);
    double shortest = kNever;
    for (const std::uint32_t corner : shape.mesh->primitives[*best].corners) {
        const double distance = distanceTo(shape.positions[corner], projection, aim.point);
        if (distance < shortest) {
            shortest = distance;
            hit.vertex = corner;
        }
    }
    return hit;
}

std::optional<MeshHit> hitVertex(const MeshShape& shape, const SceneCamera& camera, const MeshAim& aim)
{
    std::optional<MeshHit> hit;
    const SceneProjection projection = camera.projection(aim.view);
    double shortest = kReach;
    for (std::uint32_t i = 0; i < shape.positions.size(); ++i) {
        if (!shape.isShown[i])
            continue;
        const double distance = distanceTo(shape.positions[i], projection, aim.point);
        if (distance < shortest) {
            shortest = distance;
            hit = MeshHit{{}, i};
        }
    }
    return hit;
}

} // namespace

std::optional<MeshHit> pickMesh(const MeshShape& shape, const SceneCamera& camera, const MeshAim& aim)
{
    if (!shape.mesh)
        return std::nullopt;
    if (shape.mesh->kind == core::PrimitiveKind::Triangle && !aim.throughFaces)
        if (const auto hit = hitFace(shape, camera, aim))
            return hit;
    return hitVertex(shape, camera, aim);
}

} // namespace vitrine::views
