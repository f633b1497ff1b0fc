// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMatrix4x4>
#include <QPointF>
#include <QQuaternion>
#include <QSizeF>
#include <QVector3D>

#include <optional>

namespace vitrine::views {

struct SceneBox {
    QVector3D low, high;
    [[nodiscard]] QVector3D center() const { return (low + high) / 2.0f; }
    /// Of the eight: bit 0 of the number is set where x is high, bit 1 for y, bit 2 for z.
    [[nodiscard]] QVector3D corner(int number) const
    {
        return {(number & 1 ? high : low).x(), (number & 2 ? high : low).y(), (number & 4 ? high : low).z()};
    }
    friend bool operator==(const SceneBox&, const SceneBox&) = default;
};

struct SceneRay {
    QVector3D origin;
    QVector3D direction; ///< of length 1
};

/// Where points of the scene are in a view.
class SceneProjection {
public:
    SceneProjection(const QMatrix4x4& matrix, QSizeF view) : m_matrix(matrix), m_view(view) {}
    /// Nothing for points behind the eye.
    [[nodiscard]] std::optional<QPointF> operator()(const QVector3D& point) const;

private:
    QMatrix4x4 m_matrix;
    QSizeF m_view;
};

/// Looks at a point from a distance and a direction. Points of the view count from its top left, y down.
class SceneCamera {
public:
    static constexpr float kFieldOfView = 35.0f; ///< degrees, from top to bottom

    /// Degrees to the right and up, around the target.
    void orbit(float right, float up);
    /// The scene follows the pointer by so many points of a view.
    void pan(QPointF points, QSizeF view);
    /// Above 1: nearer.
    void zoom(float factor);
    /// All of the box, seen from where it is, with some room around: it takes 1 / kMargin of the view.
    static constexpr float kMargin = 1.12f;
    void fit(const SceneBox& box, QSizeF view);
    void lookFrom(float yaw, float pitch);

    [[nodiscard]] QVector3D eye() const;
    [[nodiscard]] QQuaternion rotation() const;
    [[nodiscard]] float clipNear() const;
    [[nodiscard]] float clipFar() const;
    [[nodiscard]] SceneProjection projection(QSizeF view) const;
    [[nodiscard]] SceneRay ray(QPointF point, QSizeF view) const;
    friend bool operator==(const SceneCamera&, const SceneCamera&) = default;

private:
    QVector3D m_target;
    float m_distance = 4.0f;
    float m_yaw = 30.0f; // degrees; 0 looks along −z
    float m_pitch = 20.0f;
};

} // namespace vitrine::views
