// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_wires.h"

#include "views/docks/diagram/wire_band.h"
#include "views/docks/diagram/wire_crossings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

namespace vitrine::views {

namespace {

constexpr double kBelow = 14;              // boxes no further below each other are tied by a short wire
constexpr std::size_t kMostImproved = 400; // wires; more are led as they come

enum class Channel : std::uint8_t { Top, Middle, Bottom };
constexpr std::array kChannels{Channel::Top, Channel::Middle, Channel::Bottom};

/// What runs as one: all ends of a bundle by whether they lead to its queues or away from them.
struct Lane {
    std::size_t bundle = 0;
    bool isFromQueue = false;
    friend auto operator<=>(const Lane&, const Lane&) = default;
};

struct Leg {
    std::size_t from = 0;
    std::size_t to = 0;
    LaneNumber lane = 0;
    bool isFromRight = true; ///< the side of the box that it leaves
    bool isToRight = false;  ///< the side of the box that it comes to
    std::size_t fromGap = 0;
    std::size_t toGap = 0;
    std::optional<Channel> channel;
    bool isBelow = false; ///< straight down to the next box
    double fromLevel = 0; ///< of its ports, below the upper edge of the boxes
    double toLevel = 0;
};

Lane laneOf(const DiagramGraph& graph, std::size_t edge)
{
    const DiagramGraph::Edge& at = graph.edges()[edge];
    return {at.bundle, !at.isLine && graph.isQueue(at.from)};
}

bool isLed(const DiagramGraph::Edge& edge)
{
    return edge.wire == DiagramGraph::Wire::Flow || edge.wire == DiagramGraph::Wire::Query;
}

/// The corners of a wire, from end to end.
struct Route {
    std::array<QPointF, 6> corners;
    std::size_t size = 0;

    void add(const QPointF& corner) { corners[size++] = corner; }
    [[nodiscard]] std::span<const QPointF> points() const { return std::span(corners).first(size); }
};

class Wirer {
public:
    Wirer(const DiagramGraph& graph, const DiagramFolds& folds, const DiagramPlan& plan)
        : m_graph(graph), m_folds(folds), m_plan(plan), m_gaps(plan.widths.size() + 1), m_legOf(graph.edges().size())
    {
        for (std::size_t i = 0; i < graph.edges().size(); ++i)
            if (isLed(graph.edges()[i]))
                m_numbers.emplace(laneOf(graph, i), 0);
        std::size_t count = 0;
        for (auto& [lane, number] : m_numbers)
            number = count++;
        m_choices.assign(count, 0);
        m_legsOf.resize(count);
        m_traces.resize(count);
        m_crossings.resize(count * count);
        m_sums.resize(count);
        m_newCrossings.resize(2 * count);
    }

    DiagramWiring run(bool isThorough)
    {
        int least = attempt();
        if (isThorough && m_legs.size() <= kMostImproved)
            for (const LaneNumber lane : lanesWithChoice())
                for (const int way : {1, 2, 3}) {
                    if (!isOtherWay(lane, way))
                        continue;
                    const int before = std::exchange(m_choices[lane], way);
                    if (const int now = attempt(); now < least)
                        least = now;
                    else
                        m_choices[lane] = before;
                }
        (void)attempt();
        DiagramWiring wiring;
        wiring.lefts = m_lefts;
        wiring.top = m_top;
        wiring.middle = band(Channel::Middle).lanes().empty() ? 0 : band(Channel::Middle).size();
        wiring.bottom = band(Channel::Bottom).start + band(Channel::Bottom).size();
        wiring.right = m_gaps.back().start + m_gaps.back().size();
        for (const auto& leg : m_legOf)
            wiring.routes.push_back(leg ? polygonOf(routeOf(m_legs[*leg])) : QPolygonF());
        return wiring;
    }

private:
    struct Side {
        std::size_t node;
        bool isRight;
        friend auto operator<=>(const Side&, const Side&) = default;
    };

    [[nodiscard]] WireBand& band(Channel channel) { return m_channels[static_cast<std::size_t>(channel)]; }
    [[nodiscard]] const WireBand& band(Channel channel) const { return m_channels[static_cast<std::size_t>(channel)]; }
    [[nodiscard]] const DiagramPlan::Box& box(std::size_t node) const { return m_plan.boxes[node]; }
    [[nodiscard]] double centerOf(std::size_t node) const { return box(node).top + box(node).height / 2; }

    /// Leads all wires as chosen; how often they cross.
    int attempt()
    {
        m_legs.clear();
        m_ports.clear();
        for (WireBand& gap : m_gaps)
            gap.clear(m_numbers.size());
        for (WireBand& channel : m_channels)
            channel.clear(m_numbers.size());
        lead();
        place();
        findPorts();
        return improve();
    }
    /// Those that could as well go elsewhere.
    [[nodiscard]] std::vector<LaneNumber> lanesWithChoice() const
    {
        std::vector<LaneNumber> lanes;
        for (LaneNumber lane = 0; lane < m_legsOf.size(); ++lane)
            if (std::ranges::any_of(m_legsOf[lane], [this](std::size_t number) {
                    const Leg& leg = m_legs[number];
                    return leg.channel || (box(leg.from).column == box(leg.to).column && !leg.isBelow);
                }))
                lanes.push_back(lane);
        return lanes;
    }

    /// Whether a choice leads a lane elsewhere than it is led now.
    [[nodiscard]] bool isOtherWay(LaneNumber lane, int way) const
    {
        const int now = m_choices[lane];
        return std::ranges::any_of(m_legsOf[lane], [&](std::size_t number) {
            const Leg& leg = m_legs[number];
            if (leg.isBelow)
                return false;
            if (box(leg.from).column == box(leg.to).column)
                return (way == 1) != (now == 1);
            return leg.fromGap != leg.toGap && channelFor(leg, way) != channelFor(leg, now);
        });
    }

    /// Each way once, though several edges may be folded into it.
    void lead()
    {
        std::map<std::pair<std::size_t, std::size_t>, std::size_t> seen;
        for (std::size_t i = 0; i < m_graph.edges().size(); ++i) {
            const auto& edge = m_graph.edges()[i];
            const std::size_t from = m_folds.leaders[edge.from];
            const std::size_t to = m_folds.leaders[edge.to];
            if (!isLed(edge))
                continue;
            const auto [at, isNew] = seen.emplace(std::pair(from, to), m_legs.size());
            m_legOf[i] = at->second;
            if (isNew)
                m_legs.push_back(legOf(from, to, m_numbers.at(laneOf(m_graph, i))));
        }
        for (auto& legs : m_legsOf)
            legs.clear();
        for (std::size_t i = 0; i < m_legs.size(); ++i)
            m_legsOf[m_legs[i].lane].push_back(i);
    }
    Leg legOf(std::size_t from, std::size_t to, LaneNumber lane)
    {
        Leg leg;
        leg.from = from;
        leg.to = to;
        leg.lane = lane;
        const int a = box(from).column;
        const int b = box(to).column;
        const double gap = box(to).top - box(from).top - box(from).height;
        leg.isBelow = a == b && gap > 0 && gap <= kBelow;
        if (leg.isBelow)
            return leg;
        // Back to the left from the left side, so that a wire need not go around the boxes at its ends.
        const int choice = m_choices[lane];
        const bool isLeft = a == b && choice == 1;
        leg.isFromRight = a <= b && !isLeft;
        leg.isToRight = a >= b && !isLeft;
        leg.fromGap = static_cast<std::size_t>(a + (leg.isFromRight ? 1 : 0));
        leg.toGap = static_cast<std::size_t>(b + (leg.isToRight ? 1 : 0));
        m_gaps[leg.fromGap].add(lane);
        if (leg.fromGap == leg.toGap)
            return leg;
        m_gaps[leg.toGap].add(lane);
        leg.channel = channelFor(leg, choice);
        band(*leg.channel).add(lane);
        return leg;
    }
    /// `choice`: one of the channels, from 1; 0: the nearest.
    [[nodiscard]] Channel channelFor(const Leg& leg, int choice) const
    {
        const auto [first, last] = std::minmax(leg.fromGap, leg.toGap);
        bool isBarred = false;
        for (std::size_t column = first; column < last; ++column)
            isBarred = isBarred || m_plan.isBarred[column];
        if (choice > 0 && !(isBarred && kChannels[static_cast<std::size_t>(choice - 1)] == Channel::Middle))
            return kChannels[static_cast<std::size_t>(choice - 1)];
        const double levels[] = {-WireBand::kAside, m_plan.middle, m_plan.height + WireBand::kAside};
        const auto cost = [&](Channel channel) {
            const double level = levels[static_cast<std::size_t>(channel)];
            return std::abs(centerOf(leg.from) - level) + std::abs(centerOf(leg.to) - level);
        };
        Channel best = cost(Channel::Top) < cost(Channel::Bottom) ? Channel::Top : Channel::Bottom;
        return !isBarred && cost(Channel::Middle) <= cost(best) ? Channel::Middle : best;
    }

    void place()
    {
        double x = 0;
        m_lefts.clear();
        for (std::size_t column = 0; column < m_plan.widths.size(); ++column) {
            m_gaps[column].start = x;
            x += m_gaps[column].size();
            m_lefts.push_back(x);
            x += m_plan.widths[column];
        }
        m_gaps.back().start = x;
        // Apart by less than a track from all ports, which stand at its thirds.
        m_top = band(Channel::Top).lanes().empty() ? 0 : band(Channel::Top).size();
        band(Channel::Middle).start = m_top + m_plan.middle + WireBand::kTrack / 4;
        band(Channel::Bottom).start = m_top + m_plan.height;
    }

    [[nodiscard]] double levelTo(const Leg& leg, std::size_t other) const
    {
        if (!leg.channel)
            return centerOf(other);
        return *leg.channel == Channel::Top      ? -1e6 + centerOf(other)
               : *leg.channel == Channel::Bottom ? 1e6 + centerOf(other)
                                                 : m_plan.middle;
    }
    /// Lanes leave a box one below the other, the one that leads highest first. On the two sides of a gap they stand at
    /// different levels, so that none lies on another one.
    void findPorts()
    {
        std::map<Side, std::map<LaneNumber, double>> seen;
        for (const Leg& leg : m_legs) {
            if (leg.isBelow)
                continue;
            const auto note = [&](const Side& side, std::size_t other) {
                auto& level = seen[side].emplace(leg.lane, levelTo(leg, other)).first->second;
                level = std::min(level, levelTo(leg, other));
            };
            note({leg.from, leg.isFromRight}, leg.to);
            note({leg.to, leg.isToRight}, leg.from);
        }
        for (const auto& [side, lanes] : seen) {
            std::vector<std::pair<double, LaneNumber>> ordered;
            for (const auto& [lane, level] : lanes)
                ordered.emplace_back(level, lane);
            std::ranges::sort(ordered);
            const double step = box(side.node).height / static_cast<double>(ordered.size() + 1);
            const double offset = side.isRight ? 0 : WireBand::kTrack / 2;
            double last = -1;
            for (std::size_t i = 0; i < ordered.size(); ++i) {
                const double wanted = box(side.node).top + step * static_cast<double>(i + 1);
                double level = std::round((wanted - offset) / WireBand::kTrack) * WireBand::kTrack + offset;
                if (level <= last)
                    level = last + WireBand::kTrack;
                if (level <= box(side.node).top || level >= box(side.node).top + box(side.node).height)
                    level = wanted;
                last = level;
                m_ports[{side, ordered[i].second}] = level;
            }
        }
        straighten();
        for (Leg& leg : m_legs) {
            if (leg.isBelow)
                continue;
            leg.fromLevel = m_ports.at({{leg.from, leg.isFromRight}, leg.lane});
            leg.toLevel = m_ports.at({{leg.to, leg.isToRight}, leg.lane});
        }
    }
    /// A wire that is all of its lane, and nearly level, is made level.
    void straighten()
    {
        for (const Leg& leg : m_legs) {
            if (leg.isBelow || leg.channel || m_legsOf[leg.lane].size() > 1)
                continue;
            double& from = m_ports[{{leg.from, leg.isFromRight}, leg.lane}];
            double& to = m_ports[{{leg.to, leg.isToRight}, leg.lane}];
            if (std::abs(from - to) <= WireBand::kTrack / 2 && leg.isFromRight != leg.isToRight)
                to = from;
        }
    }

    [[nodiscard]] Route routeOf(const Leg& leg) const
    {
        Route route;
        const auto edgeOf = [&](std::size_t node, bool isRight) {
            const auto column = static_cast<std::size_t>(box(node).column);
            return m_lefts[column] + (isRight ? m_plan.widths[column] : 0);
        };
        if (leg.isBelow) {
            const auto column = static_cast<std::size_t>(box(leg.from).column);
            const double x = m_lefts[column] + m_plan.widths[column] / 2;
            route.add({x, m_top + box(leg.from).top + box(leg.from).height});
            route.add({x, m_top + box(leg.to).top});
            return route;
        }
        const QPointF from(edgeOf(leg.from, leg.isFromRight), m_top + leg.fromLevel);
        const QPointF to(edgeOf(leg.to, leg.isToRight), m_top + leg.toLevel);
        const double leave = m_gaps[leg.fromGap].trackOf(leg.lane);
        const double arrive = m_gaps[leg.toGap].trackOf(leg.lane);
        route.add(from);
        if (leg.channel || from.y() != to.y()) {
            route.add({leave, from.y()});
            if (leg.channel) {
                const double y = band(*leg.channel).trackOf(leg.lane);
                route.add({leave, y});
                route.add({arrive, y});
            }
            route.add({arrive, to.y()});
        }
        route.add(to);
        return route;
    }
    [[nodiscard]] static QPolygonF polygonOf(const Route& route)
    {
        return QPolygonF(QList<QPointF>(route.points().begin(), route.points().end()));
    }

    void trace(LaneNumber lane)
    {
        m_traces[lane].clear();
        for (const std::size_t leg : m_legsOf[lane])
            m_traces[lane].add(routeOf(m_legs[leg]).points());
        m_traces[lane].join();
    }
    [[nodiscard]] int& crossingsOf(LaneNumber one, LaneNumber other)
    {
        return m_crossings[one * m_traces.size() + other];
    }
    /// Exchanges lanes of a band as long as that helps; how often wires cross then.
    int improve()
    {
        const std::size_t count = m_traces.size();
        for (LaneNumber lane = 0; lane < count; ++lane)
            trace(lane);
        std::ranges::fill(m_sums, 0);
        for (LaneNumber one = 0; one < count; ++one) {
            crossingsOf(one, one) = 0;
            for (LaneNumber other = one + 1; other < count; ++other) {
                const int here = views::crossingsOf(m_traces[one], m_traces[other]);
                crossingsOf(one, other) = crossingsOf(other, one) = here;
                m_sums[one] += here;
                m_sums[other] += here;
            }
        }
        int all = std::accumulate(m_sums.begin(), m_sums.end(), 0) / 2;
        std::vector<WireBand*> bands;
        for (WireBand& gap : m_gaps)
            bands.push_back(&gap);
        for (WireBand& channel : m_channels)
            bands.push_back(&channel);
        bool isBetter = m_legs.size() <= kMostImproved;
        while (isBetter) {
            isBetter = false;
            for (WireBand* band : bands)
                for (std::size_t i = 0; i < band->lanes().size(); ++i)
                    for (std::size_t j = i + 1; j < band->lanes().size(); ++j)
                        if (const int gained = exchange(*band, i, j); gained > 0) {
                            all -= gained;
                            isBetter = true;
                        }
        }
        return all;
    }
    /// By how many crossings there are less; 0: it would not help, and all is as before.
    int exchange(WireBand& band, std::size_t i, std::size_t j)
    {
        const LaneNumber one = band.lanes()[i], other = band.lanes()[j];
        const int before = m_sums[one] + m_sums[other] - crossingsOf(one, other);
        if (before == 0)
            return 0;
        const std::size_t count = m_traces.size();
        m_before.first = m_traces[one];
        m_before.second = m_traces[other];
        band.exchange(i, j);
        trace(one);
        trace(other);
        int now = views::crossingsOf(m_traces[one], m_traces[other]);
        m_newCrossings[other] = m_newCrossings[count + one] = now;
        for (LaneNumber lane = 0; lane < count && now < before; ++lane) {
            if (lane == one || lane == other)
                continue;
            now += m_newCrossings[lane] = views::crossingsOf(m_traces[one], m_traces[lane]);
            now += m_newCrossings[count + lane] = views::crossingsOf(m_traces[other], m_traces[lane]);
        }
        if (now >= before) {
            band.exchange(i, j);
            std::swap(m_traces[one], m_before.first);
            std::swap(m_traces[other], m_before.second);
            return 0;
        }
        for (LaneNumber lane = 0; lane < count; ++lane) {
            if (lane != one)
                note(one, lane, m_newCrossings[lane]);
            if (lane != one && lane != other)
                note(other, lane, m_newCrossings[count + lane]);
        }
        return before - now;
    }
    void note(LaneNumber one, LaneNumber other, int now)
    {
        const int more = now - crossingsOf(one, other);
        m_sums[one] += more;
        m_sums[other] += more;
        crossingsOf(one, other) = crossingsOf(other, one) = now;
    }

    const DiagramGraph& m_graph;
    const DiagramFolds& m_folds;
    const DiagramPlan& m_plan;
    std::vector<WireBand> m_gaps; ///< before each column, and behind the last
    std::array<WireBand, kChannels.size()> m_channels;
    std::map<Lane, LaneNumber> m_numbers;
    std::vector<std::vector<std::size_t>> m_legsOf; ///< by lane
    std::vector<WireTrace> m_traces;                ///< likewise
    std::pair<WireTrace, WireTrace> m_before;       ///< of two lanes that are exchanged
    std::vector<int> m_crossings;                   ///< of each lane with each
    std::vector<int> m_sums;                        ///< by lane: its crossings with all
    std::vector<int> m_newCrossings;                ///< of two lanes that are exchanged, with each
    std::vector<int> m_choices;                     ///< by lane; 0: the nearest way
    std::vector<Leg> m_legs;
    std::vector<std::optional<std::size_t>> m_legOf;       ///< by edge
    std::map<std::pair<Side, LaneNumber>, double> m_ports; ///< below the upper edge of the boxes
    std::vector<double> m_lefts;
    double m_top = 0;
};

} // namespace

DiagramWiring wire(const DiagramGraph& graph, const DiagramFolds& folds, const DiagramPlan& plan, bool isThorough)
{
    return Wirer(graph, folds, plan).run(isThorough);
}

int crossings(const DiagramGraph& graph, const std::vector<QPolygonF>& routes)
{
    std::map<Lane, WireTrace> lanes;
    for (std::size_t i = 0; i < routes.size(); ++i)
        if (!routes[i].isEmpty())
            lanes[laneOf(graph, i)].add(std::span(routes[i].data(), static_cast<std::size_t>(routes[i].size())));
    for (auto& [lane, trace] : lanes)
        trace.join();
    int count = 0;
    for (auto one = lanes.begin(); one != lanes.end(); ++one)
        for (auto other = std::next(one); other != lanes.end(); ++other)
            count += crossingsOf(one->second, other->second);
    return count;
}

} // namespace vitrine::views
