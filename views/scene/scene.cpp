// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scene/scene.h"

namespace vitrine::views {

void Scene::setCamera(const SceneCamera& camera)
{
    m_camera = camera;
    emit cameraChanged();
}

void Scene::setPixelRatio(double ratio)
{
    m_pointSize = kPointSize * static_cast<float>(ratio);
    emit pointSizeChanged();
}

void Scene::noteTheme()
{
    emit themeChanged();
    build();
}

} // namespace vitrine::views
