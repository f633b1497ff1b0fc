// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/mesh/mesh_camera.h"
#include "views/mesh/mesh_geometry.h"
#include "views/theme/theme.h"

#include <QObject>

namespace vitrine::views {

enum class MeshStyle : std::uint8_t { SolidWithEdges, Solid, Wireframe, Points };

/// What color tells.
struct MeshPaint {
    enum class By : std::uint8_t { Facing, Fate, Varying };
    By by = By::Facing;
    std::size_t varying = 0; ///< of Mesh::varyings
};

/// The colors of a mesh, by meaning: each also told by hatching or by words.
struct MeshColors {
    static QColor front() { return Theme::current().draw; }
    static QColor back() { return Theme::current().clear; }  ///< hatched
    static QColor drawn() { return {0x00, 0x9e, 0x73}; }     // bluish green: pass
    static QColor culled() { return Theme::current().fail; } ///< hatched
    static QColor clipped() { return {0xf0, 0xe4, 0x42}; }   // yellow
    static QColor outside() { return {0xcc, 0x79, 0xa7}; }   ///< hatched
    static QColor unknown() { return Theme::current().secondary; }
};

/// What the scene in QML shows: geometry and camera.
class MeshScene final : public QObject {
    Q_OBJECT
    Q_PROPERTY(vitrine::views::MeshGeometry* faces READ faces CONSTANT)
    Q_PROPERTY(vitrine::views::MeshGeometry* edges READ edges CONSTANT)
    Q_PROPERTY(vitrine::views::MeshGeometry* points READ points CONSTANT)
    Q_PROPERTY(vitrine::views::MeshGeometry* frame READ frame CONSTANT)
    Q_PROPERTY(QVector3D eye READ eye NOTIFY cameraChanged)
    Q_PROPERTY(QQuaternion rotation READ rotation NOTIFY cameraChanged)
    Q_PROPERTY(float clipNear READ clipNear NOTIFY cameraChanged)
    Q_PROPERTY(float clipFar READ clipFar NOTIFY cameraChanged)
    Q_PROPERTY(float fieldOfView READ fieldOfView CONSTANT)
    Q_PROPERTY(QColor background READ background NOTIFY themeChanged)
    Q_PROPERTY(float pointSize READ pointSize NOTIFY pointSizeChanged)

public:
    using QObject::QObject;

    void show(std::shared_ptr<const MeshShape> shape, MeshStyle style, const MeshPaint& paint);
    void setCamera(const MeshCamera& camera);
    void setPixelRatio(double ratio);
    void noteTheme();

    [[nodiscard]] const std::shared_ptr<const MeshShape>& shape() const { return m_shape; }
    [[nodiscard]] MeshStyle style() const { return m_style; }
    [[nodiscard]] const MeshPaint& paint() const { return m_paint; }
    [[nodiscard]] const MeshCamera& camera() const { return m_camera; }

    [[nodiscard]] MeshGeometry* faces() { return &m_faces; }
    [[nodiscard]] MeshGeometry* edges() { return &m_edges; }
    [[nodiscard]] MeshGeometry* points() { return &m_points; }
    [[nodiscard]] MeshGeometry* frame() { return &m_frame; }
    [[nodiscard]] QVector3D eye() const { return m_camera.eye(); }
    [[nodiscard]] QQuaternion rotation() const { return m_camera.rotation(); }
    [[nodiscard]] float clipNear() const { return m_camera.clipNear(); }
    [[nodiscard]] float clipFar() const { return m_camera.clipFar(); }
    [[nodiscard]] float fieldOfView() const { return MeshCamera::kFieldOfView; }
    [[nodiscard]] QColor background() const { return Theme::current().panel; }
    [[nodiscard]] float pointSize() const { return m_pointSize; }

signals:
    void cameraChanged();
    void contentChanged();
    void themeChanged();
    void pointSizeChanged();

private:
    void build();

    std::shared_ptr<const MeshShape> m_shape;
    MeshStyle m_style = MeshStyle::SolidWithEdges;
    MeshPaint m_paint;
    MeshCamera m_camera;
    MeshGeometry m_faces, m_edges, m_points, m_frame;
    float m_pointSize = 5.0f; // pixels
};

} // namespace vitrine::views
