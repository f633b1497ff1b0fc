// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scene/scene_picture.h"

#include <QSize>

#include <utility>

namespace vitrine::views {

void ScenePicture::show(std::shared_ptr<const core::Picture> picture)
{
    if (picture == m_picture)
        return;
    const bool wasShown = isShown();
    m_picture = std::move(picture);
    if (m_picture) {
        setSize({static_cast<int>(m_picture->width), static_cast<int>(m_picture->height)});
        setFormat(Format::RGBA8);
        setTextureData(QByteArray(reinterpret_cast<const char*>(m_picture->rgba.data()),
                                  static_cast<qsizetype>(m_picture->rgba.size())));
        update();
    }
    if (wasShown != isShown())
        emit isShownChanged();
}

} // namespace vitrine::views
