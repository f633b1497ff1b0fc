// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/diagram/diagram_graph.h"

#include <set>
#include <string>
#include <vector>

namespace vitrine::views {

/// Many equal units, or queues at one place, are drawn as one until somebody opens them.
struct DiagramFolds {
    static constexpr std::size_t kMost = 4; ///< equal ones that are drawn each by itself

    std::vector<std::size_t> leaders; ///< by node: the one that stands for it, or itself
    std::vector<std::size_t> counts;  ///< by node: for how many it stands; 0: another one does

    [[nodiscard]] bool isFolded(std::size_t node) const { return counts[leaders[node]] > 1; }
    [[nodiscard]] std::vector<std::size_t> membersOf(std::size_t leader) const;
};

/// `open`: what DiagramGraph::Node::alike says of those that are drawn each by itself.
[[nodiscard]] DiagramFolds foldsOf(const DiagramGraph& graph, const std::set<std::string>& open);
/// Whether there are so many equals of a node that they would be folded.
[[nodiscard]] bool canFold(const DiagramGraph& graph, std::size_t node);

} // namespace vitrine::views
