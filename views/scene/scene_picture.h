// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/picture.h"

#include <QQuick3DTextureData>

#include <memory>

namespace vitrine::views {

/// A picture of the model as a texture of a scene, its first row at v = 0.
class ScenePicture final : public QQuick3DTextureData {
    Q_OBJECT
    Q_PROPERTY(bool isShown READ isShown NOTIFY isShownChanged)

public:
    /// Null: none.
    void show(std::shared_ptr<const core::Picture> picture);
    [[nodiscard]] bool isShown() const { return m_picture != nullptr; }

signals:
    void isShownChanged();

private:
    std::shared_ptr<const core::Picture> m_picture;
};

} // namespace vitrine::views
