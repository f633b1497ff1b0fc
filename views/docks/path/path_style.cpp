// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/path/path_style.h"

#include "views/docks/path/path_text.h"

namespace vitrine::views {

PathPart partOf(const core::PathTriangle& triangle)
{
    switch (triangle.piece) {
    case core::openvg::FanKind::Fill: break;
    case core::openvg::FanKind::Body: return PathPart::Body;
    case core::openvg::FanKind::Join: return PathPart::Join;
    case core::openvg::FanKind::Cap: return PathPart::Cap;
    }
    return triangle.isUp ? PathPart::Up : PathPart::Down;
}

DataStyle pathPartStyle(PathPart part, const Theme& theme)
{
    const QColor ink(0, 0, 0, 110);
    const auto style = [](const DataFill& fill, const QString& letter, const QString& name, const QString& sentence) {
        return DataStyle{fill, letter, name, name, sentence};
    };
    switch (part) {
    case PathPart::Up:
        return style({theme.draw}, QStringLiteral("+"), PathText::tr("counts up"),
                     PathText::tr("Triangles that add 1 to the winding of each sample in them."));
    case PathPart::Down:
        return style({theme.clear, Qt::BDiagPattern, ink}, QStringLiteral("−"), PathText::tr("counts down"),
                     PathText::tr("Triangles that subtract 1 from the winding of each sample in them."));
    case PathPart::Body:
        return style({theme.draw}, QStringLiteral("B"), PathText::tr("body"),
                     PathText::tr("What the pen sweeps along an edge. All pieces of a stroke count up."));
    case PathPart::Join:
        return style({theme.clear, Qt::BDiagPattern, ink}, QStringLiteral("J"), PathText::tr("join"),
                     PathText::tr("Outside of a corner, where two segments meet."));
    case PathPart::Cap: break;
    }
    return style({theme.copy, Qt::Dense6Pattern, ink}, QStringLiteral("C"), PathText::tr("cap"),
                 PathText::tr("At an end of the stroke, or of a dash."));
}

DataStyle insideStyle()
{
    return {{QColor(0x00, 0x9e, 0x73)},
            QStringLiteral("I"),
            PathText::tr("inside"),
            PathText::tr("inside"),
            PathText::tr("Pixels that the path covers, by the fill rule; the more of their samples are inside, the "
                         "stronger. What is selected has the color of the selection.")};
}

QList<DataStyle> allFillParts(const Theme& theme)
{
    return {pathPartStyle(PathPart::Up, theme), pathPartStyle(PathPart::Down, theme), insideStyle()};
}

QList<DataStyle> allStrokeParts(const Theme& theme)
{
    return {pathPartStyle(PathPart::Body, theme), pathPartStyle(PathPart::Join, theme),
            pathPartStyle(PathPart::Cap, theme), insideStyle()};
}

} // namespace vitrine::views
