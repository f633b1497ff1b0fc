// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>

class QPainter;

namespace vitrine::views {

/// With a seam of the background, so that it can be read before anything.
void drawSceneText(QPainter& painter, QPointF baseline, const QString& text);

} // namespace vitrine::views
