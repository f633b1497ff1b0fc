// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/item_tools.h"

#include <QBuffer>
#include <QImage>

#include <functional>

namespace vitrine::views {

/// A PNG of a picture as it is when it is saved.
[[nodiscard]] inline Export pictureExport(const std::function<QImage()>& picture)
{
    return {QStringLiteral("PNG"), QStringLiteral("png"), [picture](const QString& path) {
                QByteArray bytes;
                QBuffer buffer(&bytes);
                picture().save(&buffer, "PNG");
                return saveFile(path, bytes);
            }};
}

} // namespace vitrine::views
