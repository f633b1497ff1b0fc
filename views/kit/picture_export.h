// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"

#include <QByteArray>
#include <QImage>

#include <functional>

namespace vitrine::views {

[[nodiscard]] QByteArray asPng(const QImage& picture);

/// A PNG of a picture as it is when it is saved. `name`: when a view has several, what this one is of.
[[nodiscard]] Export pictureExport(const std::function<QImage()>& picture, const QString& name = QStringLiteral("PNG"));

} // namespace vitrine::views
