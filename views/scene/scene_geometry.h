// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuick3DGeometry>
#include <QVector3D>

#include <vector>

namespace vitrine::views {

/// Colored points, lines or triangles of the scene. Alpha 0 hatches a color.
class SceneGeometry final : public QQuick3DGeometry {
    Q_OBJECT
    Q_PROPERTY(bool isShown READ isShown NOTIFY isShownChanged)

public:
    struct Corner {
        float x = 0, y = 0, z = 0;
        float red = 0, green = 0, blue = 0, alpha = 1;
    };
    SceneGeometry();
    static Corner corner(const QVector3D& place, const QColor& color);

    /// With nothing in it, it is not shown.
    void show(PrimitiveType type, const std::vector<Corner>& corners);
    [[nodiscard]] bool isShown() const { return m_isShown; }

signals:
    void isShownChanged();

private:
    bool m_isShown = false;
};

} // namespace vitrine::views
