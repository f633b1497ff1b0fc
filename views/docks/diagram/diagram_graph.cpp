// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_graph.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace vitrine::views {

namespace {

using Units = std::vector<core::UnitDescription>;
using Queues = std::vector<core::QueueDescription>;

/// Along which layers are counted: units of one kind as one place, and the ways between them. Ways that lead back, as
/// a depth-first walk in the order of wiring finds them, do not count.
class Stream {
public:
    Stream(const Units& units, const Queues& queues) : m_place(units.size()), m_next(units.size())
    {
        std::map<std::string, std::size_t> first;
        for (std::size_t unit = 0; unit < units.size(); ++unit)
            m_place[unit] = first.emplace(units[unit].kind, unit).first->second;
        for (const auto& queue : queues)
            for (const core::UnitId from : queue.producers)
                for (const core::UnitId to : queue.consumers)
                    addWay(placeOf(from), placeOf(to));
    }

    [[nodiscard]] std::size_t placeOf(core::UnitId unit) const { return m_place[unit.value - 1]; }

    /// By unit.
    [[nodiscard]] std::vector<int> layers()
    {
        m_mark.assign(m_place.size(), Mark::New);
        for (std::size_t place = 0; place < m_place.size(); ++place)
            if (m_place[place] == place)
                walk(place);
        std::vector<int> byPlace(m_place.size(), 0);
        for (auto place = m_done.rbegin(); place != m_done.rend(); ++place)
            for (const std::size_t to : m_forward[*place])
                byPlace[to] = std::max(byPlace[to], byPlace[*place] + 1);
        std::vector<int> result;
        for (const std::size_t place : m_place)
            result.push_back(byPlace[place]);
        return result;
    }

private:
    enum class Mark : std::uint8_t { New, Open, Done };

    void addWay(std::size_t from, std::size_t to)
    {
        if (from != to && std::ranges::find(m_next[from], to) == m_next[from].end())
            m_next[from].push_back(to);
    }
    void walk(std::size_t place)
    {
        if (m_mark[place] != Mark::New)
            return;
        m_mark[place] = Mark::Open;
        for (const std::size_t to : m_next[place]) {
            if (m_mark[to] == Mark::Open)
                continue;
            m_forward[place].push_back(to);
            walk(to);
        }
        m_mark[place] = Mark::Done;
        m_done.push_back(place);
    }

    std::vector<std::size_t> m_place;             ///< by unit: the first unit of its kind
    std::vector<std::vector<std::size_t>> m_next; ///< by place
    std::map<std::size_t, std::vector<std::size_t>> m_forward;
    std::vector<Mark> m_mark;
    std::vector<std::size_t> m_done; ///< later ones lie earlier in the stream
};

std::set<std::size_t> placesOf(const std::vector<core::UnitId>& units, const Stream& stream)
{
    std::set<std::size_t> places;
    for (const core::UnitId unit : units)
        places.insert(stream.placeOf(unit));
    return places;
}

bool fillsSome(core::UnitId unit, const Queues& queues)
{
    return std::ranges::any_of(queues, [unit](const core::QueueDescription& queue) {
        return std::ranges::find(queue.producers, unit) != queue.producers.end();
    });
}

// Behind who fills it. What nobody fills (the host does, or those who share it) stands behind the first of those who
// share it, or beside its one reader.
DiagramGraph::Node placeQueue(const core::QueueDescription& queue, const Stream& stream, const std::vector<int>& layers)
{
    DiagramGraph::Node node{{}, queue.id, 0, true};
    const auto& around = queue.producers.empty() ? queue.consumers : queue.producers;
    if (around.empty())
        return node;
    node.layer = layers[around.front().value - 1];
    for (const core::UnitId unit : around)
        node.layer = std::min(node.layer, layers[unit.value - 1]);
    node.isBehind = !queue.producers.empty() || placesOf(queue.consumers, stream).size() > 1;
    return node;
}

} // namespace

DiagramGraph::DiagramGraph(const Units& units, const Queues& queues) : m_units(units.size())
{
    Stream stream(units, queues);
    const std::vector<int> layers = stream.layers();
    std::map<std::string, std::size_t> byPath;
    for (const auto& unit : units) {
        byPath.emplace(unit.path, nodeOf(unit.id));
        m_nodes.push_back({unit.id, {}, layers[nodeOf(unit.id)], false});
    }
    std::map<std::pair<std::set<std::size_t>, std::set<std::size_t>>, std::size_t> bundles;
    for (const auto& queue : queues) {
        m_nodes.push_back(placeQueue(queue, stream, layers));
        const auto ends = std::pair(placesOf(queue.producers, stream), placesOf(queue.consumers, stream));
        const std::size_t bundle = bundles.emplace(ends, bundles.size()).first->second;
        for (const core::UnitId unit : queue.producers)
            m_edges.push_back({nodeOf(unit), nodeOf(queue.id), bundle, false});
        for (const core::UnitId unit : queue.consumers)
            m_edges.push_back({nodeOf(queue.id), nodeOf(unit), bundle, false});
    }
    for (const auto& unit : units) {
        std::set<std::size_t> drawn;
        for (const core::LinkDescription& link : unit.links) {
            const auto to = byPath.find(link.to);
            if (to == byPath.end() || !drawn.insert(to->second).second)
                continue;
            m_edges.push_back({nodeOf(unit.id), to->second, bundles.size() + nodeOf(unit.id), true});
            if (link.kind != core::LinkKind::Query)
                continue;
            // Devices stand behind their arbiter, whatever lines of their own they have.
            if (Node& device = m_nodes[to->second]; unit.kind == "ARB" || !fillsSome(units[to->second].id, queues)) {
                device.layer = layers[nodeOf(unit.id)];
                device.isBehind = true;
            }
        }
    }
    for (const Node& node : m_nodes)
        m_layers = std::max(m_layers, node.layer + 1);
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
