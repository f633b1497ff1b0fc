// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_content.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::views {

std::vector<bool> usedNodes(const core::DrawRecording& recording, const DiagramGraph& graph)
{
    std::vector<bool> used;
    for (const DiagramGraph::Node& node : graph.nodes())
        used.push_back(node.unit ? recording.totals(node.unit).working > 0
                                 : recording.statistics(node.queue).highWater > 0);
    return used;
}

void placeAbsent(DiagramContent& content, const DiagramText& text)
{
    content.absentBoxes.assign(content.absent.size(), {});
    content.absentHeads.clear();
    content.size = content.layout.size;
    if (content.absent.empty() || !content.hasRoomForAbsent || content.layout.detail == DiagramDetail::Brief)
        return;
    const double height = text.line + 4;
    const double whole = content.layout.size.width();
    QPointF at(DiagramLayout::kMargin, content.layout.size.height());
    const auto place = [&](double width) {
        if (at.x() + width > whole - DiagramLayout::kMargin && at.x() > DiagramLayout::kMargin)
            at = {DiagramLayout::kMargin, at.y() + height + DiagramLayout::kMargin / 2};
        const QRectF box(at, QSizeF(width, height));
        at.rx() += width + DiagramLayout::kMargin;
        return box;
    };
    for (const bool isPresent : {false, true}) {
        bool isFirst = true;
        for (std::size_t i = 0; i < content.absent.size(); ++i) {
            if (content.absent[i].isPresent != isPresent)
                continue;
            const QString head = isPresent ? QCoreApplication::translate("Diagram", "Not clocked by itself:")
                                           : QCoreApplication::translate("Diagram", "Not in this machine:");
            if (isFirst)
                content.absentHeads.emplace_back(place(text.width(head, false) + 1), head);
            isFirst = false;
            content.absentBoxes[i] =
                place(text.width(QString::fromStdString(content.absent[i].id), false) + 2 * DiagramLayout::kInside);
        }
    }
    content.size.rheight() = at.y() + height + DiagramLayout::kMargin;
}

ChainPath chainPath(const DiagramContent& content)
{
    ChainPath path;
    const auto& links = content.chain.links;
    const auto& edges = content.graph.edges();
    const auto addBetween = [&](std::size_t a, std::size_t b) {
        bool isFound = false;
        for (std::size_t i = 0; i < edges.size(); ++i)
            if ((edges[i].from == a && edges[i].to == b) || (edges[i].from == b && edges[i].to == a)) {
                path.edges.insert(i);
                isFound = true;
            }
        return isFound;
    };
    for (std::size_t i = 0; i < links.size(); ++i) {
        const std::size_t unit = content.graph.nodeOf(links[i].unit);
        if (links[i].queue) {
            const std::size_t queue = content.graph.nodeOf(links[i].queue);
            addBetween(unit, queue);
            if (i + 1 == links.size() || addBetween(queue, content.graph.nodeOf(links[i + 1].unit)))
                continue;
        }
        if (i + 1 < links.size() && !addBetween(unit, content.graph.nodeOf(links[i + 1].unit)))
            path.jumps.emplace_back(unit, content.graph.nodeOf(links[i + 1].unit));
    }
    return path;
}

QueueFill fillOf(const DiagramContent& content, std::size_t node)
{
    QueueFill fill;
    for (const std::size_t member : content.layout.folds.membersOf(content.layout.folds.leaders[node])) {
        const core::QueueId queue = content.graph.nodes()[member].queue;
        fill.held += content.state.occupancies[queue.value - 1];
        fill.capacity += content.recording->queue(queue).capacity;
    }
    return fill;
}

} // namespace vitrine::views
