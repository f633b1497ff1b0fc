// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/link_text.h"

#include "core/base/overloaded.h"
#include "views/theme/counted.h"

#include <QCoreApplication>
#include <QStringList>

namespace vitrine::views {

namespace {

QString placeText(const Link::Place& place)
{
    return std::visit(
        core::Overloaded{
            [](std::monostate) { return QString(); },
            [](const PositionLink& link) {
                return QCoreApplication::translate("Link", "position %1").arg(link.position);
            },
            [](const DrawLink& link) {
                return link.cycle ? QCoreApplication::translate("Link", "draw %1 cycle %2")
                                        .arg(link.draw)
                                        .arg(grouped(*link.cycle))
                                  : QCoreApplication::translate("Link", "draw %1").arg(link.draw);
            },
            [](const CallLink& link) { return QCoreApplication::translate("Link", "call %1").arg(link.number); },
            [](const FrameLink& link) { return QCoreApplication::translate("Link", "frame %1").arg(link.frame); },
        },
        place);
}

} // namespace

QString resourceText(const core::ResourceId& id)
{
    using core::ResourceKind;
    switch (id.kind) {
    case ResourceKind::Texture: return QCoreApplication::translate("Link", "texture %1").arg(id.name);
    case ResourceKind::Buffer: return QCoreApplication::translate("Link", "buffer %1").arg(id.name);
    case ResourceKind::Program: return QCoreApplication::translate("Link", "program %1").arg(id.name);
    case ResourceKind::Shader: return QCoreApplication::translate("Link", "shader %1").arg(id.name);
    case ResourceKind::Renderbuffer: return QCoreApplication::translate("Link", "renderbuffer %1").arg(id.name);
    case ResourceKind::Framebuffer:
        return id.name == 0 ? QCoreApplication::translate("Link", "framebuffer 0 (window)")
                            : QCoreApplication::translate("Link", "framebuffer %1").arg(id.name);
    case ResourceKind::Path: return QCoreApplication::translate("Link", "path %1").arg(id.name);
    case ResourceKind::Paint: return QCoreApplication::translate("Link", "paint %1").arg(id.name);
    case ResourceKind::Image: return QCoreApplication::translate("Link", "image %1").arg(id.name);
    case ResourceKind::Font: return QCoreApplication::translate("Link", "font %1").arg(id.name);
    case ResourceKind::MaskLayer: return QCoreApplication::translate("Link", "mask layer %1").arg(id.name);
    }
    return {};
}

QString selectionText(const Selection& selection)
{
    return std::visit(
        core::Overloaded{
            [](std::monostate) { return QString(); },
            [](const PositionLink& link) {
                return QCoreApplication::translate("Link", "position %1").arg(link.position);
            },
            [](const ResourceLink& link) { return resourceText(link.id); },
            [](const PixelLink& link) {
                return QCoreApplication::translate("Link", "pixel %1,%2").arg(link.x).arg(link.y);
            },
            [](const VertexLink& link) {
                return QCoreApplication::translate("Link", "vertex %1 of draw %2").arg(link.vertex).arg(link.draw);
            },
            [](const PrimitiveLink& link) {
                return QCoreApplication::translate("Link", "primitive %1 of draw %2")
                    .arg(link.primitive)
                    .arg(link.draw);
            },
            [](const FragmentLink& link) {
                return QCoreApplication::translate("Link", "fragment %1,%2 of draw %3")
                    .arg(link.x)
                    .arg(link.y)
                    .arg(link.draw);
            },
            [](const UnitLink& link) {
                return QCoreApplication::translate("Link", "unit %1").arg(QString::fromStdString(link.path));
            },
            [](const QueueLink& link) {
                return QCoreApplication::translate("Link", "queue %1").arg(QString::fromStdString(link.path));
            },
            [](const TaskLink& link) {
                return QCoreApplication::translate("Link", "task %1 of draw %2").arg(link.task.value).arg(link.draw);
            },
            [](const RequestLink& link) {
                return QCoreApplication::translate("Link", "request %1 of draw %2")
                    .arg(link.request.value)
                    .arg(link.draw);
            },
            [](const SegmentLink& link) {
                return QCoreApplication::translate("Link", "segment %1 of draw %2").arg(link.segment).arg(link.draw);
            },
            [](const FrameThingLink& link) {
                return QCoreApplication::translate("Link", "part %1 of the frame of draw %2")
                    .arg(link.thing)
                    .arg(link.draw);
            },
            [](const TileLink& link) {
                return QCoreApplication::translate("Link", "tile (%1,%2) of draw %3")
                    .arg(link.column)
                    .arg(link.row)
                    .arg(link.draw);
            },
            [](const RegisterLink& link) {
                return QCoreApplication::translate("Link", "register %1").arg(QString::fromStdString(link.name));
            },
        },
        selection);
}

QString linkText(const Link& link)
{
    QStringList parts{placeText(link.place), selectionText(link.selection)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

} // namespace vitrine::views
