// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/description.h"
#include "core/session/machine/part_order.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace vitrine::views {

/// The machine as a graph, from nothing but what its units and queues say about themselves and where the parts table
/// has its parts. Nodes are units, in the order of their ids, then queues. A queue stands at the unit that takes from
/// it, as an in-tray: so a wire leads from who fills it to the tray.
class DiagramGraph {
public:
    /// Behind all stages: units of which nobody says where they stand.
    static constexpr int kUnplaced = core::kPipelineStages;

    struct Node {
        core::UnitId unit = {};                             ///< of a unit
        core::QueueId queue = {};                           ///< of a queue
        int column = kUnplaced;                             ///< a stage
        core::PipelineWork work = core::PipelineWork::Both; ///< whose half of the column
        int row = 0;                                        ///< of a unit, within its half
        std::size_t order = 0;                              ///< of a unit, within its row
        std::optional<std::size_t> home = {};               ///< of a queue: the unit that it stands at
        std::string alike = {};                             ///< nodes with the same text are equal
    };
    enum class Wire : std::uint8_t {
        Tray,  ///< from a queue to the unit that it stands at: they touch
        Flow,  ///< work goes along it
        Query, ///< to a device of the same stage, which is asked directly
        Aside  ///< who only looks on or is told that work is done, and lines: drawn where one asks for it
    };
    /// A queue's end, or a direct line between two units.
    struct Edge {
        std::size_t from = 0;
        std::size_t to = 0;
        std::size_t bundle = 0; ///< of queues that units of one kind fill, at units of one kind: these run as one
        bool isLine = false;
        Wire wire = Wire::Flow;
    };

    DiagramGraph() = default;
    /// `orders`: by unit.
    DiagramGraph(const std::vector<core::UnitDescription>& units, const std::vector<core::QueueDescription>& queues,
                 const std::vector<core::PartOrder>& orders);

    [[nodiscard]] const std::vector<Node>& nodes() const { return m_nodes; }
    [[nodiscard]] const std::vector<Edge>& edges() const { return m_edges; }
    [[nodiscard]] bool isQueue(std::size_t node) const { return static_cast<bool>(m_nodes[node].queue); }
    [[nodiscard]] std::size_t nodeOf(core::UnitId unit) const { return unit.value - 1; }
    [[nodiscard]] std::size_t nodeOf(core::QueueId queue) const { return m_units + queue.value - 1; }
    /// At the other ends of its edges, each once.
    [[nodiscard]] std::vector<std::size_t> neighbors(std::size_t node) const;

private:
    void addUnits(const std::vector<core::UnitDescription>& units, const std::vector<core::PartOrder>& orders);
    void addQueues(const std::vector<core::QueueDescription>& queues);
    void addLinks(const std::vector<core::UnitDescription>& units);

    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    std::size_t m_units = 0;
    std::size_t m_bundles = 0;
};

} // namespace vitrine::views
