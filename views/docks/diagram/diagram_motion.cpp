// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_motion.h"

#include <QLineF>

#include <map>
#include <utility>

namespace vitrine::views {

namespace {

using Wire = DiagramGraph::Wire;

/// At a part of its length.
QPointF placeOn(const QPolygonF& route, double part)
{
    double length = 0;
    for (qsizetype i = 1; i < route.size(); ++i)
        length += QLineF(route[i - 1], route[i]).length();
    double left = part * length;
    for (qsizetype i = 1; i < route.size(); ++i) {
        const QLineF piece(route[i - 1], route[i]);
        if (left <= piece.length() && piece.length() > 0)
            return piece.pointAt(left / piece.length());
        left -= piece.length();
    }
    return route.back();
}

/// Between a unit and its in-tray there is no wire: from the one box into the other, left of what is written in them.
QPolygonF routeOf(std::size_t edge, const DiagramGraph& graph, const DiagramLayout& layout)
{
    const std::size_t way = layout.ways[edge];
    if (const QPolygonF& route = layout.routes[way]; route.size() > 1)
        return route;
    const auto& at = graph.edges()[way];
    if (at.wire != Wire::Tray)
        return {};
    const auto& leaders = layout.folds.leaders;
    const auto placeIn = [&](std::size_t node) {
        const QRectF& box = layout.boxes[leaders[node]];
        return QPointF(box.left() + DiagramLayout::kInside, box.center().y());
    };
    return {QList<QPointF>{placeIn(at.from), placeIn(at.to)}};
}

} // namespace

std::vector<DiagramToken> tokensOf(const DiagramMotion& motion, const DiagramGraph& graph, const DiagramLayout& layout)
{
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> byEnds;
    for (std::size_t edge = 0; edge < graph.edges().size(); ++edge)
        byEnds.emplace(std::pair(graph.edges()[edge].from, graph.edges()[edge].to), edge);
    std::map<std::pair<std::size_t, bool>, DiagramToken> byWay; // there and back
    for (const core::ItemMove& move : motion.moves) {
        if (!move.unit)
            continue;
        const std::size_t unit = graph.nodeOf(move.unit);
        const std::size_t queue = graph.nodeOf(move.queue);
        const auto ahead = move.isIn ? std::pair(unit, queue) : std::pair(queue, unit);
        auto edge = byEnds.find(ahead);
        // A task that is swapped out goes back along the wire by which it will be taken up again.
        const bool isBack = edge == byEnds.end();
        if (isBack)
            edge = byEnds.find({ahead.second, ahead.first});
        if (edge == byEnds.end())
            continue;
        const QPolygonF route = routeOf(edge->second, graph, layout);
        if (route.isEmpty())
            continue;
        auto [token, isNew] = byWay.try_emplace({layout.ways[edge->second], isBack});
        if (isNew)
            token->second = {placeOn(route, isBack ? 1 - motion.way : motion.way), 0, move.draw};
        ++token->second.count;
    }
    std::vector<DiagramToken> tokens;
    for (const auto& [way, token] : byWay)
        tokens.push_back(token);
    return tokens;
}

std::vector<double> ratesOf(const DiagramMotion& motion, const DiagramGraph& graph, const DiagramLayout& layout)
{
    const auto& edges = graph.edges();
    std::vector<double> rates(edges.size());
    if (motion.cycles == 0)
        return rates;
    const auto isFlow = [](const DiagramGraph::Edge& edge) { return !edge.isLine && edge.wire != Wire::Aside; };
    std::map<std::pair<std::size_t, bool>, double> wires; // of a queue, at an end of it
    for (const DiagramGraph::Edge& edge : edges)
        if (isFlow(edge))
            ++wires[{graph.isQueue(edge.to) ? edge.to : edge.from, graph.isQueue(edge.to)}];
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (!isFlow(edges[i]))
            continue;
        const bool isIn = graph.isQueue(edges[i].to);
        const std::size_t queue = isIn ? edges[i].to : edges[i].from;
        const core::QueueFlow& flow = motion.flows[graph.nodes()[queue].queue.value - 1];
        const std::uint64_t items = isIn ? flow.in : flow.grants > 0 ? flow.grants : flow.out;
        rates[layout.ways[i]] +=
            static_cast<double>(items) / static_cast<double>(motion.cycles) / wires[std::pair(queue, isIn)];
    }
    return rates;
}

} // namespace vitrine::views
