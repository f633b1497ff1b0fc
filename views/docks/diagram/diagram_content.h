// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/diagram/diagram_layout.h"
#include "views/docks/diagram/diagram_motion.h"
#include "views/docks/diagram/diagram_state.h"
#include "views/docks/diagram/fragment_way.h"
#include "views/docks/diagram/source_terms.h"

#include <memory>
#include <optional>
#include <set>

namespace vitrine::views {

/// All that a diagram shows, but for where it is looked at from.
struct DiagramContent {
    std::shared_ptr<const core::DrawRecording> recording;
    DiagramGraph graph;
    DiagramLayout layout;
    DiagramState state;
    std::vector<FragmentWay> ways; ///< by node
    std::vector<bool> isUsed;      ///< by node: in the whole draw
    std::vector<AbsentUnit> absent;
    std::vector<QRectF> absentBoxes;                     ///< as `absent`
    std::vector<std::pair<QRectF, QString>> absentHeads; ///< before the boxes
    bool hasRoomForAbsent = true;                        ///< else its table alone has it
    QSizeF size;                                         ///< of the layout with what is absent
    DiagramMotion motion;                                ///< while it is played
    core::StallChain chain;                              ///< of the selected unit; no links when it is not stalled
};

/// By node, whether it did anything in the whole draw.
[[nodiscard]] std::vector<bool> usedNodes(const core::DrawRecording& recording, const DiagramGraph& graph);

/// Below the machine: those that the running machine has none of.
void placeAbsent(DiagramContent& content, const DiagramText& text);

/// Which edges a chain leads along; a pair of nodes where it leads along none.
struct ChainPath {
    std::set<std::size_t> edges;
    std::vector<std::pair<std::size_t, std::size_t>> jumps;
};
[[nodiscard]] ChainPath chainPath(const DiagramContent& content);

/// What a queue holds, or all that are folded into one.
struct QueueFill {
    std::uint64_t held = 0;
    std::uint64_t capacity = 0;
    [[nodiscard]] bool isFull() const { return capacity > 0 && held >= capacity; }
};
[[nodiscard]] QueueFill fillOf(const DiagramContent& content, std::size_t node);

} // namespace vitrine::views
