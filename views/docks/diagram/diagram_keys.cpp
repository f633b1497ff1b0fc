// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_canvas.h"
#include "views/theme/local_action.h"

#include <QKeyEvent>

#include <limits>
#include <numeric>

namespace vitrine::views {

namespace {

struct ArrowKey {
    int key;
    QPointF towards;
};
const ArrowKey kDirections[] = {
    {Qt::Key_Left, {-1, 0}}, {Qt::Key_Right, {1, 0}}, {Qt::Key_Up, {0, -1}}, {Qt::Key_Down, {0, 1}}};

} // namespace

void DiagramCanvas::makeActions()
{
    const auto add = [this](const LocalAction& local, auto run) {
        QAction* action = makeLocalAction(*this, local);
        action->setProperty(kComesFirst, true);
        connect(action, &QAction::triggered, this, run);
        m_actions << action;
    };
    add({"diagram-fit", tr("Fit"), tr("Makes the whole machine visible."), {Qt::Key_Home, Qt::Key_0}},
        &DiagramCanvas::fit);
    add({"diagram-zoom-in", tr("Zoom in"), tr("Makes the diagram larger."), {Qt::Key_Plus, Qt::Key_Equal}},
        &DiagramCanvas::zoomIn);
    add({"diagram-zoom-out", tr("Zoom out"), tr("Makes the diagram smaller."), {Qt::Key_Minus}},
        &DiagramCanvas::zoomOut);
}

QAction* DiagramCanvas::actionOf(const QKeyEvent& key) const
{
    for (QAction* action : m_actions)
        if (takesKey(*action, key))
            return action;
    return nullptr;
}

// The nearest in that direction; what lies aside counts as further away.
std::optional<std::size_t> DiagramCanvas::nextIn(const QPointF& direction, const std::vector<std::size_t>& among) const
{
    constexpr double kAside = 2;
    const QPointF from = m_content.layout.boxes[*m_look.selected].center();
    std::optional<std::size_t> best;
    double least = std::numeric_limits<double>::max();
    for (const std::size_t node : among) {
        const QPointF way = m_content.layout.boxes[node].center() - from;
        const double ahead = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (node == *m_look.selected || ahead < 1 || aside > kAside * ahead + m_content.layout.boxes[node].height())
            continue;
        if (const double distance = ahead + kAside * aside; distance < least) {
            least = distance;
            best = node;
        }
    }
    return best;
}

// Along an edge if one leads there, else to what stands there.
void DiagramCanvas::move(const QPointF& direction)
{
    if (m_content.layout.boxes.empty())
        return;
    if (!m_look.selected)
        return emit nodeClicked(0);
    auto next = nextIn(direction, m_content.graph.neighbors(*m_look.selected));
    if (!next) {
        std::vector<std::size_t> all(m_content.layout.boxes.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        next = nextIn(direction, all);
    }
    if (next)
        emit nodeClicked(*next);
}

void DiagramCanvas::keyPressEvent(QKeyEvent* event)
{
    if (QAction* action = actionOf(*event))
        return action->trigger();
    if (event->modifiers() & ~Qt::KeypadModifier)
        return QWidget::keyPressEvent(event); // the window's: Ctrl+Left steps
    for (const ArrowKey& direction : kDirections)
        if (direction.key == event->key())
            return move(direction.towards);
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_look.selected)
        return emit nodeActivated(*m_look.selected);
    if (event->key() == Qt::Key_Space && m_look.selected && canFold(m_content.graph, *m_look.selected))
        return toggleFold(*m_look.selected);
    QWidget::keyPressEvent(event);
}

} // namespace vitrine::views
