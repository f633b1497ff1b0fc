// SPDX-License-Identifier: GPL-3.0-or-later
// Boxes, names, and wires at rest.
#include "views/docks/diagram/diagram_pen.h"

namespace vitrine::views {

namespace {

constexpr int kQuiet = 150; // of 255
constexpr int kUnused = 90;

class RestPainter final : DiagramPen {
public:
    using DiagramPen::DiagramPen;

    void paint()
    {
        for (std::size_t edge = 0; edge < m_content.graph.edges().size(); ++edge)
            if (m_content.layout.ways[edge] == edge)
                paintWire(edge);
        for (std::size_t node = 0; node < m_content.graph.nodes().size(); ++node)
            if (isLeader(node)) {
                if (m_content.graph.isQueue(node))
                    paintQueue(node);
                else
                    paintUnit(node);
            }
        paintAbsent();
    }

private:
    void paintWire(std::size_t edge)
    {
        const auto& at = m_content.graph.edges()[edge];
        const std::size_t queue = m_content.graph.isQueue(at.from) ? at.from : at.to;
        QColor color = m_theme.secondary;
        color.setAlpha(m_content.isUsed[queue] ? kQuiet : kUnused);
        const Qt::PenStyle style = at.isLine ? Qt::DashLine : m_content.isUsed[queue] ? Qt::SolidLine : Qt::DotLine;
        if (at.wire == DiagramGraph::Wire::Aside && m_look.showsLines)
            strokeAside(edge, {color, 1, Qt::DashLine});
        stroke(m_content.layout.routes[edge], {color, 1, style});
    }
    void paintBox(std::size_t node)
    {
        const bool isHatched = m_content.ways[node] == FragmentWay::Unused;
        const DataFill unused = fragmentWayStyle(FragmentWay::Unused, m_theme).fill;
        m_painter.setPen(QPen(m_theme.edge, onScreen(1)));
        m_painter.setBrush(isHatched ? unused.color : m_theme.panel);
        m_painter.drawRoundedRect(box(node), DiagramLayout::kRadius, DiagramLayout::kRadius);
        if (isHatched) {
            m_painter.setBrush(QBrush(unused.ink, unused.pattern));
            m_painter.drawRoundedRect(box(node), DiagramLayout::kRadius, DiagramLayout::kRadius);
        }
    }
    [[nodiscard]] QColor ink(std::size_t node) const
    {
        return m_content.isUsed[node] ? m_theme.text : m_theme.secondary;
    }

    void paintUnit(std::size_t node)
    {
        paintBox(node);
        const QStringList& lines = m_content.layout.lines[node];
        const auto& cells = m_content.layout.cells[node];
        m_painter.setPen(m_theme.secondary);
        const QRectF area = box(node).adjusted(DiagramLayout::kInside, 0, 0, 0);
        double top = box(node).top() + m_content.layout.header + 2;
        for (const QString& line : lines) {
            write(QRectF(area.left(), top, area.width(), m_content.layout.line), Qt::AlignVCenter, line);
            top += m_content.layout.line;
        }
        if (!cells.empty() && m_content.layout.detail != DiagramDetail::Brief)
            paintCells(node);
    }
    /// The groups of a processor, side by side, each with its ALUs.
    void paintCells(std::size_t node)
    {
        const auto& cells = m_content.layout.cells[node];
        const QRectF whole(box(node).left() + DiagramLayout::kInside, box(node).bottom() - DiagramLayout::kCells,
                           box(node).width() - 2 * DiagramLayout::kInside, DiagramLayout::kCells - 4);
        const double share = whole.width() / static_cast<double>(cells.size());
        m_painter.setPen(QPen(m_theme.secondary, onScreen(1)));
        m_painter.setBrush(Qt::NoBrush);
        for (std::size_t group = 0; group < cells.size(); ++group) {
            const QRectF area(whole.left() + share * static_cast<double>(group) + 1, whole.top(), share - 4,
                              whole.height());
            m_painter.drawRect(area);
            for (int alu = 1; alu < cells[group]; ++alu) {
                const double x = area.left() + area.width() * alu / cells[group];
                m_painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
            }
        }
    }

    void paintQueue(std::size_t node)
    {
        paintBox(node);
        if (m_content.layout.detail != DiagramDetail::Full)
            return;
        m_painter.setPen(ink(node));
        write(box(node).adjusted(DiagramLayout::kInside, 0, -DiagramLayout::kInside, -DiagramLayout::kSlots),
              Qt::AlignVCenter, m_content.layout.titles[node]);
    }

    void paintAbsent()
    {
        m_painter.setPen(m_theme.secondary);
        for (const auto& [area, text] : m_content.absentHeads)
            write(area, Qt::AlignVCenter, text);
        for (std::size_t i = 0; i < m_content.absentBoxes.size() && !m_content.absentHeads.empty(); ++i) {
            const QRectF area = m_content.absentBoxes[i];
            m_painter.setPen(QPen(m_theme.secondary, onScreen(1), Qt::DashLine));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRoundedRect(area, DiagramLayout::kRadius, DiagramLayout::kRadius);
            write(area, Qt::AlignCenter, QString::fromStdString(m_content.absent[i].id));
        }
    }
};

} // namespace

void paintDiagramAtRest(QPainter& painter, const DiagramContent& content, const DiagramLook& look, const Theme& theme)
{
    if (content.recording)
        RestPainter(painter, content, look, theme).paint();
}

} // namespace vitrine::views
