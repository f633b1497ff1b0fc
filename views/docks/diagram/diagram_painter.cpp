// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_painter.h"

#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr double kRadius = 4;
constexpr double kBand = 8;   // of a unit's activity, at its left
constexpr double kBadge = 20; // of its letter
constexpr int kIdSize = 17;   // pixels of text
constexpr int kTextSize = 12;
constexpr double kArrow = 6;
constexpr double kStrongLine = 4;
constexpr double kDoubleLine = 5; // of the bypass
constexpr double kInnerLine = 2.5;
constexpr int kQuiet = 130;      // of 255: lines to empty queues
constexpr double kFull = 0.8;    // lines do not get thinner than at this zoom
constexpr double kReadable = 11; // pixels of text on the screen
constexpr double kSmall = 8.5;   // what would be smaller is left out

constexpr double kAbsentWidth = 168, kAbsentHeight = 40;
constexpr double kAbsentBetween = 8, kAbsentHead = 26, kAbsentAside = 24;

class DiagramPainter {
public:
    DiagramPainter(QPainter& painter, const DiagramContent& content, const DiagramLook& look, const Theme& theme)
        : m_painter(painter), m_content(content), m_look(look), m_theme(theme), m_chain(chainPath(content))
    {
    }

    void paint()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        paintEdges();
        for (std::size_t node = 0; node < m_content.graph.nodes().size(); ++node) {
            if (m_content.graph.isQueue(node))
                paintQueue(node);
            else
                paintUnit(node);
        }
        paintJumps();
        for (std::size_t i = 0; i < m_content.absent.size(); ++i)
            paintAbsent(i);
        paintHeads();
    }

private:
    /// Of what must be seen at any zoom.
    [[nodiscard]] double onScreen(double size) const { return size * std::max(1.0, kFull / m_look.zoom); }
    [[nodiscard]] bool isDetailed() const { return kTextSize * m_look.zoom >= kSmall; }
    [[nodiscard]] int atLeastReadable(int pixels) const
    {
        return std::max(pixels, static_cast<int>(kReadable / m_look.zoom));
    }
    void setFont(int pixels, bool isBold = false)
    {
        QFont font = m_painter.font();
        font.setPixelSize(pixels);
        font.setBold(isBold);
        m_painter.setFont(font);
    }
    void write(const QRectF& area, int flags, const QString& text)
    {
        m_painter.drawText(area, flags, m_painter.fontMetrics().elidedText(text, Qt::ElideRight, int(area.width())));
    }
    [[nodiscard]] const core::DrawRecording& recording() const { return *m_content.recording; }

    [[nodiscard]] bool isLit(const DiagramGraph::Edge& edge, const std::optional<std::size_t>& node) const
    {
        return node && (edge.from == *node || edge.to == *node);
    }
    [[nodiscard]] FragmentWay wayOf(const DiagramGraph::Edge& edge) const
    {
        return m_content.ways[m_content.graph.isQueue(edge.from) ? edge.from : edge.to];
    }
    [[nodiscard]] bool holdsSomething(const DiagramGraph::Edge& edge) const
    {
        const std::size_t node = m_content.graph.isQueue(edge.from) ? edge.from : edge.to;
        const core::QueueId queue = m_content.graph.nodes()[node].queue;
        return queue && m_content.state.occupancies[queue.value - 1] > 0;
    }

    // Quiet ones first, so that nothing lies over those that say something.
    void paintEdges()
    {
        const auto& edges = m_content.graph.edges();
        for (int pass = 0; pass < 4; ++pass)
            for (std::size_t i = 0; i < edges.size(); ++i) {
                const bool isChain = m_chain.edges.contains(i);
                const bool isSelected = isLit(edges[i], m_look.selected) || isLit(edges[i], m_look.hovered);
                const bool isStrong = holdsSomething(edges[i]) || wayOf(edges[i]) == FragmentWay::Bypass;
                const int level = isChain ? 3 : isSelected ? 2 : isStrong ? 1 : 0;
                if (level == pass)
                    paintEdge(i, level);
            }
    }
    void paintEdge(std::size_t edge, int level)
    {
        const QColor stalled = unitStateStyle(UnitState::OutputFull, m_theme).fill.color;
        QColor quiet = m_theme.secondary;
        quiet.setAlpha(kQuiet);
        const FragmentWay way = wayOf(m_content.graph.edges()[edge]);
        const bool isDouble = way == FragmentWay::Bypass;
        const QColor colors[] = {quiet, isDouble ? m_theme.text : m_theme.secondary, m_theme.accent, stalled};
        constexpr double kWidths[] = {1, 2, 2.5, kStrongLine};
        QPen pen(colors[level], onScreen(isDouble ? kDoubleLine : kWidths[level]));
        pen.setJoinStyle(Qt::RoundJoin);
        if (m_content.graph.edges()[edge].isLine)
            pen.setDashPattern({4, 2});
        else if (way == FragmentWay::Unused)
            pen.setStyle(Qt::DotLine);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        const QPolygonF& route = m_content.layout.routes[edge];
        m_painter.drawPolyline(route);
        if (isDouble) {
            pen.setColor(m_theme.window);
            pen.setWidthF(onScreen(kInnerLine));
            m_painter.setPen(pen);
            m_painter.drawPolyline(route);
        }
        if (route.size() >= 2)
            paintArrow(route[route.size() - 2], route.back(), colors[level], level == 3 || isDouble ? 1.5 : 1);
    }
    // Lines arrive from the left or from the right.
    void paintArrow(const QPointF& before, const QPointF& end, const QColor& color, double scale)
    {
        const double back = (before.x() < end.x() ? -1 : 1) * kArrow * scale;
        const QPointF corners[] = {end, end + QPointF(back, kArrow * scale / 2),
                                   end + QPointF(back, -kArrow * scale / 2)};
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(color);
        m_painter.drawPolygon(corners, 3);
    }
    void paintJumps()
    {
        QPen pen(unitStateStyle(UnitState::OutputFull, m_theme).fill.color, kStrongLine, Qt::DotLine, Qt::RoundCap);
        m_painter.setBrush(Qt::NoBrush);
        for (const auto& [from, to] : m_chain.jumps) {
            const QRectF a = m_content.layout.boxes[from];
            const QRectF b = m_content.layout.boxes[to];
            m_painter.setPen(pen);
            const bool isRight = b.center().x() > a.center().x();
            const QPointF start(isRight ? a.right() : a.left(), a.center().y());
            const QPointF end(isRight ? b.left() : b.right(), b.center().y());
            const QPointF bend((end.x() - start.x()) / 2, 0);
            QPainterPath path(start);
            path.cubicTo(start + bend, end - bend, end);
            m_painter.drawPath(path);
        }
    }

    void outline(std::size_t node, const QPainterPath& shape, bool isStrong)
    {
        const bool isSelected = m_look.selected == node;
        const bool isOnBypass = m_content.ways[node] == FragmentWay::Bypass;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(isSelected   ? m_theme.accent
                              : isOnBypass ? m_theme.text
                              : isStrong   ? m_theme.secondary
                                           : m_theme.line,
                              isSelected || isOnBypass ? 2.5
                              : m_look.hovered == node ? 2
                                                       : 1));
        m_painter.drawPath(shape);
    }
    [[nodiscard]] bool isUnused(std::size_t node) const { return m_content.ways[node] == FragmentWay::Unused; }
    void fillBox(std::size_t node, const QPainterPath& shape)
    {
        const DataFill unused = fragmentWayStyle(FragmentWay::Unused, m_theme).fill;
        m_painter.fillPath(shape, m_look.selected == node ? m_theme.selection()
                                  : isUnused(node)        ? unused.color
                                                          : m_theme.panel);
        if (isUnused(node))
            m_painter.fillPath(shape, QBrush(unused.ink, unused.pattern));
    }
    /// "not used", or what is told in its place with the way that is shown.
    [[nodiscard]] QString withWay(std::size_t node, const QString& told) const
    {
        const FragmentWay way = m_content.ways[node];
        if (way == FragmentWay::Open)
            return told;
        const QString name = fragmentWayStyle(way, m_theme).name;
        return way == FragmentWay::Unused ? name : QStringLiteral("%1 · %2").arg(told, name);
    }

    void paintUnit(std::size_t node)
    {
        const QRectF box = m_content.layout.boxes[node];
        const core::UnitDescription& unit = recording().unit(m_content.graph.nodes()[node].unit);
        const core::ActivityCode code = m_content.state.units[unit.id.value - 1];
        const DataStyle style = unitStateStyle(unitState(code), m_theme);
        QPainterPath shape;
        shape.addRoundedRect(box, kRadius, kRadius);
        fillBox(node, shape);
        m_painter.save();
        m_painter.setClipPath(shape, Qt::IntersectClip);
        paintFill(m_painter, QRectF(box.topLeft(), QSizeF(kBand, box.height())), style.fill);
        m_painter.restore();
        outline(node, shape, !isUnused(node));
        const double badge = isDetailed() ? kBadge : std::min(box.height() - 12, kBadge * kFull / m_look.zoom);
        if (!style.letter.isEmpty())
            paintBadge(QRectF(box.right() - badge - 6, box.top() + 6, badge, badge), style);
        const QRectF text = box.adjusted(kBand + 8, 5, -6, -5);
        m_painter.setPen(isUnused(node) ? m_theme.secondary : m_theme.text);
        if (!isDetailed()) {
            setFont(std::min(atLeastReadable(kIdSize), int(text.height())), true);
            return write(text.adjusted(0, 0, style.letter.isEmpty() ? 0 : -badge, 0), Qt::AlignVCenter,
                         unitTitle(unit));
        }
        setFont(kIdSize, true);
        write(QRectF(text.left(), text.top(), text.width() - kBadge, 22), Qt::AlignVCenter, unitTitle(unit));
        setFont(kTextSize);
        m_painter.setPen(m_theme.secondary);
        write(QRectF(text.left(), text.top() + 22, text.width(), 17), Qt::AlignVCenter,
              QString::fromStdString(unit.seedTerm));
        m_painter.setPen(code.activity() == core::Activity::Idle ? m_theme.secondary : m_theme.text);
        write(QRectF(text.left(), text.top() + 40, text.width(), 17), Qt::AlignVCenter,
              withWay(node, activityText(recording(), code)));
    }
    /// The short name of the kind; of several the path, which counts them.
    [[nodiscard]] static QString unitTitle(const core::UnitDescription& unit)
    {
        return QString::fromStdString(unit.path).toUpper();
    }
    void paintBadge(const QRectF& area, const DataStyle& style)
    {
        QPainterPath shape;
        shape.addRoundedRect(area, kRadius, kRadius);
        m_painter.fillPath(shape, style.fill.color);
        m_painter.setPen(inkOn(style.fill.color));
        setFont(static_cast<int>(area.height() * 0.65), true);
        m_painter.drawText(area, Qt::AlignCenter, style.letter);
    }

    void paintQueue(std::size_t node)
    {
        const QRectF box = m_content.layout.boxes[node];
        const core::QueueDescription& queue = recording().queue(m_content.graph.nodes()[node].queue);
        const std::uint32_t held = m_content.state.occupancies[queue.id.value - 1];
        const QueueColors colors = queueColors(m_theme);
        const bool isFull = queue.capacity > 0 && held >= queue.capacity;
        const double share = queue.capacity == 0 ? 0 : std::min(1.0, double(held) / double(queue.capacity));
        QPainterPath shape;
        shape.addRoundedRect(box, box.height() / 2, box.height() / 2);
        fillBox(node, shape);
        m_painter.save();
        m_painter.setClipPath(shape, Qt::IntersectClip);
        m_painter.fillRect(QRectF(box.left(), box.top(), box.width() * share, box.height()),
                           isFull ? colors.full : colors.band);
        m_painter.restore();
        outline(node, shape, held > 0);
        const QRectF text = box.adjusted(8, 3, -8, -3);
        const QColor ink = isFull ? inkOn(colors.full) : isUnused(node) ? m_theme.secondary : m_theme.text;
        m_painter.setPen(ink);
        if (!isDetailed()) {
            setFont(std::min(atLeastReadable(kTextSize), int(text.height())), held > 0);
            return write(text, Qt::AlignCenter, QString::fromStdString(queue.path));
        }
        setFont(kTextSize, held > 0);
        write(QRectF(text.left(), text.top(), text.width(), text.height() / 2), Qt::AlignCenter,
              QString::fromStdString(queue.path));
        setFont(kTextSize);
        m_painter.setPen(held > 0 ? ink : m_theme.secondary);
        write(QRectF(text.left(), text.center().y(), text.width(), text.height() / 2), Qt::AlignCenter,
              withWay(node, QStringLiteral("%1 / %2").arg(grouped(held), grouped(queue.capacity))));
    }
    void paintAbsent(std::size_t i)
    {
        const QRectF box = m_content.absentBoxes[i];
        QPen pen(m_theme.secondary, 1, Qt::DashLine);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(box, kRadius, kRadius);
        m_painter.setPen(m_theme.secondary);
        setFont(kTextSize + 1, true);
        const QRectF text = box.adjusted(8, 3, -6, -3);
        if (!isDetailed()) {
            setFont(std::min(atLeastReadable(kTextSize), int(text.height())), true);
            return write(text, Qt::AlignVCenter, QString::fromStdString(m_content.absent[i].id));
        }
        write(QRectF(text.left(), text.top(), text.width(), text.height() / 2), Qt::AlignVCenter,
              QString::fromStdString(m_content.absent[i].id));
        setFont(kTextSize);
        write(QRectF(text.left(), text.center().y(), text.width(), text.height() / 2), Qt::AlignVCenter,
              m_content.absent[i].term);
    }
    void paintHeads()
    {
        setFont(std::min(atLeastReadable(kTextSize), int(kAbsentHead)));
        m_painter.setPen(m_theme.secondary);
        for (const auto& [area, isPresent] : m_content.absentHeads) {
            const QString whole = isPresent ? QCoreApplication::translate("Diagram", "Not clocked by itself")
                                            : QCoreApplication::translate("Diagram", "Not in this machine");
            const QString brief = isPresent ? QCoreApplication::translate("Diagram", "Not clocked")
                                            : QCoreApplication::translate("Diagram", "Absent");
            const bool fits = m_painter.fontMetrics().horizontalAdvance(whole) <= area.width();
            write(area, Qt::AlignVCenter, fits ? whole : brief);
        }
    }

    QPainter& m_painter;
    const DiagramContent& m_content;
    const DiagramLook& m_look;
    const Theme& m_theme;
    const ChainPath m_chain;
};

} // namespace

void placeAbsent(DiagramContent& content)
{
    content.absentBoxes.assign(content.absent.size(), {});
    content.absentHeads.clear();
    double x = content.layout.size.width() + kAbsentAside;
    double y = kAbsentAside;
    double right = content.layout.size.width();
    for (const bool isPresent : {false, true}) {
        bool isFirst = true;
        for (std::size_t i = 0; i < content.absent.size(); ++i) {
            if (content.absent[i].isPresent != isPresent)
                continue;
            const double needed = kAbsentHeight + (isFirst ? kAbsentHead + kAbsentBetween : 0);
            if (y + needed > content.layout.size.height() && y > kAbsentAside) {
                x += kAbsentWidth + kAbsentAside;
                y = kAbsentAside;
            }
            if (isFirst) {
                content.absentHeads.emplace_back(QRectF(x, y, kAbsentWidth, kAbsentHead), isPresent);
                y += kAbsentHead + kAbsentBetween / 2;
            }
            isFirst = false;
            content.absentBoxes[i] = QRectF(x, y, kAbsentWidth, kAbsentHeight);
            y += kAbsentHeight + kAbsentBetween;
            right = x + kAbsentWidth + kAbsentAside;
        }
        if (!isFirst)
            y += kAbsentBetween;
    }
    content.size = {right, content.layout.size.height()};
}

ChainPath chainPath(const DiagramContent& content)
{
    ChainPath path;
    const auto& links = content.chain.links;
    const auto& edges = content.graph.edges();
    const auto addBetween = [&](std::size_t a, std::size_t b) {
        bool isFound = false;
        for (std::size_t i = 0; i < edges.size(); ++i)
            if ((edges[i].from == a && edges[i].to == b) || (edges[i].from == b && edges[i].to == a)) {
                path.edges.insert(i);
                isFound = true;
            }
        return isFound;
    };
    for (std::size_t i = 0; i < links.size(); ++i) {
        const std::size_t unit = content.graph.nodeOf(links[i].unit);
        if (links[i].queue) {
            const std::size_t queue = content.graph.nodeOf(links[i].queue);
            addBetween(unit, queue);
            if (i + 1 == links.size() || addBetween(queue, content.graph.nodeOf(links[i + 1].unit)))
                continue;
        }
        if (i + 1 < links.size() && !addBetween(unit, content.graph.nodeOf(links[i + 1].unit)))
            path.jumps.emplace_back(unit, content.graph.nodeOf(links[i + 1].unit));
    }
    return path;
}

void paintDiagram(QPainter& painter, const DiagramContent& content, const DiagramLook& look, const Theme& theme)
{
    if (content.recording)
        DiagramPainter(painter, content, look, theme).paint();
}

} // namespace vitrine::views
