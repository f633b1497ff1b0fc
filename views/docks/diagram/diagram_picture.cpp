// SPDX-License-Identifier: GPL-3.0-or-later
// The schematic as a picture for others: all of it, with full names, whatever the dock has room for.
#include "core/gpu/machine_config.h"
#include "views/docks/diagram/diagram_canvas.h"
#include "views/theme/theme.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace vitrine::views {

namespace {

constexpr int kSvgResolution = 96; // a unit of it is a pixel

} // namespace

DiagramContent DiagramCanvas::whole() const
{
    DiagramContent content = m_content;
    content.hasRoomForAbsent = true;
    const auto& machine = *content.recording;
    const DiagramText text = textIn(unscaledFont());
    content.layout = layOut(content.graph, m_folds,
                            diagramLabels(machine.config(), machine.units(), machine.queues(), content.graph, m_folds),
                            text, DiagramDetail::Full, DiagramLayout::kLinesOfNames);
    placeAbsent(content, text);
    return content;
}

void DiagramCanvas::paint(QPainter& painter, const DiagramContent& content) const
{
    const Theme theme = Theme::current();
    painter.fillRect(QRectF(QPointF(), content.size), theme.window);
    painter.setFont(unscaledFont());
    DiagramLook look;
    look.selected = m_look.selected;
    look.text = m_look.text;
    look.showsLines = m_look.showsLines;
    paintDiagramAtRest(painter, content, look, theme);
    paintDiagramAtWork(painter, content, look, theme);
}

QImage DiagramCanvas::picture() const
{
    constexpr int kScale = 2;
    if (!m_content.recording)
        return {};
    const DiagramContent content = whole();
    QImage image((content.size * kScale).toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    painter.scale(kScale, kScale);
    paint(painter, content);
    return image;
}

QByteArray DiagramCanvas::drawing() const
{
    QBuffer buffer;
    if (!m_content.recording)
        return {};
    const DiagramContent content = whole();
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setTitle(accessibleName());
    svg.setSize(content.size.toSize());
    svg.setViewBox(QRectF(QPointF(), content.size));
    svg.setResolution(kSvgResolution);
    QPainter painter(&svg);
    paint(painter, content);
    painter.end();
    return buffer.data();
}

} // namespace vitrine::views
