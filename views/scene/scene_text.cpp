// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scene/scene_text.h"

#include "views/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace vitrine::views {

void drawSceneText(QPainter& painter, QPointF baseline, const QString& text)
{
    const Theme theme = Theme::current();
    QPainterPath path;
    path.addText(baseline, painter.font(), text);
    painter.strokePath(path, QPen(theme.panel, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setPen(theme.text);
    painter.drawText(baseline, text);
}

} // namespace vitrine::views
