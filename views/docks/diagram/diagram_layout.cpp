// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_layout.h"

#include "views/docks/diagram/diagram_wires.h"

#include <algorithm>
#include <array>
#include <map>

namespace vitrine::views {

namespace {

constexpr double kBetween = 12;   // cards above each other
constexpr double kSlot = 5;       // the narrowest
constexpr double kHalves = 12;    // between the two halves at least
constexpr double kClosest = 0.36; // of a gap, where there is no room
constexpr double kRounded = 1.06; // of text whose size is rounded up to a pixel

/// A unit with the queues that it takes from.
struct Card {
    std::vector<std::size_t> nodes; ///< from the top; the unit is the last one
    core::PipelineWork work = core::PipelineWork::Both;
    std::pair<int, std::size_t> order = {}; ///< row, and within it
};

QStringList wordsOf(const QString& name)
{
    return name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// As many words in each line as fit in.
QStringList broken(const QStringList& words, const DiagramText& text, double width)
{
    QStringList lines;
    for (const QString& word : words) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (!lines.isEmpty() && text.width(longer, false) <= width)
            lines.last() = longer;
        else
            lines << word;
    }
    return lines;
}

class Layouter {
public:
    Layouter(const DiagramGraph& graph, const DiagramFolds& folds, const DiagramLabels& labels, const DiagramText& text,
             DiagramDetail detail, int lines)
        : m_graph(graph), m_folds(folds), m_labels(labels), m_text(text), m_detail(detail), m_most(lines),
          m_lines(graph.nodes().size()), m_heights(graph.nodes().size())
    {
    }

    DiagramLayout run()
    {
        stack();
        measure();
        double middle = kHalves;
        DiagramPlan plan = planWith(middle);
        DiagramWiring wiring = wire(m_graph, m_folds, plan, false);
        // Queues at a unit stand in the order in which wires come to them; and now it is known how many are between.
        sortTrays(wiring);
        middle = std::max(kHalves, wiring.middle);
        plan = planWith(middle);
        wiring = wire(m_graph, m_folds, plan, true);
        return drawn(plan, wiring);
    }

private:
    [[nodiscard]] bool isLeader(std::size_t node) const { return m_folds.leaders[node] == node; }

    void stack()
    {
        std::map<int, std::vector<Card>> byStage;
        std::map<std::size_t, std::pair<int, std::size_t>> cardOf;
        for (std::size_t node = 0; node < m_heights.size(); ++node) {
            const DiagramGraph::Node& at = m_graph.nodes()[node];
            const bool isAlone = m_graph.isQueue(node) && !at.home;
            if (!isLeader(node) || (m_graph.isQueue(node) && !isAlone))
                continue;
            byStage[at.column].push_back({{node}, at.work, {at.row, at.order}});
        }
        for (auto& [stage, cards] : byStage) {
            std::ranges::stable_sort(cards, [](const Card& a, const Card& b) {
                return std::pair(a.work, a.order) < std::pair(b.work, b.order);
            });
            m_stages.push_back(stage);
            m_columns.push_back(std::move(cards));
        }
        for (std::size_t column = 0; column < m_columns.size(); ++column)
            for (std::size_t card = 0; card < m_columns[column].size(); ++card)
                cardOf[m_columns[column][card].nodes.back()] = {static_cast<int>(column), card};
        for (std::size_t node = 0; node < m_heights.size(); ++node) {
            const auto& home = m_graph.nodes()[node].home;
            if (!home || !isLeader(node))
                continue;
            const auto [column, card] = cardOf.at(m_folds.leaders[*home]);
            auto& nodes = m_columns[static_cast<std::size_t>(column)][card].nodes;
            nodes.insert(nodes.end() - 1, node);
        }
    }

    /// Of a box for so much text, at the least zoom.
    [[nodiscard]] double around(double text) const
    {
        return 2 * DiagramLayout::kInside + text / DiagramLayout::leastZoom(m_detail);
    }
    [[nodiscard]] double widthOf(std::size_t node)
    {
        const QString& title = m_labels.titles[node];
        if (m_graph.isQueue(node)) {
            const QString& count = m_labels.counts[node];
            const double number = count.isEmpty() ? 0 : m_text.width(count, true) + DiagramLayout::kInside;
            const double name = m_detail == DiagramDetail::Full ? m_text.width(title, false) : 0;
            return around(name + number);
        }
        double width = m_text.width(title, true) + DiagramLayout::kBadge;
        for (const QString& line : m_lines[node])
            width = std::max(width, m_text.width(line, false));
        for (const int cells : m_labels.cells[node])
            width = std::max(width, cells * kSlot * static_cast<double>(m_labels.cells[node].size()));
        return around(width);
    }
    [[nodiscard]] double heightOf(std::size_t node) const
    {
        const double line = m_text.line + 4;
        if (m_graph.isQueue(node)) {
            const bool isBar = !m_labels.counts[node].isEmpty();
            return m_detail == DiagramDetail::Full ? line + DiagramLayout::kSlots
                   : isBar                         ? line
                                                   : DiagramLayout::kSlots;
        }
        const auto lines = static_cast<double>(m_lines[node].size());
        const double names = lines > 0 ? m_text.line * lines + 6 : 0;
        return line + names +
               (m_labels.cells[node].empty() || m_detail == DiagramDetail::Brief ? 0 : DiagramLayout::kCells);
    }
    void measure()
    {
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            const QString head = m_labels.heads[static_cast<std::size_t>(m_stages[column])];
            double width = m_text.width(head, false) * kRounded / DiagramLayout::leastZoom(m_detail) -
                           2 * DiagramLayout::kHeadOver;
            const bool hasNames = m_detail != DiagramDetail::Brief;
            for (const Card& card : m_columns[column])
                for (const std::size_t node : card.nodes) {
                    if (hasNames && !m_graph.isQueue(node))
                        m_lines[node] = narrowest(m_labels.names[node], m_text, m_most);
                    width = std::max(width, widthOf(node));
                }
            m_widths.push_back(std::ceil(width));
            // The widest one makes room for others to need fewer lines.
            for (const Card& card : m_columns[column])
                for (const std::size_t node : card.nodes) {
                    if (hasNames && !m_graph.isQueue(node))
                        m_lines[node] =
                            broken(wordsOf(m_labels.names[node]), m_text,
                                   (width - 2 * DiagramLayout::kInside) * DiagramLayout::leastZoom(m_detail));
                    m_heights[node] = heightOf(node);
                }
        }
    }

    [[nodiscard]] double heightOf(const Card& card) const
    {
        double height = 0;
        for (const std::size_t node : card.nodes)
            height += m_heights[node];
        return height;
    }
    /// Of those of one half in a column.
    template <typename Which>
    [[nodiscard]] double heightOf(const std::vector<Card>& cards, Which which) const
    {
        double height = -kBetween;
        for (const Card& card : cards)
            if (which(card))
                height += heightOf(card) + kBetween;
        return std::max(0.0, height);
    }
    /// With something in it that belongs to both halves: then it has no halves.
    [[nodiscard]] static bool isShared(const std::vector<Card>& cards)
    {
        return std::ranges::any_of(cards, [](const Card& card) { return card.work == core::PipelineWork::Both; });
    }

    DiagramPlan planWith(double middle)
    {
        const auto isOf = [](core::PipelineWork work) {
            return [work](const Card& card) { return card.work == work; };
        };
        const auto isAny = [](const Card&) { return true; };
        double upper = 0, lower = 0, whole = 0;
        for (const auto& cards : m_columns) {
            if (isShared(cards)) {
                whole = std::max(whole, heightOf(cards, isAny));
                continue;
            }
            upper = std::max(upper, heightOf(cards, isOf(core::PipelineWork::Vertex)));
            lower = std::max(lower, heightOf(cards, isOf(core::PipelineWork::Fragment)));
        }
        // What is taller than both halves goes on above and below, and these stay together.
        const double above = std::max(0.0, whole - upper - middle - lower) / 2;
        DiagramPlan plan;
        plan.boxes.resize(m_heights.size());
        plan.widths = m_widths;
        plan.height = 2 * above + upper + middle + lower;
        plan.middle = above + upper;
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            const auto& cards = m_columns[column];
            const bool isBarred = isShared(cards);
            plan.isBarred.push_back(isBarred);
            double top = isBarred ? (plan.height - heightOf(cards, isAny)) / 2
                                  : above + (upper - heightOf(cards, isOf(core::PipelineWork::Vertex))) / 2;
            bool isLower = false;
            for (const Card& card : cards) {
                if (!isBarred && !isLower && card.work == core::PipelineWork::Fragment) {
                    isLower = true;
                    top = plan.middle + middle + (lower - heightOf(cards, isOf(core::PipelineWork::Fragment))) / 2;
                }
                for (const std::size_t node : card.nodes) {
                    plan.boxes[node] = {static_cast<int>(column), top, m_heights[node], true};
                    top += m_heights[node];
                }
                top += kBetween;
            }
        }
        for (std::size_t node = 0; node < plan.boxes.size(); ++node)
            if (!isLeader(node))
                plan.boxes[node] = plan.boxes[m_folds.leaders[node]];
        return plan;
    }

    /// Whether the card with a queue stands next below a unit.
    [[nodiscard]] bool isBelow(std::size_t unit, std::size_t queue) const
    {
        for (const auto& cards : m_columns)
            for (std::size_t card = 1; card < cards.size(); ++card)
                if (cards[card - 1].nodes.back() == unit && std::ranges::count(cards[card].nodes, queue) > 0)
                    return true;
        return false;
    }
    void sortTrays(const DiagramWiring& wiring)
    {
        std::vector<double> levels(m_heights.size(), 0); // of the last bend before a queue
        for (std::size_t edge = 0; edge < wiring.routes.size(); ++edge) {
            const QPolygonF& route = wiring.routes[edge];
            const std::size_t to = m_folds.leaders[m_graph.edges()[edge].to];
            if (isBelow(m_folds.leaders[m_graph.edges()[edge].from], to))
                levels[to] = -1;
            else if (route.size() > 3)
                levels[to] = route[route.size() - 3].y();
            else if (!route.isEmpty())
                levels[to] = route.front().y();
        }
        for (auto& cards : m_columns)
            for (Card& card : cards)
                std::ranges::stable_sort(card.nodes.begin(), card.nodes.end() - 1, {},
                                         [&](std::size_t node) { return levels[node]; });
    }

    DiagramLayout drawn(const DiagramPlan& plan, const DiagramWiring& wiring)
    {
        DiagramLayout layout;
        layout.detail = m_detail;
        layout.folds = m_folds;
        layout.header = m_text.line + 4;
        layout.line = m_text.line;
        layout.titles = m_labels.titles;
        layout.lines = std::move(m_lines);
        layout.cells = m_labels.cells;
        const double heads = m_text.line + DiagramLayout::kInside;
        const QPointF shift(DiagramLayout::kMargin, DiagramLayout::kMargin + heads);
        for (const DiagramPlan::Box& box : plan.boxes) {
            const auto column = static_cast<std::size_t>(box.column);
            layout.boxes.emplace_back(QPointF(wiring.lefts[column], wiring.top + box.top) + shift,
                                      QSizeF(plan.widths[column], box.height));
        }
        std::map<std::pair<std::size_t, std::size_t>, std::size_t> first;
        for (std::size_t edge = 0; edge < wiring.routes.size(); ++edge) {
            const auto& at = m_graph.edges()[edge];
            layout.routes.push_back(wiring.routes[edge].translated(shift));
            const std::pair ends(m_folds.leaders[at.from], m_folds.leaders[at.to]);
            layout.ways.push_back(first.emplace(ends, edge).first->second);
        }
        for (std::size_t column = 0; column < m_stages.size(); ++column)
            layout.heads.emplace_back(QRectF(DiagramLayout::kMargin + wiring.lefts[column], DiagramLayout::kMargin,
                                             plan.widths[column], m_text.line),
                                      m_labels.heads[static_cast<std::size_t>(m_stages[column])]);
        layout.size = {wiring.right + 2 * DiagramLayout::kMargin, heads + wiring.bottom + 2 * DiagramLayout::kMargin};
        return layout;
    }

    const DiagramGraph& m_graph;
    const DiagramFolds& m_folds;
    const DiagramLabels& m_labels;
    const DiagramText& m_text;
    const DiagramDetail m_detail;
    const int m_most;                         ///< lines of a name
    std::vector<int> m_stages;                ///< by column
    std::vector<std::vector<Card>> m_columns; ///< from the top
    std::vector<double> m_widths;
    std::vector<QStringList> m_lines; ///< by node
    std::vector<double> m_heights;    ///< by node
};

} // namespace

QStringList narrowest(const QString& name, const DiagramText& text, int lines)
{
    const QStringList words = wordsOf(name);
    std::vector<double> widths;
    for (qsizetype first = 0; first < words.size(); ++first)
        for (qsizetype count = 1; first + count <= words.size(); ++count)
            widths.push_back(text.width(words.mid(first, count).join(QLatin1Char(' ')), false));
    std::ranges::sort(widths);
    for (const double width : widths) {
        const QStringList tried = broken(words, text, width);
        const bool fits =
            std::ranges::all_of(tried, [&](const QString& line) { return text.width(line, false) <= width; });
        if (fits && tried.size() <= lines)
            return tried;
    }
    return {};
}

DiagramLayout layOut(const DiagramGraph& graph, const DiagramFolds& folds, const DiagramLabels& labels,
                     const DiagramText& text, DiagramDetail detail, int lines)
{
    return Layouter(graph, folds, labels, text, detail, lines).run();
}

double leastWidth(const DiagramLayout& layout)
{
    double gaps = 0;
    for (std::size_t column = 1; column < layout.heads.size(); ++column)
        gaps += layout.heads[column].first.left() - layout.heads[column - 1].first.right();
    return layout.size.width() - (1 - kClosest) * gaps;
}

DiagramLayout widened(DiagramLayout layout, double width)
{
    if (layout.heads.size() < 2)
        return layout;
    constexpr double kMost = 60;
    const double gaps = static_cast<double>(layout.heads.size()) - 1;
    const double before = layout.size.width();
    const double more = std::clamp((width - before) / gaps, 0.0, kMost);
    // All gaps get the same more, or the same part less.
    const double least = leastWidth(layout);
    const double less = std::clamp((before - width) / std::max(before - least, 1e-6), 0.0, 1.0) * (1 - kClosest);
    const auto heads = layout.heads;
    const auto moved = [&heads, more, less](double x) {
        double shift = 0;
        double right = 0;
        for (const auto& [head, title] : heads) {
            const bool isFirst = right == 0;
            const double gap = head.left() - right;
            const double change = isFirst ? 0 : more - less * gap;
            if (x < head.left())
                return x + shift + change * (x - right) / gap;
            shift += change;
            right = head.right();
            if (x <= right)
                break;
        }
        return x + shift;
    };
    for (QRectF& box : layout.boxes)
        box.moveLeft(moved(box.left()));
    for (QPolygonF& route : layout.routes)
        for (QPointF& point : route)
            point.setX(moved(point.x()));
    for (auto& [head, title] : layout.heads)
        head.moveLeft(moved(head.left()));
    layout.size.rwidth() += more * gaps - less / (1 - kClosest) * (before - least);
    return layout;
}

DiagramLayout shortened(DiagramLayout layout, double height)
{
    double top = layout.size.height(), bottom = 0, heads = 0;
    for (const QRectF& box : layout.boxes) {
        top = std::min(top, box.top());
        bottom = std::max(bottom, box.bottom());
    }
    for (const auto& [head, title] : layout.heads)
        heads = std::max(heads, head.bottom());
    const double above = std::max(0.0, top - heads), below = std::max(0.0, layout.size.height() - bottom);
    const double less = std::clamp((layout.size.height() - height) / std::max(above + below, 1e-6), 0.0, 1 - kClosest);
    const auto moved = [&](double y) {
        const double over = std::clamp(y - heads, 0.0, above), under = std::max(0.0, y - bottom);
        return y - less * (over + under);
    };
    for (QRectF& box : layout.boxes)
        box.moveTop(moved(box.top()));
    for (QPolygonF& route : layout.routes)
        for (QPointF& point : route)
            point.setY(moved(point.y()));
    layout.size.setHeight(moved(layout.size.height()));
    return layout;
}

} // namespace vitrine::views
