// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/diagram/diagram_layout.h"
#include "views/docks/diagram/diagram_state.h"
#include "views/docks/diagram/fragment_way.h"
#include "views/docks/diagram/source_terms.h"

#include <memory>
#include <optional>
#include <set>

class QPainter;

namespace vitrine::views {

struct Theme;

/// All that a diagram shows, but for where it is looked at from.
struct DiagramContent {
    std::shared_ptr<const core::DrawRecording> recording;
    DiagramGraph graph;
    DiagramLayout layout;
    DiagramState state;
    std::vector<FragmentWay> ways; ///< by node
    std::vector<AbsentUnit> absent;
    std::vector<QRectF> absentBoxes;                  ///< as `absent`
    std::vector<std::pair<QRectF, bool>> absentHeads; ///< above the boxes; whether of units that are present
    QSizeF size;                                      ///< of the layout with what is absent
    core::StallChain chain;                           ///< of the selected unit; no links when it is not stalled
};

/// Beside the machine: those that the running machine has none of.
void placeAbsent(DiagramContent& content);

/// Which edges a chain leads along; a pair of nodes where it leads along none.
struct ChainPath {
    std::set<std::size_t> edges;
    std::vector<std::pair<std::size_t, std::size_t>> jumps;
};
[[nodiscard]] ChainPath chainPath(const DiagramContent& content);

struct DiagramLook {
    std::optional<std::size_t> selected; ///< node
    std::optional<std::size_t> hovered;  ///< node
    double zoom = 1; ///< at which it is seen: what would be too small to read is left out, the rest drawn larger
};
void paintDiagram(QPainter& painter, const DiagramContent& content, const DiagramLook& look, const Theme& theme);

} // namespace vitrine::views
