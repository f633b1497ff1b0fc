// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/description.h"

#include <cstddef>
#include <vector>

namespace vitrine::views {

/// The machine as a graph, from nothing but what its units and queues say about themselves. Nodes are units, in the
/// order of their ids, then queues. Units of one kind (the processors) share a layer.
class DiagramGraph {
public:
    struct Node {
        core::UnitId unit = {};   ///< of a unit
        core::QueueId queue = {}; ///< of a queue
        int layer = 0;            ///< along the stream, from 0
        bool isBehind = false;    ///< stands behind the units of its layer: queues, and units on a direct line
    };
    /// A queue's end, or a direct line between two units.
    struct Edge {
        std::size_t from = 0;
        std::size_t to = 0;
        std::size_t bundle = 0; ///< edges of queues between the same kinds of units run side by side
        bool isLine = false;
    };

    DiagramGraph() = default;
    DiagramGraph(const std::vector<core::UnitDescription>& units, const std::vector<core::QueueDescription>& queues);

    [[nodiscard]] const std::vector<Node>& nodes() const { return m_nodes; }
    [[nodiscard]] const std::vector<Edge>& edges() const { return m_edges; }
    [[nodiscard]] int layers() const { return m_layers; }
    [[nodiscard]] bool isQueue(std::size_t node) const { return static_cast<bool>(m_nodes[node].queue); }
    [[nodiscard]] std::size_t nodeOf(core::UnitId unit) const { return unit.value - 1; }
    [[nodiscard]] std::size_t nodeOf(core::QueueId queue) const { return m_units + queue.value - 1; }
    /// At the other ends of its edges, each once.
    [[nodiscard]] std::vector<std::size_t> neighbors(std::size_t node) const;

private:
    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    std::size_t m_units = 0;
    int m_layers = 0;
};

} // namespace vitrine::views
