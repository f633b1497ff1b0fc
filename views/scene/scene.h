// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/scene/scene_camera.h"
#include "views/theme/theme.h"

#include <QObject>

namespace vitrine::views {

/// What a scene in QML shows (qml/SceneView3D.qml): where it is seen from, and before what. Those derived from it have
/// the geometry.
class Scene : public QObject {
    Q_OBJECT
    Q_PROPERTY(QVector3D eye READ eye NOTIFY cameraChanged)
    Q_PROPERTY(QQuaternion rotation READ rotation NOTIFY cameraChanged)
    Q_PROPERTY(float clipNear READ clipNear NOTIFY cameraChanged)
    Q_PROPERTY(float clipFar READ clipFar NOTIFY cameraChanged)
    Q_PROPERTY(float fieldOfView READ fieldOfView CONSTANT)
    Q_PROPERTY(QColor background READ background NOTIFY themeChanged)
    Q_PROPERTY(float pointSize READ pointSize NOTIFY pointSizeChanged)

public:
    using QObject::QObject;

    /// Around all that the camera should show; nothing: there is nothing to show.
    [[nodiscard]] virtual std::optional<SceneBox> box() const = 0;

    void setCamera(const SceneCamera& camera);
    /// Of the screen: points keep their size on it.
    void setPixelRatio(double ratio);
    /// The colors are others now.
    void noteTheme();

    [[nodiscard]] const SceneCamera& camera() const { return m_camera; }
    [[nodiscard]] QVector3D eye() const { return m_camera.eye(); }
    [[nodiscard]] QQuaternion rotation() const { return m_camera.rotation(); }
    [[nodiscard]] float clipNear() const { return m_camera.clipNear(); }
    [[nodiscard]] float clipFar() const { return m_camera.clipFar(); }
    [[nodiscard]] float fieldOfView() const { return SceneCamera::kFieldOfView; }
    [[nodiscard]] QColor background() const { return Theme::current().panel; }
    [[nodiscard]] float pointSize() const { return m_pointSize; }

signals:
    void cameraChanged();
    void contentChanged();
    void themeChanged();
    void pointSizeChanged();

protected:
    static constexpr float kPointSize = 5.0f;
    /// Makes the geometry anew.
    virtual void build() = 0;

private:
    SceneCamera m_camera;
    float m_pointSize = kPointSize; // pixels
};

} // namespace vitrine::views
