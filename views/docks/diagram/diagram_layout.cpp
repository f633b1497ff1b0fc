// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_layout.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace vitrine::views {

namespace {

constexpr double kMargin = 16;
constexpr double kBetween = 10; // boxes above each other
constexpr double kTrack = 6;    // between lines that run side by side
constexpr double kAside = 10;   // from a line to a box

enum class Side : std::uint8_t { In, Out };

/// Lines that share a way: all edges of a bundle, by whether they come from units or lead to them.
struct Lane {
    std::size_t bundle;
    bool toUnit;
    friend auto operator<=>(const Lane&, const Lane&) = default;
};

/// Columns of boxes ("slots") with gaps between them, rows of them with channels between, and tracks for lines in both.
class Layouter {
public:
    Layouter(const DiagramGraph& graph, int layersPerRow)
        : m_graph(graph), m_perRow(std::max(1, std::min(layersPerRow, std::max(1, graph.layers())))),
          m_rows((std::max(1, graph.layers()) + m_perRow - 1) / m_perRow), m_slots(2 * m_perRow), m_gaps(m_slots + 1),
          m_channels(m_rows + 1), m_places(graph.nodes().size())
    {
    }

    DiagramLayout run()
    {
        stack();
        findPorts();
        chooseWays();
        place();
        return draw();
    }

private:
    struct Place {
        int row = 0;
        int slot = 0;
        bool flowsLeft = false;
        bool isBeside = false; ///< in the slot of the unit that it leads to
        double offset = 0;     ///< of its top, in its row
        double height = 0;
        double width = 0;
    };
    struct Band {
        std::vector<Lane> lanes; ///< that run in it, each on a track
        double start = 0;
        [[nodiscard]] double size() const
        {
            return 2 * kAside + (lanes.empty() ? 0 : kTrack * static_cast<double>(lanes.size() - 1));
        }
        void add(const Lane& lane)
        {
            if (std::ranges::find(lanes, lane) == lanes.end())
                lanes.push_back(lane);
        }
        [[nodiscard]] double trackOf(const Lane& lane) const
        {
            const auto at = std::ranges::find(lanes, lane) - lanes.begin();
            return start + kAside + kTrack * static_cast<double>(at);
        }
    };
    struct Way {
        int fromGap = 0;
        int toGap = 0;
        std::optional<int> channel;
    };

    [[nodiscard]] Lane laneOf(const DiagramGraph::Edge& edge) const
    {
        return {edge.bundle, !edge.isLine && m_graph.isQueue(edge.from)};
    }

    void stack()
    {
        std::map<std::pair<int, int>, std::vector<std::size_t>> cells; // units before queues, each in wiring order
        for (std::size_t node = 0; node < m_places.size(); ++node) {
            const DiagramGraph::Node& at = m_graph.nodes()[node];
            Place& place = m_places[node];
            const bool isQueue = m_graph.isQueue(node);
            place.width = isQueue ? DiagramLayout::kQueueWidth : DiagramLayout::kUnitWidth;
            place.height = isQueue ? DiagramLayout::kQueueHeight : DiagramLayout::kUnitHeight;
            place.row = at.layer / m_perRow;
            place.flowsLeft = place.row % 2 == 1;
            place.isBeside = isQueue && !at.isBehind;
            const int column = place.flowsLeft ? m_perRow - 1 - at.layer % m_perRow : at.layer % m_perRow;
            place.slot = 2 * column + (at.isBehind != place.flowsLeft ? 1 : 0);
            auto& cell = cells[{place.row, place.slot}];
            cell.insert(place.isBeside ? cell.begin() : cell.end(), node);
        }
        m_rowHeights.assign(static_cast<std::size_t>(m_rows), 0);
        for (const auto& [where, nodes] : cells)
            m_rowHeights[static_cast<std::size_t>(where.first)] =
                std::max(m_rowHeights[static_cast<std::size_t>(where.first)], heightOf(nodes));
        for (const auto& [where, nodes] : cells) {
            double top = (m_rowHeights[static_cast<std::size_t>(where.first)] - heightOf(nodes)) / 2;
            for (const std::size_t node : nodes) {
                m_places[node].offset = top;
                top += m_places[node].height + kBetween;
            }
        }
    }

    [[nodiscard]] double heightOf(const std::vector<std::size_t>& nodes) const
    {
        double height = -kBetween;
        for (const std::size_t node : nodes)
            height += m_places[node].height + kBetween;
        return height;
    }

    [[nodiscard]] int gapAt(std::size_t node, Side side) const
    {
        const Place& place = m_places[node];
        const bool isRight = (side == Side::Out && !place.isBeside) != place.flowsLeft;
        return place.slot + (isRight ? 1 : 0);
    }

    // Roughly, before channels have heights.
    [[nodiscard]] double levelOf(std::size_t node) const
    {
        constexpr double kRow = 1e5;
        const Place& place = m_places[node];
        return kRow * place.row + place.offset + place.height / 2;
    }

    // Lines leave a box one below the other, the one that leads highest first.
    void findPorts()
    {
        using Key = std::pair<std::size_t, int>;
        std::map<Key, std::map<Lane, double>> seen;
        for (const auto& edge : m_graph.edges()) {
            const Lane lane = laneOf(edge);
            const auto note = [&](std::size_t node, Side side, std::size_t other) {
                auto& level = seen[{node, gapAt(node, side)}].emplace(lane, levelOf(other)).first->second;
                level = std::min(level, levelOf(other));
            };
            note(edge.from, Side::Out, edge.to);
            note(edge.to, Side::In, edge.from);
        }
        for (const auto& [key, lanes] : seen) {
            std::vector<std::pair<double, Lane>> ordered;
            for (const auto& [lane, level] : lanes)
                ordered.emplace_back(level, lane);
            std::ranges::sort(ordered);
            const double step = m_places[key.first].height / static_cast<double>(ordered.size() + 1);
            for (std::size_t i = 0; i < ordered.size(); ++i)
                m_ports[{key.first, key.second, ordered[i].second}] = step * static_cast<double>(i + 1);
        }
    }

    [[nodiscard]] int channelFor(std::size_t from, std::size_t to) const
    {
        const Place& a = m_places[from];
        const Place& b = m_places[to];
        if (a.row != b.row)
            return std::max(a.row, b.row);
        const double height = m_rowHeights[static_cast<std::size_t>(a.row)];
        const bool isHigh = a.offset + a.height / 2 + b.offset + b.height / 2 <= height;
        return a.row + (isHigh ? 0 : 1);
    }

    void chooseWays()
    {
        for (const auto& edge : m_graph.edges()) {
            Way way{gapAt(edge.from, Side::Out), gapAt(edge.to, Side::In), {}};
            const Lane lane = laneOf(edge);
            m_gaps[static_cast<std::size_t>(way.fromGap)].add(lane);
            if (way.fromGap != way.toGap) {
                way.channel = channelFor(edge.from, edge.to);
                m_gaps[static_cast<std::size_t>(way.toGap)].add(lane);
                m_channels[static_cast<std::size_t>(*way.channel)].add(lane);
            }
            m_ways.push_back(way);
        }
    }

    void place()
    {
        std::vector<double> widths(static_cast<std::size_t>(m_slots), 0);
        for (const Place& place : m_places) {
            double& width = widths[static_cast<std::size_t>(place.slot)];
            width = std::max(width, place.width);
        }
        double x = kMargin;
        for (std::size_t slot = 0; slot < widths.size(); ++slot) {
            m_gaps[slot].start = x;
            x += m_gaps[slot].size();
            m_slotCenters.push_back(x + widths[slot] / 2);
            x += widths[slot];
        }
        m_gaps.back().start = x;
        double y = kMargin;
        for (std::size_t row = 0; row < m_rowHeights.size(); ++row) {
            m_channels[row].start = y;
            y += m_channels[row].size();
            m_rowTops.push_back(y);
            y += m_rowHeights[row];
        }
        m_channels.back().start = y;
        m_size = {x + m_gaps.back().size() + kMargin, y + m_channels.back().size() + kMargin};
    }

    [[nodiscard]] QPointF portOf(std::size_t node, int gap, const Lane& lane, const QRectF& box) const
    {
        const double x = gap == m_places[node].slot ? box.left() : box.right();
        return {x, box.top() + m_ports.at({node, gap, lane})};
    }

    DiagramLayout draw()
    {
        DiagramLayout result;
        result.size = m_size;
        for (const Place& place : m_places)
            result.boxes.emplace_back(m_slotCenters[static_cast<std::size_t>(place.slot)] - place.width / 2,
                                      m_rowTops[static_cast<std::size_t>(place.row)] + place.offset, place.width,
                                      place.height);
        for (std::size_t i = 0; i < m_ways.size(); ++i) {
            const auto& edge = m_graph.edges()[i];
            const Way& way = m_ways[i];
            const Lane lane = laneOf(edge);
            const QPointF from = portOf(edge.from, way.fromGap, lane, result.boxes[edge.from]);
            const QPointF to = portOf(edge.to, way.toGap, lane, result.boxes[edge.to]);
            const double leave = m_gaps[static_cast<std::size_t>(way.fromGap)].trackOf(lane);
            const double arrive = m_gaps[static_cast<std::size_t>(way.toGap)].trackOf(lane);
            QPolygonF path{from, QPointF(leave, from.y())};
            if (way.channel) {
                const double y = m_channels[static_cast<std::size_t>(*way.channel)].trackOf(lane);
                path << QPointF(leave, y) << QPointF(arrive, y);
            }
            path << QPointF(arrive, to.y()) << to;
            result.routes.push_back(path);
        }
        return result;
    }

    struct PortKey {
        std::size_t node;
        int gap;
        Lane lane;
        friend auto operator<=>(const PortKey&, const PortKey&) = default;
    };

    const DiagramGraph& m_graph;
    const int m_perRow;
    const int m_rows;
    const int m_slots;
    std::vector<Band> m_gaps;     ///< before each slot, and behind the last
    std::vector<Band> m_channels; ///< above each row, and below the last
    std::vector<Place> m_places;  ///< by node
    std::vector<double> m_rowHeights;
    std::vector<Way> m_ways; ///< by edge
    std::map<PortKey, double> m_ports;
    std::vector<double> m_slotCenters;
    std::vector<double> m_rowTops;
    QSizeF m_size;
};

} // namespace

DiagramLayout layOut(const DiagramGraph& graph, int layersPerRow)
{
    return Layouter(graph, layersPerRow).run();
}

DiagramLayout layOutFor(const DiagramGraph& graph, const QSizeF& room)
{
    constexpr int kMostRows = 3;
    DiagramLayout best;
    double largest = 0;
    for (int rows = 1; rows <= kMostRows; ++rows) {
        DiagramLayout layout = layOut(graph, (graph.layers() + rows - 1) / rows);
        const double scale = std::min(room.width() / layout.size.width(), room.height() / layout.size.height());
        if (rows > 1 && scale <= largest)
            continue;
        largest = scale;
        best = std::move(layout);
    }
    return best;
}

} // namespace vitrine::views
