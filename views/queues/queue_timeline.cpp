// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/queues/queue_timeline.h"

#include "views/base/breakpoint_menu.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace vitrine::views {

QueueTimeline::QueueTimeline(Desk& desk, QWidget* parent)
    : QAbstractScrollArea(parent), m_desk(desk), m_handler(new CycleHandler(desk, *this, *viewport()))
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Units and queues over time"));
    setObjectName(QStringLiteral("queueTimeline"));
    connect(&Recordings::of(desk).window(), &CycleWindow::changed, this, [this] {
        redraw();
        emit readoutChanged();
    });
    connect(m_handler, &CycleHandler::hoverChanged, this, [this] {
        viewport()->update();
        emit readoutChanged();
    });
}

void QueueTimeline::setRecording(SharedRecording recording)
{
    m_recording = std::move(recording);
    m_inside.reset();
    rebuild();
}

void QueueTimeline::setCursor(core::Cycle cycle, std::shared_ptr<const MachineMoment> inside)
{
    m_cursor = cycle;
    if (std::exchange(m_inside, std::move(inside)) != m_inside)
        m_picture = {}; // sub-queues show what is there
    viewport()->update();
    tell();
}

void QueueTimeline::setTop(LaneTop top)
{
    m_top = top;
    redraw();
}

void QueueTimeline::rebuild()
{
    const auto before = current() ? std::optional(*current()) : std::nullopt;
    m_lanes = m_recording ? lanesOf(*m_recording, m_closed) : std::vector<Lane>();
    m_tops.assign(1, 0);
    for (const Lane& lane : m_lanes)
        m_tops.push_back(m_tops.back() + lane.height());
    const auto same =
        std::find_if(m_lanes.begin(), m_lanes.end(), [&](const Lane& lane) { return before && lane.isSame(*before); });
    m_current = same != m_lanes.end() ? static_cast<std::size_t>(same - m_lanes.begin())
                                      : std::min<std::size_t>(1, m_lanes.size()); // behind the first heading
    m_hovered.reset();
    layOut();
    tell();
    emit currentChanged();
}

void QueueTimeline::layOut()
{
    m_handler->setArea(gutter(), viewport()->width() - gutter() - kPadding);
    const int room = viewport()->height() - kRulerHeight;
    verticalScrollBar()->setPageStep(room);
    verticalScrollBar()->setSingleStep(24);
    verticalScrollBar()->setRange(0, std::max(0, (m_tops.empty() ? 0 : m_tops.back()) - room));
    redraw();
}

void QueueTimeline::redraw()
{
    m_picture = {};
    viewport()->update();
}

int QueueTimeline::gutter() const
{
    return std::clamp(viewport()->width() / 4, 120, 260);
}

QRect QueueTimeline::laneRect(std::size_t lane) const
{
    const int top = kRulerHeight + m_tops[lane] - verticalScrollBar()->value();
    const CycleScale shown = scale();
    return {shown.left, top, shown.width, m_lanes[lane].height()};
}

std::optional<std::size_t> QueueTimeline::laneAt(int y) const
{
    if (y < kRulerHeight || m_lanes.empty())
        return std::nullopt;
    const int place = y - kRulerHeight + verticalScrollBar()->value();
    if (place >= m_tops.back())
        return std::nullopt;
    return static_cast<std::size_t>(std::upper_bound(m_tops.begin(), m_tops.end(), place) - m_tops.begin()) - 1;
}

void QueueTimeline::setCurrent(std::size_t lane)
{
    if (lane >= m_lanes.size())
        return;
    const bool isOther = std::exchange(m_current, lane) != lane;
    QScrollBar* bar = verticalScrollBar();
    if (m_tops[lane] < bar->value())
        bar->setValue(m_tops[lane]);
    else if (m_tops[lane + 1] > bar->value() + bar->pageStep())
        bar->setValue(m_tops[lane + 1] - bar->pageStep());
    redraw();
    tell();
    if (isOther)
        emit currentChanged();
}

void QueueTimeline::showSelection(const Selection& selection)
{
    if (!m_recording)
        return;
    const auto find = [&] {
        return std::find_if(m_lanes.begin(), m_lanes.end(),
                            [&](const Lane& lane) { return lane.selection(*m_recording) == selection; });
    };
    if (!std::holds_alternative<UnitLink>(selection) && !std::holds_alternative<QueueLink>(selection))
        return;
    if (find() == m_lanes.end() && !m_closed.empty()) {
        auto closed = std::exchange(m_closed, {});
        m_lanes = lanesOf(*m_recording, m_closed);
        if (const auto lane = find(); lane != m_lanes.end())
            closed.erase(lane->section);
        m_closed = std::move(closed);
        rebuild();
    }
    if (const auto lane = find(); lane != m_lanes.end() && !(current() && current()->isSame(*lane)))
        setCurrent(static_cast<std::size_t>(lane - m_lanes.begin()));
}

void QueueTimeline::toggle(LaneSection section)
{
    if (m_closed.erase(section) == 0)
        m_closed.insert(section);
    rebuild();
}

void QueueTimeline::choose(std::size_t lane)
{
    setCurrent(lane);
    if (const Selection selection = m_lanes[lane].selection(*m_recording); selection != Selection())
        m_desk.select(selection);
}

void QueueTimeline::follow(std::size_t lane)
{
    if (m_lanes[lane].kind == LaneKind::Heading)
        return toggle(m_lanes[lane].section);
    const Selection selection = m_lanes[lane].selection(*m_recording);
    m_desk.follow({.place = {}, .selection = selection});
}

void QueueTimeline::moveBy(int lanes)
{
    if (m_lanes.empty())
        return;
    const auto last = static_cast<int>(m_lanes.size()) - 1;
    choose(static_cast<std::size_t>(std::clamp(static_cast<int>(m_current) + lanes, 0, last)));
}

void QueueTimeline::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up: return moveBy(-1);
    case Qt::Key_Down: return moveBy(1);
    case Qt::Key_PageUp: return moveBy(-8);
    case Qt::Key_PageDown: return moveBy(8);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (current())
            follow(m_current);
        return;
    case Qt::Key_Space:
        if (current())
            toggle(current()->section);
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void QueueTimeline::mousePressEvent(QMouseEvent* event)
{
    const auto lane = laneAt(event->position().toPoint().y());
    if (event->button() != Qt::LeftButton || !lane)
        return;
    if (m_lanes[*lane].kind == LaneKind::Heading && event->position().x() < scale().left) {
        m_current = *lane;
        return toggle(m_lanes[*lane].section);
    }
    if (m_lanes[*lane].kind != LaneKind::Heading)
        choose(*lane);
}

void QueueTimeline::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto lane = laneAt(event->position().toPoint().y());
    if (event->button() == Qt::LeftButton && lane && event->position().x() < scale().left)
        follow(*lane);
}

void QueueTimeline::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto lane = isByKey ? std::optional(m_current) : laneAt(event->pos().y());
    if (!lane || *lane >= m_lanes.size() || m_lanes[*lane].kind == LaneKind::Heading)
        return;
    choose(*lane);
    const Link link{{}, m_lanes[*lane].selection(*m_recording)};
    QMenu menu(this);
    addLinkActions(menu, m_desk, {{}, link.selection, "units"});
    addBreakpointMenu(menu, m_desk, {link});
    menu.exec(isByKey ? viewport()->mapToGlobal(laneRect(*lane).bottomLeft()) : event->globalPos());
}

QString QueueTimeline::nameTip(const Lane& lane) const
{
    if (lane.kind == LaneKind::Heading)
        return tr("<b>%1</b><br>A click opens and closes the section.").arg(lane.name);
    const std::string& help = lane.unit ? m_recording->unit(lane.unit).help : m_recording->queue(lane.queue).help;
    QString tip = QStringLiteral("<b>%1</b>").arg(lane.name.toHtmlEscaped());
    if (!lane.term.isEmpty())
        tip += QStringLiteral(" · %1").arg(lane.term.toHtmlEscaped());
    if (!help.empty())
        tip += QStringLiteral("<br>") + QString::fromStdString(help).toHtmlEscaped();
    return tip;
}

bool QueueTimeline::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto lane = laneAt(help->pos().y());
        const auto cycle = m_handler->hovered();
        if (!lane || (cycle && m_lanes[*lane].kind == LaneKind::Heading))
            QToolTip::hideText();
        else if (cycle)
            QToolTip::showText(help->globalPos(), laneText(m_lanes[*lane], *m_recording, *cycle, m_inside.get()), this);
        else
            QToolTip::showText(help->globalPos(), nameTip(m_lanes[*lane]), this);
        return true;
    }
    case QEvent::MouseMove: {
        const auto lane = laneAt(static_cast<QMouseEvent*>(event)->position().toPoint().y());
        if (std::exchange(m_hovered, lane) != lane)
            emit readoutChanged();
        break;
    }
    case QEvent::Leave:
        m_hovered.reset();
        emit readoutChanged();
        break;
    default: break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

QString QueueTimeline::readout() const
{
    if (!m_recording)
        return {};
    const auto cycle = m_handler->hovered();
    if (cycle && m_hovered && m_lanes[*m_hovered].kind != LaneKind::Heading)
        return laneText(m_lanes[*m_hovered], *m_recording, *cycle, m_inside.get());
    if (!current() || current()->kind == LaneKind::Heading)
        return cycle ? tr("Cycle %1").arg(grouped(*cycle)) : QString();
    return laneText(*current(), *m_recording, cycle.value_or(m_cursor), m_inside.get());
}

// For those who don't see it: where it stands, and what is there.
void QueueTimeline::tell()
{
    setAccessibleDescription(readout());
    emit readoutChanged();
}

void QueueTimeline::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void QueueTimeline::scrollContentsBy(int, int)
{
    redraw();
}

void QueueTimeline::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        redraw();
}

} // namespace vitrine::views
