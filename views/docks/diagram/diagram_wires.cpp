// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_wires.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace vitrine::views {

namespace {

constexpr double kTrack = 5;               // between wires that run side by side
constexpr double kAside = 7;               // from a wire to a box
constexpr double kEmpty = 14;              // between columns with no wires
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

/// Lanes side by side.
struct Band {
    std::vector<Lane> lanes;
    double start = 0;

    void add(const Lane& lane)
    {
        if (std::ranges::find(lanes, lane) == lanes.end())
            lanes.push_back(lane);
    }
    [[nodiscard]] double size() const
    {
        return lanes.empty() ? kEmpty : 2 * kAside + kTrack * static_cast<double>(lanes.size() - 1);
    }
    [[nodiscard]] double trackOf(const Lane& lane) const
    {
        const auto at = std::ranges::find(lanes, lane) - lanes.begin();
        return start + kAside + kTrack * static_cast<double>(at);
    }
};

struct Leg {
    std::size_t from = 0;
    std::size_t to = 0;
    Lane lane;
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

struct Stretch {
    double at, from, to;
    friend auto operator<=>(const Stretch&, const Stretch&) = default;
};
struct Stretches {
    std::vector<Stretch> level, upright;
};

void add(Stretches& stretches, const QPolygonF& route)
{
    for (qsizetype i = 1; i < route.size(); ++i) {
        const QPointF a = route[i - 1];
        const QPointF b = route[i];
        if (a.y() == b.y())
            stretches.level.push_back({a.y(), std::min(a.x(), b.x()), std::max(a.x(), b.x())});
        else
            stretches.upright.push_back({a.x(), std::min(a.y(), b.y()), std::max(a.y(), b.y())});
    }
}

/// Where stretches of one lane cross those of another: what several wires of a lane share counts once.
int crossingsOf(const std::vector<Stretch>& levels, const std::vector<Stretch>& uprights)
{
    std::vector<std::pair<double, double>> places;
    for (const Stretch& level : levels)
        for (const Stretch& upright : uprights) {
            if (upright.at <= level.from || upright.at >= level.to || level.at <= upright.from ||
                level.at >= upright.to)
                continue;
            const std::pair place(upright.at, level.at);
            if (std::ranges::find(places, place) == places.end())
                places.push_back(place);
        }
    return static_cast<int>(places.size());
}
int crossingsOf(const Stretches& one, const Stretches& other)
{
    return crossingsOf(one.level, other.upright) + crossingsOf(other.level, one.upright);
}
int crossingsOf(const std::map<Lane, Stretches>& lanes)
{
    int count = 0;
    for (auto one = lanes.begin(); one != lanes.end(); ++one)
        for (auto other = std::next(one); other != lanes.end(); ++other)
            count += crossingsOf(one->second, other->second);
    return count;
}

class Wirer {
public:
    Wirer(const DiagramGraph& graph, const DiagramFolds& folds, const DiagramPlan& plan)
        : m_graph(graph), m_folds(folds), m_plan(plan), m_gaps(plan.widths.size() + 1), m_legOf(graph.edges().size())
    {
    }

    DiagramWiring run(bool isThorough)
    {
        int least = attempt();
        if (isThorough && m_legs.size() <= kMostImproved)
            for (const Lane& lane : lanesWithChoice())
                for (const int way : {1, 2, 3}) {
                    const auto before = m_choices;
                    m_choices[lane] = way;
                    if (const int now = attempt(); now < least)
                        least = now;
                    else
                        m_choices = before;
                }
        (void)attempt();
        DiagramWiring wiring;
        wiring.lefts = m_lefts;
        wiring.top = m_top;
        wiring.middle = band(Channel::Middle).lanes.empty() ? 0 : band(Channel::Middle).size();
        wiring.bottom = band(Channel::Bottom).start + band(Channel::Bottom).size();
        wiring.right = m_gaps.back().start + m_gaps.back().size();
        for (const auto& leg : m_legOf)
            wiring.routes.push_back(leg ? routeOf(m_legs[*leg]) : QPolygonF());
        return wiring;
    }

private:
    struct Side {
        std::size_t node;
        bool isRight;
        friend auto operator<=>(const Side&, const Side&) = default;
    };

    [[nodiscard]] Band& band(Channel channel) { return m_channels[static_cast<std::size_t>(channel)]; }
    [[nodiscard]] const Band& band(Channel channel) const { return m_channels[static_cast<std::size_t>(channel)]; }
    [[nodiscard]] const DiagramPlan::Box& box(std::size_t node) const { return m_plan.boxes[node]; }
    [[nodiscard]] double centerOf(std::size_t node) const { return box(node).top + box(node).height / 2; }

    /// Leads all wires as chosen; how often they cross.
    int attempt()
    {
        m_legs.clear();
        m_ports.clear();
        for (Band& gap : m_gaps)
            gap.lanes.clear();
        for (Band& channel : m_channels)
            channel.lanes.clear();
        lead();
        place();
        findPorts();
        return improve();
    }
    /// Those that could as well go elsewhere.
    [[nodiscard]] std::vector<Lane> lanesWithChoice() const
    {
        std::set<Lane> lanes;
        for (const Leg& leg : m_legs)
            if (leg.channel || (box(leg.from).column == box(leg.to).column && !leg.isBelow))
                lanes.insert(leg.lane);
        return {lanes.begin(), lanes.end()};
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
                m_legs.push_back(legOf(from, to, laneOf(m_graph, i)));
        }
    }
    Leg legOf(std::size_t from, std::size_t to, const Lane& lane)
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
        const auto choice = m_choices.find(lane);
        const bool isLeft = a == b && choice != m_choices.end() && choice->second == 1;
        leg.isFromRight = a <= b && !isLeft;
        leg.isToRight = a >= b && !isLeft;
        leg.fromGap = static_cast<std::size_t>(a + (leg.isFromRight ? 1 : 0));
        leg.toGap = static_cast<std::size_t>(b + (leg.isToRight ? 1 : 0));
        m_gaps[leg.fromGap].add(lane);
        if (leg.fromGap == leg.toGap)
            return leg;
        m_gaps[leg.toGap].add(lane);
        leg.channel = channelFor(leg, choice == m_choices.end() ? 0 : choice->second);
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
        const double levels[] = {-kAside, m_plan.middle, m_plan.height + kAside};
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
        m_top = band(Channel::Top).lanes.empty() ? 0 : band(Channel::Top).size();
        band(Channel::Middle).start = m_top + m_plan.middle + kTrack / 4;
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
        std::map<Side, std::map<Lane, double>> seen;
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
            std::vector<std::pair<double, Lane>> ordered;
            for (const auto& [lane, level] : lanes)
                ordered.emplace_back(level, lane);
            std::ranges::sort(ordered);
            const double step = box(side.node).height / static_cast<double>(ordered.size() + 1);
            const double offset = side.isRight ? 0 : kTrack / 2;
            double last = -1;
            for (std::size_t i = 0; i < ordered.size(); ++i) {
                const double wanted = box(side.node).top + step * static_cast<double>(i + 1);
                double level = std::round((wanted - offset) / kTrack) * kTrack + offset;
                if (level <= last)
                    level = last + kTrack;
                if (level <= box(side.node).top || level >= box(side.node).top + box(side.node).height)
                    level = wanted;
                last = level;
                m_ports[{side, ordered[i].second}] = level;
            }
        }
        straighten();
        m_legsOf.clear();
        for (std::size_t i = 0; i < m_legs.size(); ++i) {
            Leg& leg = m_legs[i];
            m_legsOf[leg.lane].push_back(i);
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
            const auto isSame = [&](const Leg& other) { return other.lane == leg.lane; };
            if (leg.isBelow || leg.channel || std::ranges::count_if(m_legs, isSame) > 1)
                continue;
            double& from = m_ports[{{leg.from, leg.isFromRight}, leg.lane}];
            double& to = m_ports[{{leg.to, leg.isToRight}, leg.lane}];
            if (std::abs(from - to) <= kTrack / 2 && leg.isFromRight != leg.isToRight)
                to = from;
        }
    }

    [[nodiscard]] QPolygonF routeOf(const Leg& leg) const
    {
        const auto edgeOf = [&](std::size_t node, bool isRight) {
            const auto column = static_cast<std::size_t>(box(node).column);
            return m_lefts[column] + (isRight ? m_plan.widths[column] : 0);
        };
        if (leg.isBelow) {
            const auto column = static_cast<std::size_t>(box(leg.from).column);
            const double x = m_lefts[column] + m_plan.widths[column] / 2;
            return QPolygonF{QPointF(x, m_top + box(leg.from).top + box(leg.from).height),
                             QPointF(x, m_top + box(leg.to).top)};
        }
        const QPointF from(edgeOf(leg.from, leg.isFromRight), m_top + leg.fromLevel);
        const QPointF to(edgeOf(leg.to, leg.isToRight), m_top + leg.toLevel);
        const double leave = m_gaps[leg.fromGap].trackOf(leg.lane);
        const double arrive = m_gaps[leg.toGap].trackOf(leg.lane);
        if (!leg.channel && from.y() == to.y())
            return QPolygonF{from, to};
        QPolygonF path{from, QPointF(leave, from.y())};
        if (leg.channel) {
            const double y = band(*leg.channel).trackOf(leg.lane);
            path << QPointF(leave, y) << QPointF(arrive, y);
        }
        path << QPointF(arrive, to.y()) << to;
        return path;
    }

    [[nodiscard]] Stretches stretchesOf(const Lane& lane) const
    {
        Stretches stretches;
        for (const std::size_t leg : m_legsOf.at(lane))
            add(stretches, routeOf(m_legs[leg]));
        return stretches;
    }
    /// Of two lanes with all, by what is known of where these are.
    [[nodiscard]] int crossingsOf(const Lane& one, const Lane& other) const
    {
        int count = 0;
        for (const auto& [lane, stretches] : m_stretches) {
            if (lane != one)
                count += views::crossingsOf(m_stretches.at(one), stretches);
            if (lane != one && lane != other)
                count += views::crossingsOf(m_stretches.at(other), stretches);
        }
        return count;
    }
    /// Exchanges lanes of a band as long as that helps; how often wires cross then.
    int improve()
    {
        m_stretches.clear();
        for (const Leg& leg : m_legs)
            add(m_stretches[leg.lane], routeOf(leg));
        int count = views::crossingsOf(m_stretches);
        std::vector<Band*> bands;
        for (Band& gap : m_gaps)
            bands.push_back(&gap);
        for (Band& channel : m_channels)
            bands.push_back(&channel);
        bool isBetter = m_legs.size() <= kMostImproved;
        while (isBetter) {
            isBetter = false;
            for (Band* band : bands)
                for (std::size_t i = 0; i < band->lanes.size(); ++i)
                    for (std::size_t j = i + 1; j < band->lanes.size(); ++j)
                        if (const int gained = exchange(band->lanes[i], band->lanes[j]); gained > 0) {
                            count -= gained;
                            isBetter = true;
                        }
        }
        return count;
    }
    /// By how many crossings there are less; 0: it would not help, and all is as before.
    int exchange(Lane& one, Lane& other)
    {
        const int before = crossingsOf(one, other);
        const Stretches ofOne = m_stretches[one];
        const Stretches ofOther = m_stretches[other];
        std::swap(one, other);
        m_stretches[one] = stretchesOf(one);
        m_stretches[other] = stretchesOf(other);
        const int now = crossingsOf(one, other);
        if (now < before)
            return before - now;
        std::swap(one, other);
        m_stretches[one] = ofOne;
        m_stretches[other] = ofOther;
        return 0;
    }

    const DiagramGraph& m_graph;
    const DiagramFolds& m_folds;
    const DiagramPlan& m_plan;
    std::vector<Band> m_gaps; ///< before each column, and behind the last
    std::array<Band, kChannels.size()> m_channels;
    std::map<Lane, std::vector<std::size_t>> m_legsOf;
    std::map<Lane, Stretches> m_stretches;
    std::map<Lane, int> m_choices; ///< other than the nearest way
    std::vector<Leg> m_legs;
    std::vector<std::optional<std::size_t>> m_legOf; ///< by edge
    std::map<std::pair<Side, Lane>, double> m_ports; ///< below the upper edge of the boxes
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
    std::map<Lane, Stretches> lanes;
    for (std::size_t i = 0; i < routes.size(); ++i)
        if (!routes[i].isEmpty())
            add(lanes[laneOf(graph, i)], routes[i]);
    return crossingsOf(lanes);
}

} // namespace vitrine::views
