// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/mesh/mesh_scene.h"

#include <QWidget>

class QComboBox;
class QSettings;
class QToolButton;

namespace vitrine::views {

/// The choices of how a mesh is shown, remembered in the settings.
class MeshControls final : public QWidget {
    Q_OBJECT

public:
    explicit MeshControls(QSettings& settings, QWidget* parent = nullptr);

    /// Offers the attributes and varyings of the mesh; keeps choices by name.
    void setMesh(const core::Mesh* mesh);

    [[nodiscard]] MeshLook look() const;
    [[nodiscard]] MeshStyle style() const;
    [[nodiscard]] MeshPaint paint() const;

signals:
    /// Places differ.
    void lookChanged();
    /// The same places, shown in another way.
    void styleChanged();
    void fitRequested();

private:
    QComboBox* addChoice(const QString& name, const QString& sentence, const QString& objectName);
    void remember();
    void restore();
    void refreshVisibility();

    QSettings& m_settings;
    QComboBox* m_space;
    QComboBox* m_attribute;
    QComboBox* m_up;
    QComboBox* m_style;
    QComboBox* m_paint;
};

} // namespace vitrine::views
