// SPDX-License-Identifier: GPL-3.0-or-later
// What units do and queues hold, and wires along which work goes.
#include "views/docks/diagram/diagram_pen.h"
#include "views/machine/activity_style.h"
#include "views/machine/draw_colors.h"
#include "views/theme/counted.h"

#include <QPainterPath>

#include <array>

namespace vitrine::views {

namespace {

constexpr double kManyBar = 4;
constexpr double kStrongLine = 4;
constexpr double kWidestFlow = 8;
constexpr double kTokenSize = 0.5; // of the text's
constexpr double kDoubleLine = 5;  // of the bypass

class WorkPainter final : DiagramPen {
public:
    WorkPainter(QPainter& painter, const DiagramContent& content, const DiagramLook& look, const Theme& theme)
        : DiagramPen(painter, content, look, theme), m_chain(chainPath(content))
    {
        if (!content.motion.flows.empty())
            m_rates = ratesOf(content.motion, content.graph, content.layout);
    }

    void paint()
    {
        // Of wires that are folded into one, the one that says most.
        std::vector<int> levels(m_content.graph.edges().size(), -1);
        for (std::size_t edge = 0; edge < levels.size(); ++edge) {
            int& level = levels[m_content.layout.ways[edge]];
            level = std::max(level, levelOf(edge));
        }
        for (int pass = 0; pass <= kHighest; ++pass)
            for (std::size_t edge = 0; edge < levels.size(); ++edge)
                if (levels[edge] == pass)
                    paintWire(edge, pass);
        for (std::size_t node = 0; node < m_content.graph.nodes().size(); ++node)
            if (isLeader(node)) {
                if (m_content.graph.isQueue(node))
                    paintQueue(node);
                else
                    paintUnit(node);
                paintEdge(node);
            }
        paintJumps();
        for (const DiagramToken& token : tokensOf(m_content.motion, m_content.graph, m_content.layout))
            paintToken(token);
        paintHeads();
    }

private:
    static constexpr int kHighest = 2; // strong, selected, in the chain of a stall

    [[nodiscard]] bool isAt(const DiagramGraph::Edge& edge, const std::optional<std::size_t>& node) const
    {
        const auto& leaders = m_content.layout.folds.leaders;
        return node && (leaders[edge.from] == leaders[*node] || leaders[edge.to] == leaders[*node]);
    }
    [[nodiscard]] std::size_t queueOf(const DiagramGraph::Edge& edge) const
    {
        return m_content.graph.isQueue(edge.from) ? edge.from : edge.to;
    }
    [[nodiscard]] bool isBusy(const DiagramGraph::Edge& edge) const
    {
        const auto& node = m_content.graph.nodes()[queueOf(edge)];
        if (node.queue)
            return m_content.state.occupancies[node.queue.value - 1] > 0;
        return edge.wire == DiagramGraph::Wire::Query && isAtWork(node.unit);
    }
    [[nodiscard]] bool isAtWork(core::UnitId unit) const
    {
        return m_content.state.units[unit.value - 1].activity() == core::Activity::Working;
    }
    /// -1: at rest.
    [[nodiscard]] int levelOf(std::size_t edge) const
    {
        const auto& at = m_content.graph.edges()[edge];
        if (m_chain.edges.contains(edge))
            return 2;
        if (isAt(at, m_look.selected) || isAt(at, m_look.hovered))
            return 1;
        // While work flows too fast to be followed, a wire is what went through it.
        const bool hasWork = m_rates.empty() || at.wire == DiagramGraph::Wire::Query
                                 ? isBusy(at)
                                 : m_rates[m_content.layout.ways[edge]] > 0;
        const bool isStrong = hasWork || m_content.ways[queueOf(at)] == FragmentWay::Bypass;
        return isStrong && at.wire != DiagramGraph::Wire::Aside ? 0 : -1;
    }
    void paintWire(std::size_t edge, int level)
    {
        const auto& at = m_content.graph.edges()[edge];
        const bool isBypass = m_content.ways[queueOf(at)] == FragmentWay::Bypass && !at.isLine;
        const QColor colors[] = {m_theme.text, m_theme.accent,
                                 unitStateStyle(UnitState::OutputFull, m_theme).fill.color};
        constexpr double kWidths[] = {2, 2.5, kStrongLine};
        Stroke how{colors[level], isBypass ? kDoubleLine : kWidths[level]};
        how.isDouble = isBypass;
        if (!m_rates.empty() && level == 0)
            how.width = flowWidth(m_rates[m_content.layout.ways[edge]], how.width);
        if (at.wire == DiagramGraph::Wire::Aside) {
            how.isDouble = false;
            how.width = kWidths[level] / 2;
            how.style = Qt::DashLine;
            return strokeAside(edge, how);
        }
        if (at.isLine)
            how.style = Qt::DashLine;
        stroke(m_content.layout.routes[edge], how);
    }

    /// Of items in a cycle: one and more are as wide as can be told apart.
    [[nodiscard]] static double flowWidth(double rate, double atRest)
    {
        return rate > 0 ? atRest + (kWidestFlow - atRest) * std::min(1.0, rate) : atRest;
    }
    void paintToken(const DiagramToken& token)
    {
        const double radius = onScreen(m_look.text * kTokenSize);
        m_painter.setPen(QPen(m_theme.window, onScreen(2)));
        const QColor color = drawColor(token.draw);
        m_painter.setBrush(color);
        if (token.count == 1) {
            m_painter.drawEllipse(token.place, radius, radius);
            return;
        }
        const QString number = grouped(token.count);
        const double wide = std::max(2 * radius, radius * static_cast<double>(number.size()) * 1.2) + radius;
        const QRectF pill(token.place - QPointF(wide / 2, radius * 1.3), QSizeF(wide, radius * 2.6));
        m_painter.drawRoundedRect(pill, radius, radius);
        m_painter.setPen(inkOn(color));
        write(pill, Qt::AlignCenter, number, true);
    }

    void paintUnit(std::size_t node)
    {
        const auto members = m_content.layout.folds.membersOf(node);
        const QRectF whole = box(node);
        // Small, all of the box tells what it does: nothing else can be read.
        const bool isSmall = m_look.zoom < 0.5;
        QRectF head(whole.topLeft(), QSizeF(whole.width(), isSmall ? whole.height() : m_content.layout.header));
        // Many are a bar below their name: no ink can be read on all colors.
        const bool isMany = members.size() > 1;
        if (isMany && !isSmall)
            head.setTop(head.bottom() - kManyBar);
        QPainterPath shape;
        shape.addRoundedRect(whole, DiagramLayout::kRadius, DiagramLayout::kRadius);
        std::array<int, kUnitStateCount> counts{};
        for (const std::size_t member : members) {
            const core::UnitId unit = m_content.graph.nodes()[member].unit;
            ++counts[static_cast<std::size_t>(unitState(m_content.state.units[unit.value - 1]))];
        }
        m_painter.save();
        m_painter.setClipPath(shape, Qt::IntersectClip);
        double x = head.left();
        int most = 0;
        for (int state = kUnitStateCount - 1; state > 0; --state) {
            const double width = head.width() * counts[static_cast<std::size_t>(state)] / double(members.size());
            m_painter.fillRect(QRectF(x, head.top(), width, head.height()),
                               unitStateStyle(UnitState(state), m_theme).fill.color);
            x += width;
            if (counts[static_cast<std::size_t>(state)] > counts[static_cast<std::size_t>(most)] || most == 0)
                most = state;
        }
        m_painter.restore();
        const bool isIdle = counts[0] == int(members.size());
        const DataStyle style = unitStateStyle(isIdle ? UnitState::Idle : UnitState(most), m_theme);
        const QColor ink = !isIdle && !isMany       ? inkOn(style.fill.color)
                           : m_content.isUsed[node] ? m_theme.text
                                                    : m_theme.secondary;
        m_painter.setPen(ink);
        const QRectF text = QRectF(whole.topLeft(), QSizeF(whole.width(), m_content.layout.header));
        const bool hasLetter = !style.letter.isEmpty() && !isMany;
        write(text.adjusted(DiagramLayout::kInside, 0, hasLetter ? -DiagramLayout::kBadge : -DiagramLayout::kInside / 2,
                            isMany ? -kManyBar : 0),
              Qt::AlignVCenter, m_content.layout.titles[node], true);
        if (hasLetter)
            write(QRectF(text.right() - DiagramLayout::kBadge, text.top(), DiagramLayout::kBadge, text.height()),
                  Qt::AlignCenter, style.letter, true);
    }

    void paintQueue(std::size_t node)
    {
        const QueueFill fill = fillOf(m_content, node);
        const QueueColors colors = queueColors(m_theme);
        const bool isFull = m_content.layout.detail == DiagramDetail::Full;
        const bool isBar = fill.capacity > kMostSlots;
        const QRectF whole = box(node);
        const QRectF bar =
            whole.adjusted(DiagramLayout::kInside, isFull ? whole.height() - DiagramLayout::kSlots + 1 : 3,
                           -DiagramLayout::kInside, -3);
        if (!isBar)
            return paintSlots(bar, node, fill, colors);
        paintBar(bar, fill, colors);
        m_painter.setPen(!isFull && fill.isFull() ? inkOn(colors.full)
                         : fill.held > 0          ? m_theme.text
                                                  : m_theme.secondary);
        const QString number = QStringLiteral("%1/%2").arg(grouped(fill.held), grouped(fill.capacity));
        if (isFull)
            write(whole.adjusted(DiagramLayout::kInside, 0, -DiagramLayout::kInside, -DiagramLayout::kSlots),
                  Qt::AlignVCenter | Qt::AlignRight, number, fill.held > 0);
        else
            write(whole, Qt::AlignCenter, number, fill.held > 0);
    }
    void paintBar(const QRectF& bar, const QueueFill& fill, const QueueColors& colors)
    {
        m_painter.fillRect(bar, m_theme.line);
        QRectF held = bar;
        held.setWidth(bar.width() * std::min(1.0, double(fill.held) / double(fill.capacity)));
        m_painter.fillRect(held, fill.isFull() ? colors.full : colors.band);
    }
    void paintSlots(const QRectF& bar, std::size_t node, const QueueFill& fill, const QueueColors& colors)
    {
        if (fill.capacity == 0)
            return;
        const core::QueueId queue = m_content.graph.nodes()[node].queue;
        const auto& draws = m_content.state.draws[queue.value - 1];
        const double share = bar.width() / double(fill.capacity);
        const double between = std::min(2.0, share / 4);
        for (std::uint64_t slot = 0; slot < fill.capacity; ++slot) {
            QColor color = m_theme.line;
            if (slot < fill.held)
                color = fill.isFull() ? colors.full : slot < draws.size() ? drawColor(draws[slot]) : colors.mean;
            m_painter.fillRect(QRectF(bar.left() + share * double(slot), bar.top(), share - between, bar.height()),
                               color);
        }
    }
    [[nodiscard]] QColor drawColor(std::uint32_t draw) const
    {
        const std::uint32_t first = m_content.state.firstDraw;
        return draw == core::kNoDraw || draw < first ? queueColors(m_theme).mean : colorOfDraw(draw - first, m_theme);
    }

    void paintEdge(std::size_t node)
    {
        const auto& leaders = m_content.layout.folds.leaders;
        const bool isSelected = m_look.selected && leaders[*m_look.selected] == node;
        const bool isHovered = m_look.hovered && leaders[*m_look.hovered] == node;
        const bool isBypass = m_content.ways[node] == FragmentWay::Bypass;
        const auto& at = m_content.graph.nodes()[node];
        const bool isActive = at.queue ? fillOf(m_content, node).held > 0 : isAtWork(at.unit);
        if (!isSelected && !isHovered && !isBypass && !isActive)
            return;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(isSelected ? m_theme.accent
                              : isBypass ? m_theme.text
                                         : m_theme.secondary,
                              onScreen(isSelected || isBypass ? 2.5
                                       : isHovered            ? 2
                                                              : 1)));
        m_painter.drawRoundedRect(box(node), DiagramLayout::kRadius, DiagramLayout::kRadius);
    }
    void paintJumps()
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(unitStateStyle(UnitState::OutputFull, m_theme).fill.color, onScreen(kStrongLine),
                              Qt::DotLine, Qt::RoundCap));
        for (const auto& [from, to] : m_chain.jumps) {
            const bool isRight = box(to).center().x() > box(from).center().x();
            const QPointF start(isRight ? box(from).right() : box(from).left(), box(from).center().y());
            const QPointF end(isRight ? box(to).left() : box(to).right(), box(to).center().y());
            const QPointF bend((end.x() - start.x()) / 2, 0);
            QPainterPath path(start);
            path.cubicTo(start + bend, end - bend, end);
            m_painter.drawPath(path);
        }
    }

    /// Over all that was moved up behind them.
    void paintHeads()
    {
        const double top = std::max(0.0, m_look.top);
        if (top > 0 && !m_content.layout.heads.empty())
            m_painter.fillRect(QRectF(0, top, m_content.size.width(),
                                      m_content.layout.heads.front().first.bottom() + DiagramLayout::kInside / 2),
                               m_theme.window);
        m_painter.setPen(m_theme.secondary);
        for (const auto& [area, text] : m_content.layout.heads)
            write(area.translated(0, top).adjusted(-DiagramLayout::kHeadOver, 0, DiagramLayout::kHeadOver, 0),
                  Qt::AlignCenter, text);
    }

    const ChainPath m_chain;
    std::vector<double> m_rates; ///< by edge; empty: nothing flows
};

} // namespace

void paintDiagramAtWork(QPainter& painter, const DiagramContent& content, const DiagramLook& look, const Theme& theme)
{
    if (content.recording)
        WorkPainter(painter, content, look, theme).paint();
}

} // namespace vitrine::views
