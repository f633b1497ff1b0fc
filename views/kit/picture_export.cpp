// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/picture_export.h"

#include <QBuffer>

namespace vitrine::views {

QByteArray asPng(const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "PNG");
    return bytes;
}

Export pictureExport(const std::function<QImage()>& picture, const QString& name)
{
    return {name, QStringLiteral("png"), [picture] { return asPng(picture()); }};
}

} // namespace vitrine::views
