// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/play/play_frame.h"
#include "views/docks/diagram/diagram_graph.h"
#include "views/docks/diagram/diagram_layout.h"

#include <QPointF>

#include <cstdint>
#include <vector>

namespace vitrine::views {

/// What moves along the wires while the machine is played: single items, or, too fast for them, flows.
struct DiagramMotion {
    std::vector<core::ItemMove> moves;
    double way = 0;                     ///< how far they have come, 0 … 1
    std::vector<core::QueueFlow> flows; ///< by QueueId - 1; empty: there are no flows to be shown
    core::Cycle cycles = 0;             ///< in which that has flowed
};

/// Items that are on the same way at the same time.
struct DiagramToken {
    QPointF place;
    std::size_t count = 0;
    std::uint32_t draw = 0; ///< of the first one
};
/// Of a move whose wire can't be told, or is not drawn as a way, there is none.
[[nodiscard]] std::vector<DiagramToken> tokensOf(const DiagramMotion& motion, const DiagramGraph& graph,
                                                 const DiagramLayout& layout);

/// By edge, items in a cycle; what is folded into one way counts at that. The machine tells what went through a queue:
/// of several wires at an end of it each has an equal part.
[[nodiscard]] std::vector<double> ratesOf(const DiagramMotion& motion, const DiagramGraph& graph,
                                          const DiagramLayout& layout);

} // namespace vitrine::views
