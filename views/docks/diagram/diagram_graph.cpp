// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_graph.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <utility>

namespace vitrine::views {

namespace {

using Units = std::vector<core::UnitDescription>;
using Queues = std::vector<core::QueueDescription>;
using Nodes = std::vector<DiagramGraph::Node>;
using Wire = DiagramGraph::Wire;

bool contains(const std::vector<core::UnitId>& units, core::UnitId unit)
{
    return std::ranges::find(units, unit) != units.end();
}

/// "sp.*.vertices".
std::string withoutNumbers(const std::string& path)
{
    std::string general;
    for (const char c : path) {
        const bool isDigit = std::isdigit(static_cast<unsigned char>(c)) != 0;
        if (!isDigit)
            general += c;
        else if (general.empty() || general.back() != '*')
            general += '*';
    }
    return general;
}

/// Who takes from queues, and where these stand therefore.
class Trays {
public:
    Trays(const Nodes& units, const Queues& queues) : m_nodes(units), m_queues(queues) {}

    /// The first in the pipeline behind who fills it; where all lie before, as fragments go back, the first of all.
    /// What nobody fills but those who share it stands at the last of these.
    [[nodiscard]] std::optional<std::size_t> homeOf(const core::QueueDescription& queue) const
    {
        if (queue.consumers.empty())
            return queue.producers.empty() ? std::nullopt : std::optional(place(queue.producers.front()));
        if (queue.producers.empty())
            return place(
                *std::ranges::max_element(queue.consumers, {}, [this](core::UnitId unit) { return column(unit); }));
        int last = 0;
        for (const core::UnitId producer : queue.producers)
            last = std::max(last, column(producer));
        const auto rank = [&](core::UnitId unit) { return std::pair(column(unit) <= last, column(unit)); };
        return place(*std::ranges::min_element(queue.consumers, {}, rank));
    }

    /// Who hands nothing on only looks; and to whom others hand what they took is told that it is done.
    [[nodiscard]] bool looksOn(core::UnitId unit, const core::QueueDescription& queue) const
    {
        if (!fillsSome(unit))
            return true;
        return std::ranges::any_of(queue.consumers, [&](core::UnitId other) {
            return kind(other) != kind(unit) && handsTo(other, unit, queue.id);
        });
    }

private:
    [[nodiscard]] std::size_t place(core::UnitId unit) const { return unit.value - 1; }
    [[nodiscard]] int column(core::UnitId unit) const { return m_nodes[place(unit)].column; }
    [[nodiscard]] const std::string& kind(core::UnitId unit) const { return m_nodes[place(unit)].alike; }
    [[nodiscard]] bool fillsSome(core::UnitId unit) const
    {
        return std::ranges::any_of(m_queues, [unit](const auto& queue) { return contains(queue.producers, unit); });
    }
    [[nodiscard]] bool handsTo(core::UnitId from, core::UnitId to, core::QueueId beside) const
    {
        return std::ranges::any_of(m_queues, [&](const auto& queue) {
            return queue.id != beside && contains(queue.producers, from) && contains(queue.consumers, to);
        });
    }

    const Nodes& m_nodes;
    const Queues& m_queues;
};

} // namespace

DiagramGraph::DiagramGraph(const Units& units, const Queues& queues, const std::vector<core::PartOrder>& orders)
    : m_units(units.size())
{
    addUnits(units, orders);
    addQueues(queues);
    addLinks(units);
}

void DiagramGraph::addUnits(const Units& units, const std::vector<core::PartOrder>& orders)
{
    for (std::size_t i = 0; i < units.size(); ++i) {
        Node node{.unit = units[i].id, .order = orders[i].order, .alike = units[i].kind};
        if (const auto& place = orders[i].place) {
            node.column = static_cast<int>(place->stage);
            node.work = place->work;
            node.row = place->row;
        }
        // Of a kind there may be a second one for something else, "cu.combine": it is not equal.
        if (withoutNumbers(units[i].path) == units[i].path)
            node.alike = units[i].path;
        m_nodes.push_back(std::move(node));
    }
}

void DiagramGraph::addQueues(const Queues& queues)
{
    const Nodes units = m_nodes;
    const Trays trays(units, queues);
    const auto kindsOf = [&](const std::vector<core::UnitId>& ids) {
        std::set<std::string> kinds;
        for (const core::UnitId unit : ids)
            kinds.insert(units[nodeOf(unit)].alike);
        return kinds;
    };
    std::map<std::pair<std::set<std::string>, std::string>, std::size_t> bundles;
    for (const auto& queue : queues) {
        Node node{.queue = queue.id, .home = trays.homeOf(queue), .alike = withoutNumbers(queue.path)};
        if (node.home) {
            node.column = units[*node.home].column;
            node.work = units[*node.home].work;
        }
        const auto key = std::pair(kindsOf(queue.producers), node.home ? units[*node.home].alike : queue.path);
        const std::size_t bundle = bundles.emplace(key, bundles.size()).first->second;
        const std::size_t place = nodeOf(queue.id);
        for (const core::UnitId unit : queue.producers)
            m_edges.push_back({nodeOf(unit), place, bundle});
        for (const core::UnitId unit : queue.consumers) {
            const Wire wire = nodeOf(unit) == node.home    ? Wire::Tray
                              : trays.looksOn(unit, queue) ? Wire::Aside
                                                           : Wire::Flow;
            m_edges.push_back({place, nodeOf(unit), bundle, false, wire});
        }
        m_nodes.push_back(std::move(node));
    }
    m_bundles = bundles.size();
}

void DiagramGraph::addLinks(const Units& units)
{
    std::map<std::string, std::size_t> byPath;
    for (const auto& unit : units)
        byPath.emplace(unit.path, nodeOf(unit.id));
    for (const auto& unit : units) {
        const std::size_t from = nodeOf(unit.id);
        std::set<std::size_t> drawn;
        for (const core::LinkDescription& link : unit.links) {
            const auto to = byPath.find(link.to);
            if (to == byPath.end() || !drawn.insert(to->second).second)
                continue;
            const bool isDevice =
                link.kind == core::LinkKind::Query && m_nodes[to->second].column == m_nodes[from].column;
            m_edges.push_back({from, to->second, m_bundles + from, true, isDevice ? Wire::Query : Wire::Aside});
        }
    }
}

std::vector<std::size_t> DiagramGraph::neighbors(std::size_t node) const
{
    std::set<std::size_t> found;
    for (const Edge& edge : m_edges) {
        if (edge.from == node)
            found.insert(edge.to);
        if (edge.to == node)
            found.insert(edge.from);
    }
    return {found.begin(), found.end()};
}

} // namespace vitrine::views
