// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/arbiter/flow_boxes.h"

#include <QLineF>

#include <vector>

namespace vitrine::views {

/// What the last cycle before the cursor has moved in the picture: a request from its processor into ARQ, from the
/// arbiter to its device, or its result on the way back (HET-14).
struct FlowMove {
    QLineF way;    ///< from where it was to where it is
    QString label; ///< "#12"; of several "#12 +2"
    bool isResult = false;
};

[[nodiscard]] std::vector<FlowMove> flowMoves(const ArbiterFacts& facts, const FlowBoxes& boxes);

} // namespace vitrine::views
