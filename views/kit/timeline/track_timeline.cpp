// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/timeline/track_timeline.h"

#include "views/base/breakpoint_menu.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/local_action.h"
#include "views/theme/theme.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QTextDocumentFragment>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {
constexpr std::size_t kMostNamed = 4; // things, before they are only counted
constexpr int kPageTracks = 8;
} // namespace

TrackTimeline::TrackTimeline(Desk& desk, QWidget* parent, CycleWindow* axis)
    : QAbstractScrollArea(parent), m_desk(desk), m_handler(new CycleHandler(desk, *this, *viewport(), axis))
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    addKeys();
    connect(&m_handler->window(), &CycleWindow::changed, this, &TrackTimeline::tellChanged);
    connect(m_handler, &CycleHandler::hoverChanged, this, [this] {
        viewport()->update();
        emit readoutChanged(readout());
        emit hoverChanged();
    });
}

void TrackTimeline::addKeys()
{
    const auto add = [this](const LocalAction& local, int bars) {
        QAction* action = makeLocalAction(*this, local);
        action->setProperty(kPart, kTimelinePart);
        connect(action, &QAction::triggered, this, [this, bars] { step(bars); });
        addAction(action);
    };
    add({"timeline-previous-bar",
         tr("Previous bar"),
         tr("Selects what comes before on the same track."),
         {Qt::Key_Comma}},
        -1);
    add({"timeline-next-bar", tr("Next bar"), tr("Selects what comes next on the same track."), {Qt::Key_Period}}, 1);
}

void TrackTimeline::setContent(TrackContent content)
{
    m_content = std::move(content);
    m_tops.assign(1, 0);
    for (const Track& track : m_content.tracks)
        m_tops.push_back(m_tops.back() + track.height());
    findPlaces();
    m_thing.reset();
    m_track = std::min(m_track, m_content.tracks.empty() ? 0 : m_content.tracks.size() - 1);
    layOut();
    showSelection(m_desk.selection());
    tell();
}

void TrackTimeline::setDrawColors(DrawColors colors)
{
    m_drawColors = std::move(colors);
    tellChanged();
}

void TrackTimeline::setCursor(core::Cycle cycle)
{
    m_cursor = cycle;
    viewport()->update();
    tell();
}

void TrackTimeline::tellChanged()
{
    redraw();
    tell();
}

void TrackTimeline::showSelection(const Selection& selection)
{
    if (m_content.thing)
        showThing(m_content.thing(selection));
}

void TrackTimeline::showThing(std::optional<std::uint32_t> thing)
{
    if (thing == m_thing)
        return;
    m_thing = thing;
    std::size_t track = 0;
    if (const TrackBar* bar = currentBar(&track)) {
        m_track = track;
        CycleWindow& window = m_handler->window();
        if (bar->to() <= window.first() || bar->from() >= window.end())
            window.reveal(bar->from());
        const QRectF place = barRect(track, *bar).translated(0, verticalScrollBar()->value() - rulerHeight());
        scrollTo(int(place.top()) - 2 * kGrid, int(place.bottom()) + kGrid); // with the edge of its track
    }
    redraw();
    tell();
}

void TrackTimeline::findPlaces()
{
    m_places.clear();
    for (std::uint32_t track = 0; track < m_content.tracks.size(); ++track)
        for (std::uint32_t bar = 0; bar < m_content.tracks[track].bars.size(); ++bar)
            m_places.push_back({m_content.tracks[track].bars[bar].thing, track, bar});
    std::ranges::sort(m_places);
}

std::span<const TrackTimeline::Place> TrackTimeline::places(std::uint32_t thing) const
{
    const auto first = std::ranges::lower_bound(m_places, thing, {}, &Place::thing);
    return {first, std::ranges::upper_bound(first, m_places.end(), thing, {}, &Place::thing)};
}

const TrackBar& TrackTimeline::barAt(const Place& place) const
{
    return m_content.tracks[place.track].bars[place.bar];
}

const TrackBar* TrackTimeline::currentBar(std::size_t* place) const
{
    const auto all = m_thing ? places(*m_thing) : std::span<const Place>();
    if (all.empty())
        return nullptr;
    const auto here = std::ranges::find(all, m_track, &Place::track); // that of the current track rather than another
    const Place& found = here == all.end() ? all.front() : *here;
    if (place)
        *place = found.track;
    return &barAt(found);
}

void TrackTimeline::layOut()
{
    m_handler->setArea(gutter(), viewport()->width() - gutter() - kPadding);
    const int room = viewport()->height() - rulerHeight();
    verticalScrollBar()->setPageStep(room);
    verticalScrollBar()->setSingleStep(24);
    verticalScrollBar()->setRange(0, std::max(0, (m_tops.empty() ? 0 : m_tops.back()) - room));
    redraw();
}

void TrackTimeline::redraw()
{
    m_picture = {};
    viewport()->update();
}

int TrackTimeline::gutter() const
{
    return std::clamp(viewport()->width() / 4, 120, 240);
}

QRect TrackTimeline::trackRect(std::size_t track) const
{
    const int top = rulerHeight() + m_tops[track] - verticalScrollBar()->value();
    const CycleScale shown = scale();
    return {shown.left, top, shown.width, m_tops[track + 1] - m_tops[track]};
}

QRectF TrackTimeline::barRect(std::size_t track, const TrackBar& bar) const
{
    const Track& lane = m_content.tracks[track];
    const QRect area = trackRect(track);
    const int used = static_cast<int>(lane.rows.size()) * lane.rowHeight;
    const int top = area.top() + (area.height() - used) / 2 + bar.row * lane.rowHeight;
    const CycleScale shown = scale();
    const double left = std::max(shown.x(bar.from()), double(shown.left));
    const double right = std::min(shown.x(bar.to()), double(shown.right()));
    const double gap = lane.rowHeight >= 8 ? 2 : 1;
    return {left, top + gap / 2, std::max(right - left, 1.0), lane.rowHeight - gap};
}

std::optional<TrackTimeline::Hit> TrackTimeline::hitAt(const QPointF& place) const
{
    const int y = static_cast<int>(place.y()) - rulerHeight() + verticalScrollBar()->value();
    if (place.y() < rulerHeight() || m_content.tracks.empty() || y < 0 || y >= m_tops.back())
        return std::nullopt;
    const auto track = static_cast<std::size_t>(std::ranges::upper_bound(m_tops, y) - m_tops.begin()) - 1;
    const CycleScale shown = scale();
    Hit hit{track, nullptr};
    if (shown.isEmpty() || !shown.holds(place.x()))
        return hit;
    const Track& lane = m_content.tracks[track];
    const int used = static_cast<int>(lane.rows.size()) * lane.rowHeight;
    const int row =
        place.y() < trackRect(track).top() + (trackRect(track).height() - used) / 2.0
            ? -1
            : (static_cast<int>(place.y()) - trackRect(track).top() - (trackRect(track).height() - used) / 2) /
                  lane.rowHeight;
    if (row >= 0 && row < static_cast<int>(lane.rows.size()))
        hit.bar = lane.barAt(static_cast<std::size_t>(row), shown.cycleAt(place.x()));
    return hit;
}

QRect TrackTimeline::foldRect(std::size_t track) const
{
    const QRect lane = trackRect(track);
    return {m_content.tracks[track].depth * kTrackIndent, lane.top(), kPadding + kTrackIndent, lane.height()};
}

void TrackTimeline::setCurrentTrack(std::size_t track)
{
    if (track >= m_content.tracks.size())
        return;
    m_track = track;
    emit currentTrackChanged();
    scrollTo(m_tops[track], m_tops[track + 1]);
    redraw();
    tell();
}

/// To all between two heights, from the top of the tracks; to the upper one where there is no room for both.
void TrackTimeline::scrollTo(int top, int bottom)
{
    QScrollBar* bar = verticalScrollBar();
    if (top < bar->value())
        bar->setValue(top);
    else if (bottom > bar->value() + bar->pageStep())
        bar->setValue(std::min(top, bottom - bar->pageStep()));
}

void TrackTimeline::moveTrack(int tracks)
{
    if (m_content.tracks.empty())
        return;
    const int last = static_cast<int>(m_content.tracks.size()) - 1;
    chooseTrack(static_cast<std::size_t>(std::clamp(static_cast<int>(m_track) + tracks, 0, last)));
}

void TrackTimeline::chooseTrack(std::size_t track)
{
    setCurrentTrack(track);
    if (m_content.tracks[track].isWholeSelected())
        m_desk.select(Selection(m_content.tracks[track].selection));
}

void TrackTimeline::follow(std::size_t track)
{
    if (m_content.tracks[track].isHeading)
        return emit foldWished(track);
    if (const Selection& selection = m_content.tracks[track].selection; selection != Selection())
        m_desk.follow({.place = {}, .selection = selection});
}

// The current track, or the section that it is in.
void TrackTimeline::fold()
{
    if (m_track >= m_content.tracks.size())
        return;
    if (m_content.tracks[m_track].isOpen)
        return emit foldWished(m_track);
    for (std::size_t track = m_track; track-- > 0;)
        if (m_content.tracks[track].isHeading)
            return emit foldWished(track);
}

void TrackTimeline::choose(std::uint32_t thing)
{
    if (m_content.go)
        m_content.go(thing);
    else
        m_desk.select(m_content.selection(thing));
}

void TrackTimeline::step(int bars)
{
    if (m_track >= m_content.tracks.size() || m_content.tracks[m_track].bars.empty())
        return;
    const auto& all = m_content.tracks[m_track].bars;
    const auto last = static_cast<std::ptrdiff_t>(all.size()) - 1;
    std::ptrdiff_t at = 0;
    if (const TrackBar* bar = currentBar(); bar && bar >= all.data() && bar <= all.data() + last)
        at = std::clamp<std::ptrdiff_t>(bar - all.data() + bars, 0, last);
    else // the first that is there at the cursor, or behind it
        at = std::min(static_cast<std::ptrdiff_t>(m_content.tracks[m_track].nextEndingBehind(0, shownCycle(m_cursor))),
                      last);
    choose(all[static_cast<std::size_t>(at)].thing);
}

void TrackTimeline::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up: return moveTrack(-1);
    case Qt::Key_Down: return moveTrack(1);
    case Qt::Key_PageUp: return moveTrack(-kPageTracks);
    case Qt::Key_PageDown: return moveTrack(kPageTracks);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_thing && m_content.go)
            m_content.go(*m_thing);
        else if (m_thing)
            m_desk.follow({.place = {}, .selection = m_content.selection(*m_thing)});
        else if (m_track < m_content.tracks.size())
            follow(m_track);
        return;
    case Qt::Key_Space: return fold();
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void TrackTimeline::mousePressEvent(QMouseEvent* event)
{
    const auto hit = hitAt(event->position());
    if (event->button() != Qt::LeftButton || !hit)
        return;
    const std::size_t number = hit->track;
    const bool isName = event->position().x() < scale().left;
    setCurrentTrack(number);
    const Track& track = m_content.tracks[number];
    if (track.isOpen && (track.isHeading ? isName : foldRect(number).contains(event->position().toPoint())))
        return emit foldWished(number);
    if (hit->bar)
        choose(hit->bar->thing);
    else if (track.isWholeSelected() || (isName && track.selection != Selection()))
        m_desk.select(Selection(track.selection));
}

void TrackTimeline::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto hit = hitAt(event->position());
    if (event->button() == Qt::LeftButton && hit && event->position().x() < scale().left)
        follow(hit->track);
}

void TrackTimeline::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto hit =
        isByKey && m_track < m_content.tracks.size() ? std::optional(Hit{m_track, currentBar()}) : hitAt(event->pos());
    if (!hit)
        return;
    const std::size_t track = hit->track;
    const Selection selection =
        hit->bar && m_content.selection ? m_content.selection(hit->bar->thing) : m_content.tracks[track].selection;
    setCurrentTrack(track);
    if (selection == Selection())
        return;
    m_desk.select(Selection(selection));
    const bool isPart = std::holds_alternative<UnitLink>(selection) || std::holds_alternative<QueueLink>(selection);
    QMenu menu(this);
    addLinkActions(menu, m_desk, {{}, selection, isPart ? "units" : ""});
    if (isPart)
        addBreakpointMenu(menu, m_desk, {Link{.place = {}, .selection = selection}});
    if (!menu.isEmpty())
        menu.exec(isByKey ? viewport()->mapToGlobal(trackRect(track).bottomLeft()) : event->globalPos());
}

bool TrackTimeline::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto hit = hitAt(help->pos());
        if (hit && hit->bar)
            QToolTip::showText(help->globalPos(), tip(hit->bar->thing), this);
        else if (hit && help->pos().x() < scale().left)
            QToolTip::showText(help->globalPos(), m_content.tracks[hit->track].tip, this);
        else if (hit && m_content.tracks[hit->track].words)
            QToolTip::showText(help->globalPos(), readout(), this);
        else
            QToolTip::hideText();
        return true;
    }
    case QEvent::MouseMove:
        m_mouse = static_cast<QMouseEvent*>(event)->position();
        emit readoutChanged(readout());
        break;
    case QEvent::Leave:
        m_mouse = {-1, -1};
        emit readoutChanged(readout());
        break;
    default: break;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

QString TrackTimeline::barsText(const Track& track, core::Cycle cycle) const
{
    const std::size_t count = track.countAt(cycle);
    QStringList there;
    std::size_t bar = 0;
    for (std::size_t named = 0; named < std::min(count, kMostNamed); ++named) {
        bar = track.nextEndingBehind(bar, cycle);
        there << m_content.label(track.bars[bar++].thing);
    }
    QString things = there.isEmpty() ? tr("nothing") : there.join(QStringLiteral(", "));
    if (count > kMostNamed)
        things = tr("%1 and %2 more").arg(things, grouped(count - kMostNamed));
    return tr("%1 on %2").arg(things, track.name);
}

QString TrackTimeline::ofDraw(std::optional<std::size_t> draw, const QString& text) const
{
    return m_drawColors.isOn() ? QStringLiteral("%1 · %2").arg(m_drawColors.name(draw), text) : text;
}

QString TrackTimeline::tip(std::uint32_t thing) const
{
    const QString tip = m_content.tip(thing);
    if (!m_drawColors.isOn())
        return tip;
    return QStringLiteral("%1<br>%2").arg(tip, m_drawColors.name(m_content.draw(thing)).toHtmlEscaped());
}

QString TrackTimeline::textAt(const Track& track, std::optional<core::Cycle> cycle) const
{
    if (track.isHeading)
        return {};
    const core::Cycle told = cycle.value_or(shownCycle(m_cursor));
    const QString words = track.words ? track.words(told) : barsText(track, told);
    if (words.isEmpty())
        return {};
    const auto draw = track.draw ? track.draw(told) : m_drawColors.onlyAt(told);
    const QString text = draw || !m_drawColors.isFrame() ? ofDraw(draw, words) : words;
    return cycle && !track.knowsCursorOnly ? inCycle(*cycle, text) : atCycle(m_cursor, text);
}

QString TrackTimeline::readoutTime() const
{
    const auto hovered = m_handler->hovered();
    return hovered ? inCycleText(*hovered) : atCycleText(m_cursor);
}

QString TrackTimeline::readout() const
{
    const auto barText = [this](std::uint32_t thing) {
        QString html = m_content.tip(thing);
        html.replace(QStringLiteral("<br>"), QStringLiteral(" · "));
        const QString plain = QTextDocumentFragment::fromHtml(html).toPlainText().simplified();
        return m_drawColors.isOn() ? ofDraw(m_content.draw(thing), plain) : plain;
    };
    const auto hit = hitAt(m_mouse);
    if (hit && hit->bar)
        return barText(hit->bar->thing);
    const auto cycle = m_handler->hovered();
    if (hit && cycle && !m_content.tracks[hit->track].isHeading)
        return textAt(m_content.tracks[hit->track], cycle);
    if (cycle)
        return inCycleText(*cycle);
    if (currentBar())
        return barText(*m_thing);
    const bool hasCursor = !m_handler->hasOwnAxis();
    return hasCursor && m_track < m_content.tracks.size() ? textAt(m_content.tracks[m_track], {}) : QString();
}

// For those who don't see it: what is current.
void TrackTimeline::tell()
{
    const QString text = readout();
    setAccessibleDescription(text);
    emit readoutChanged(text);
}

void TrackTimeline::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void TrackTimeline::scrollContentsBy(int, int)
{
    redraw();
}

void TrackTimeline::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        redraw();
}

void TrackTimeline::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

} // namespace vitrine::views
