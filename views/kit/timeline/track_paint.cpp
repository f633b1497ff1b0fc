// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/timeline/track_timeline.h"
#include "views/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr double kLeastForArrows = 18; // pixels of a bar
constexpr double kLeastForText = 28;
constexpr double kLeastForLetter = 12;
constexpr double kLeastBetweenArrows = 36;
constexpr int kLeastTextHeight = 13;
constexpr double kHead = 3.5;
constexpr int kTall = 60; // pixels of a track whose name stands at its top

void paintHead(QPainter& painter, const QPointF& tip, bool isDown, const QColor& color)
{
    const double back = isDown ? -kHead * 1.6 : kHead * 1.6;
    const QPointF head[] = {tip, tip + QPointF(-kHead, back), tip + QPointF(kHead, back)};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(head, std::size(head));
    painter.restore();
}

} // namespace

void TrackTimeline::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    const Theme theme = Theme::current();
    if (m_picture.isNull() || m_picture.deviceIndependentSize().toSize() != viewport()->size()) {
        const qreal ratio = viewport()->devicePixelRatioF();
        m_picture = QPixmap(viewport()->size() * ratio);
        m_picture.setDevicePixelRatio(ratio);
        m_styles.clear();
        for (int style = 0; m_content.style && style < 256; ++style) {
            m_styles.push_back(m_content.style(style, theme));
            if (m_styles.back().name.isEmpty()) {
                m_styles.pop_back();
                break;
            }
        }
        QPainter still(&m_picture);
        still.setFont(font());
        paintStatic(still);
    }
    painter.drawPixmap(0, 0, m_picture);
    const CycleScale shown = scale();
    const QRect area(shown.left, 0, shown.width, viewport()->height());
    if (m_content.tracks.empty())
        return;
    paintSelected(painter);
    if (const auto cycle = m_handler->hovered())
        paintCycleHover(painter, area.adjusted(0, rulerHeight(), 0, 0), shown, *cycle);
    if (!m_handler->hasOwnAxis())
        paintCycleCursor(painter, area, shown, m_cursor);
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void TrackTimeline::paintStatic(QPainter& painter) const
{
    const Theme theme = Theme::current();
    const QRect whole = viewport()->rect();
    painter.fillRect(whole, theme.panel);
    const CycleScale shown = scale();
    if (m_content.tracks.empty() || shown.isEmpty())
        return;
    const int bottom = std::min(whole.bottom(), trackRect(m_content.tracks.size() - 1).bottom());
    painter.setPen(theme.line);
    painter.drawLine(shown.left - 1, rulerHeight(), shown.left - 1, bottom); // headings lie over it
    painter.setClipRect(whole.adjusted(0, rulerHeight(), 0, 0));
    paintTickLines(painter, QRect(shown.left, rulerHeight(), shown.width, bottom - rulerHeight()), shown);
    for (std::size_t i = 0; i < m_content.tracks.size(); ++i) {
        const QRect lane = trackRect(i);
        if (lane.bottom() < rulerHeight() || lane.top() > whole.bottom())
            continue;
        if (m_content.tracks[i].isHeading) {
            paintHeading(painter, i, QRect(0, lane.top(), whole.width(), lane.height()));
            continue;
        }
        if (i == m_track)
            painter.fillRect(QRect(0, lane.top(), shown.left - 1, lane.height()), theme.selection());
        if (m_content.tracks[i].paint)
            m_content.tracks[i].paint(painter, lane, shown);
        else
            paintBars(painter, i);
        paintName(painter, i, QRect(0, lane.top(), shown.left, lane.height()));
        painter.setPen(theme.line);
        painter.drawLine(0, lane.bottom(), whole.width(), lane.bottom());
    }
    paintArrows(painter);
    painter.setClipping(false);
    paintRuler(painter, QRect(0, 0, whole.width(), rulerHeight()), shown);
    painter.fillRect(QRect(0, 0, shown.left, rulerHeight() - 1), theme.panel);
    painter.setPen(theme.secondary);
    painter.drawText(QRect(kPadding, 0, shown.left - kPadding, rulerHeight()), Qt::AlignVCenter, tr("Cycle"));
}

void TrackTimeline::paintHeading(QPainter& painter, std::size_t track, const QRect& area) const
{
    const Theme theme = Theme::current();
    painter.fillRect(area, track == m_track ? theme.selection() : theme.window);
    paintFold(painter, track);
    painter.save();
    QFont bold = painter.font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme.text);
    painter.drawText(area.adjusted(kPadding + kTrackIndent, 0, 0, 0), Qt::AlignVCenter, m_content.tracks[track].name);
    painter.restore();
}

void TrackTimeline::paintName(QPainter& painter, std::size_t track, const QRect& area) const
{
    const Theme theme = Theme::current();
    const Track& lane = m_content.tracks[track];
    const QString figure = lane.figureNow ? lane.figureNow() : lane.figure;
    const QFontMetrics metrics = painter.fontMetrics();
    const int height = metrics.height();
    const int marks = lane.depth + (lane.isOpen ? 1 : 0);
    const QRect text = area.adjusted(kPadding + marks * kTrackIndent, 0, -kPadding, 0);
    if (lane.isOpen)
        paintFold(painter, track);
    if (area.height() < 2 * height)
        return paintLowName(painter, lane, figure, text);
    const bool isTall = area.height() > kTall;
    QRect line(text.left(), isTall ? area.top() + kGrid : area.center().y() - height + 1, text.width(), height);
    QFont bold = painter.font();
    bold.setBold(true);
    const int used = QFontMetrics(bold).horizontalAdvance(lane.name) + kPadding;
    const bool isBeside = used + metrics.horizontalAdvance(figure) <= line.width();
    painter.setPen(theme.secondary);
    if (isBeside)
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, figure);
    painter.setPen(theme.text);
    painter.save();
    painter.setFont(bold);
    painter.drawText(line, Qt::AlignVCenter, lane.name);
    painter.restore();
    painter.setPen(theme.secondary);
    const auto put = [&](const QString& words) {
        line.translate(0, height);
        painter.drawText(line, Qt::AlignVCenter, metrics.elidedText(words, Qt::ElideRight, line.width()));
    };
    if (!isBeside)
        put(figure);
    if (isBeside || isTall)
        put(lane.term);
}

// In one line: the name, then the figure, and the term where there is room left.
void TrackTimeline::paintLowName(QPainter& painter, const Track& track, const QString& figure, const QRect& area) const
{
    const Theme theme = Theme::current();
    const QFontMetrics metrics = painter.fontMetrics();
    painter.setPen(theme.text);
    painter.drawText(area, Qt::AlignVCenter, metrics.elidedText(track.name, Qt::ElideRight, area.width()));
    QRect rest = area.adjusted(metrics.horizontalAdvance(track.name) + kPadding, 0, 0, 0);
    painter.setPen(theme.secondary);
    if (metrics.horizontalAdvance(figure) > rest.width())
        return;
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, figure);
    rest.setRight(rest.right() - metrics.horizontalAdvance(figure) - kPadding);
    if (rest.width() > 2 * kTrackIndent)
        painter.drawText(rest, Qt::AlignVCenter, metrics.elidedText(track.term, Qt::ElideRight, rest.width()));
}

void TrackTimeline::paintFold(QPainter& painter, std::size_t track) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::current().secondary);
    const QRectF area = foldRect(track);
    const QPointF at(area.left() + kPadding + 4, area.center().y());
    const QPointF open[] = {at + QPointF(-4, -2), at + QPointF(4, -2), at + QPointF(0, 3)};
    const QPointF closed[] = {at + QPointF(-2, -4), at + QPointF(-2, 4), at + QPointF(3, 0)};
    painter.drawPolygon(*m_content.tracks[track].isOpen ? open : closed, 3);
    painter.restore();
}

// A pixel column of a row shows one bar, however many there are in it.
void TrackTimeline::paintBars(QPainter& painter, std::size_t track) const
{
    const Track& lane = m_content.tracks[track];
    const CycleScale shown = scale();
    for (std::size_t row = 0; row < lane.rows.size(); ++row) {
        const auto& bars = lane.rows[row];
        std::size_t i = lane.firstEndingBehind(row, shown.first);
        while (i < bars.size() && lane.bars[bars[i]].from() < shown.end) {
            const TrackBar& bar = lane.bars[bars[i]];
            paintBar(painter, track, bar);
            const double next = std::floor(shown.x(bar.to())) + 1;
            i = std::max(i + 1, next >= shown.right() ? i + 1 : lane.firstEndingBehind(row, shown.cycleAt(next)));
        }
    }
}

void TrackTimeline::paintBar(QPainter& painter, std::size_t track, const TrackBar& bar) const
{
    const QRectF whole = barRect(track, bar);
    const CycleScale shown = scale();
    for (std::size_t i = 0; i < bar.spanCount; ++i) {
        const TrackSpan& span = bar.spans[i];
        if (span.to <= shown.first || span.from >= shown.end || span.style >= m_styles.size())
            continue;
        const double left = std::max(shown.x(span.from), whole.left());
        const double right = std::min(shown.x(span.to), whole.right());
        paintFill(painter, {left, whole.top(), std::max(right - left, 1.0), whole.height()}, styleOf(bar, span).fill);
    }
    if (whole.width() > 4) { // bars that touch are told apart
        painter.setPen(Theme::current().panel);
        painter.drawLine(whole.topRight(), whole.bottomRight());
    }
    if (whole.height() >= kLeastTextHeight)
        paintLetters(painter, bar, whole);
    if (!m_content.tracks[track].hasArrows || whole.width() < kLeastForArrows || whole.height() < 4)
        return;
    const QColor ink = Theme::current().text;
    if (bar.from() >= shown.first)
        paintHead(painter, {whole.left() + kHead, whole.bottom()}, true, ink);
    if (bar.to() <= shown.end)
        paintHead(painter, {whole.right() - kHead, whole.top()}, false, ink);
}

DataStyle TrackTimeline::styleOf(const TrackBar& bar, const TrackSpan& span) const
{
    const DataStyle& style = m_styles[span.style];
    return m_drawColors.isOn() ? m_drawColors.dressed(style, m_content.draw(bar.thing), Theme::current()) : style;
}

void TrackTimeline::paintLetters(QPainter& painter, const TrackBar& bar, const QRectF& area) const
{
    const CycleScale shown = scale();
    const QString label = m_content.label(bar.thing);
    const QString letter = m_content.letter ? m_content.letter(bar.thing) : QString();
    bool isLabelled = false;
    for (std::size_t i = 0; i < bar.spanCount; ++i) {
        const TrackSpan& span = bar.spans[i];
        if (span.style >= m_styles.size())
            continue;
        const double left = std::max(shown.x(span.from), area.left());
        const double right = std::min(shown.x(span.to), area.right());
        const QRectF place = QRectF(left, area.top(), right - left, area.height()).adjusted(2, 0, -2, 0);
        const DataStyle style = styleOf(bar, span);
        painter.setPen(inkOn(style.fill.color));
        const double needed = painter.fontMetrics().horizontalAdvance(label);
        if (!isLabelled && place.width() >= std::max(needed, kLeastForText)) {
            painter.drawText(place, Qt::AlignCenter, label);
            isLabelled = true;
        } else if (place.width() >= kLeastForLetter) {
            painter.drawText(place, Qt::AlignCenter, letter.isEmpty() ? style.letter : letter);
        }
    }
}

void TrackTimeline::paintArrows(QPainter& painter) const
{
    const CycleScale shown = scale();
    const Theme theme = Theme::current();
    const auto& arrows = m_content.arrows;
    auto arrow = std::ranges::lower_bound(arrows, shown.first, {}, &TrackArrow::from);
    double before = -kLeastBetweenArrows;
    for (; arrow != arrows.end() && arrow->from < shown.end; ++arrow) {
        const double x = shown.x(arrow->from), end = shown.x(arrow->to);
        const auto next = std::next(arrow);
        const bool isCrowded =
            x - before < kLeastBetweenArrows || (next != arrows.end() && shown.x(next->from) - x < kLeastBetweenArrows);
        before = x;
        if (isCrowded)
            continue;
        const QRect from = trackRect(arrow->fromTrack), to = trackRect(arrow->toTrack);
        const bool isDown = to.top() > from.top();
        const QPointF start(x, isDown ? from.bottom() - 4 : from.top() + 4);
        const QPointF tip(end, isDown ? to.top() + 5 : to.bottom() - 5);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.text, 1.25));
        painter.drawLine(start, tip);
        painter.restore();
        paintHead(painter, tip, isDown, theme.text);
        painter.setPen(theme.text);
        const QPointF middle = (start + tip) / 2;
        painter.drawText(QRectF(middle.x() + 4, middle.y() - 9, 16, 18), Qt::AlignVCenter, arrow->letter);
    }
}

void TrackTimeline::paintSelected(QPainter& painter) const
{
    if (!m_thing)
        return;
    const CycleScale shown = scale();
    painter.save();
    painter.setClipRect(viewport()->rect().adjusted(shown.left, rulerHeight(), 0, 0));
    painter.setPen(QPen(Theme::current().accent, 2));
    painter.setBrush(Qt::NoBrush);
    for (const Place& place : places(*m_thing))
        if (const TrackBar& bar = barAt(place); bar.from() < shown.end && bar.to() > shown.first)
            painter.drawRect(barRect(place.track, bar).adjusted(-1, -1, 1, 1));
    painter.restore();
}

QImage TrackTimeline::picture()
{
    QImage image(viewport()->size() * viewport()->devicePixelRatioF(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(viewport()->devicePixelRatioF());
    viewport()->render(&image);
    return image;
}

} // namespace vitrine::views
