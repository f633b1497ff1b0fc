// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/diagram/diagram_graph.h"

#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace vitrine::views {

/// Where everything of a diagram stands: layers from left to right and, folded, back from right to left below, so that
/// the loop of the stream closes. Lines run between the boxes, never through them. The same for the same graph.
struct DiagramLayout {
    static constexpr double kUnitWidth = 172, kUnitHeight = 68;
    /// Of a queue as wide as tells it from every other: several have "quads" behind the name of their unit.
    static constexpr double kQueueWidth = 160, kQueueHeight = 38;

    std::vector<QRectF> boxes;     ///< by node
    std::vector<QPolygonF> routes; ///< by edge, from its `from` to its `to`
    QSizeF size;
};

[[nodiscard]] DiagramLayout layOut(const DiagramGraph& graph, int layersPerRow);
/// Folded so that it is seen largest in such a room.
[[nodiscard]] DiagramLayout layOutFor(const DiagramGraph& graph, const QSizeF& room);

} // namespace vitrine::views
