// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_folds.h"

#include <map>
#include <tuple>

namespace vitrine::views {

namespace {

/// Units are equal by kind. Queues are, where those are that they stand at.
auto kindOf(const DiagramGraph& graph, std::size_t node)
{
    const DiagramGraph::Node& at = graph.nodes()[node];
    return std::tuple(graph.isQueue(node), at.alike, at.home ? graph.nodes()[*at.home].alike : std::string());
}

} // namespace

std::vector<std::size_t> DiagramFolds::membersOf(std::size_t leader) const
{
    std::vector<std::size_t> members;
    for (std::size_t node = 0; node < leaders.size(); ++node)
        if (leaders[node] == leader)
            members.push_back(node);
    return members;
}

DiagramFolds foldsOf(const DiagramGraph& graph, const std::set<std::string>& open)
{
    const std::size_t size = graph.nodes().size();
    DiagramFolds folds{std::vector<std::size_t>(size), std::vector<std::size_t>(size, 1)};
    // Units first, as they come first: a queue is folded with those at the same card.
    std::map<std::tuple<bool, std::string, std::size_t>, std::vector<std::size_t>> groups;
    const auto fold = [&] {
        for (const auto& [key, members] : groups) {
            if (members.size() <= DiagramFolds::kMost)
                continue;
            for (const std::size_t member : members) {
                folds.leaders[member] = members.front();
                folds.counts[member] = 0;
            }
            folds.counts[members.front()] = members.size();
        }
        groups.clear();
    };
    for (const bool isQueue : {false, true}) {
        for (std::size_t node = 0; node < size; ++node) {
            if (graph.isQueue(node) != isQueue)
                continue;
            folds.leaders[node] = node;
            const DiagramGraph::Node& at = graph.nodes()[node];
            const std::size_t card = at.home ? folds.leaders[*at.home] : 0;
            if (!open.contains(at.alike))
                groups[{isQueue, at.alike, card}].push_back(node);
        }
        fold();
    }
    return folds;
}

bool canFold(const DiagramGraph& graph, std::size_t node)
{
    std::size_t equals = 0;
    for (std::size_t other = 0; other < graph.nodes().size(); ++other)
        equals += kindOf(graph, other) == kindOf(graph, node) ? 1 : 0;
    return equals > DiagramFolds::kMost;
}

} // namespace vitrine::views
