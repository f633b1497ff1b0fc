// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/diagram/diagram_layout.h"

#include <vector>

namespace vitrine::views {

/// Boxes in columns, between which wires are led.
struct DiagramPlan {
    struct Box {
        int column = 0; ///< of those that are there
        double top = 0; ///< below the upper edge of the boxes
        double height = 0;
        bool isThere = false; ///< false: it is folded into another one
    };
    std::vector<Box> boxes;     ///< by node
    std::vector<double> widths; ///< of columns
    double height = 0;          ///< of all boxes and of what is between them
    double middle = 0;          ///< the upper edge of the way between work on vertices and on fragments
    std::vector<bool> isBarred; ///< by column: no wire passes it in the middle
};

/// What is between the boxes, and what leads through it.
struct DiagramWiring {
    std::vector<double> lefts; ///< of columns
    double top = 0;            ///< of the boxes
    double middle = 0;         ///< room that the wires in the middle take
    double bottom = 0;         ///< below the boxes
    double right = 0;
    std::vector<QPolygonF> routes; ///< by edge
};

/// Wires that go side by side cross as seldom as exchanging them can bring about; thoroughly, also as leading them
/// another way can.
[[nodiscard]] DiagramWiring wire(const DiagramGraph& graph, const DiagramFolds& folds, const DiagramPlan& plan,
                                 bool isThorough);

/// How often wires of different bundles cross.
[[nodiscard]] int crossings(const DiagramGraph& graph, const std::vector<QPolygonF>& routes);

} // namespace vitrine::views
