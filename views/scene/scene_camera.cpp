// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scene/scene_camera.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr float kSteepest = 90.0f;
constexpr float kNearest = 0.01f, kFarthest = 1000.0f; // the scene is about 2 large

float tangent()
{
    return std::tan(qDegreesToRadians(SceneCamera::kFieldOfView) / 2.0f);
}

float aspectOf(QSizeF view)
{
    return static_cast<float>(std::max(view.width(), 1.0) / std::max(view.height(), 1.0));
}

} // namespace

void SceneCamera::orbit(float right, float up)
{
    m_yaw = std::remainder(m_yaw + right, 360.0f);
    m_pitch = std::clamp(m_pitch + up, -kSteepest, kSteepest);
}

void SceneCamera::pan(QPointF points, QSizeF view)
{
    const float perPoint = 2.0f * tangent() * m_distance / static_cast<float>(std::max(view.height(), 1.0));
    const QVector3D move(static_cast<float>(-points.x()), static_cast<float>(points.y()), 0.0f);
    m_target += rotation().rotatedVector(move * perPoint);
}

void SceneCamera::zoom(float factor)
{
    m_distance = std::clamp(m_distance / factor, kNearest, kFarthest);
}

void SceneCamera::fit(const SceneBox& box, QSizeF view)
{
    m_target = box.center();
    const QQuaternion toCamera = rotation().conjugated();
    const float vertical = tangent(), horizontal = vertical * aspectOf(view);
    float needed = 0.05f;
    for (int corner = 0; corner < 8; ++corner) {
        const QVector3D at((corner & 1 ? box.high : box.low).x(), (corner & 2 ? box.high : box.low).y(),
                           (corner & 4 ? box.high : box.low).z());
        const QVector3D seen = toCamera.rotatedVector(at - m_target);
        needed =
            std::max({needed, seen.z() + std::abs(seen.x()) / horizontal, seen.z() + std::abs(seen.y()) / vertical});
    }
    m_distance = std::clamp(needed * kMargin, kNearest, kFarthest);
}

void SceneCamera::lookFrom(float yaw, float pitch)
{
    m_yaw = yaw;
    m_pitch = pitch;
}

QQuaternion SceneCamera::rotation() const
{
    return QQuaternion::fromAxisAndAngle(0, 1, 0, m_yaw) * QQuaternion::fromAxisAndAngle(1, 0, 0, -m_pitch);
}

QVector3D SceneCamera::eye() const
{
    return m_target + rotation().rotatedVector({0, 0, m_distance});
}

float SceneCamera::clipNear() const
{
    return m_distance * 0.01f;
}

float SceneCamera::clipFar() const
{
    return m_distance * 4.0f + 50.0f;
}

SceneProjection SceneCamera::projection(QSizeF view) const
{
    QMatrix4x4 matrix;
    matrix.perspective(kFieldOfView, aspectOf(view), clipNear(), clipFar());
    matrix.rotate(rotation().conjugated());
    matrix.translate(-eye());
    return {matrix, view};
}

std::optional<QPointF> SceneProjection::operator()(const QVector3D& point) const
{
    const QVector4D clip = m_matrix * QVector4D(point, 1.0f);
    if (clip.w() <= 0.0f)
        return std::nullopt;
    return QPointF((clip.x() / clip.w() + 1.0) / 2.0 * m_view.width(),
                   (1.0 - clip.y() / clip.w()) / 2.0 * m_view.height());
}

SceneRay SceneCamera::ray(QPointF point, QSizeF view) const
{
    const float right = static_cast<float>(2.0 * point.x() / std::max(view.width(), 1.0) - 1.0);
    const float up = static_cast<float>(1.0 - 2.0 * point.y() / std::max(view.height(), 1.0));
    const QVector3D seen(right * tangent() * aspectOf(view), up * tangent(), -1.0f);
    return {eye(), rotation().rotatedVector(seen).normalized()};
}

} // namespace vitrine::views
