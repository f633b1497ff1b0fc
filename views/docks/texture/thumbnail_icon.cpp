// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/texture/thumbnail_icon.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPixmap>

namespace vitrine::views {

namespace {

QPixmap pixmapOf(const core::Thumbnail& picture, int size)
{
    const double ratio = qGuiApp->devicePixelRatio();
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    if (picture.rgba.empty())
        return pixmap;
    const QImage image(picture.rgba.data(), static_cast<int>(picture.width), static_cast<int>(picture.height),
                       static_cast<int>(4 * picture.width), QImage::Format_RGBX8888);
    const QSize shown = image.size().scaled(size, size, Qt::KeepAspectRatio);
    QPainter painter(&pixmap);
    painter.drawImage(QRect(QPoint((size - shown.width()) / 2, (size - shown.height()) / 2), shown), image);
    return pixmap;
}

} // namespace

// Qt tints the pixmap of a selected row, which would change the colors of the exhibit.
QIcon iconOf(const core::Thumbnail& picture, int size)
{
    const QPixmap pixmap = pixmapOf(picture, size);
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

} // namespace vitrine::views
