// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/moment.h"
#include "views/machine/activity_style.h"
#include "views/queues/queue_timeline.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace vitrine::views {

namespace {
constexpr int kIndent = 12;
constexpr int kMargin = 3; // above and below a lane's picture
} // namespace

void QueueTimeline::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    const Theme theme = Theme::current();
    if (m_picture.isNull() || m_picture.deviceIndependentSize().toSize() != viewport()->size()) {
        const qreal ratio = viewport()->devicePixelRatioF();
        m_picture = QPixmap(viewport()->size() * ratio);
        m_picture.setDevicePixelRatio(ratio);
        QPainter still(&m_picture);
        still.setFont(font());
        paintStatic(still);
    }
    painter.drawPixmap(0, 0, m_picture);
    const CycleScale shown = scale();
    const QRect area(shown.left, 0, shown.width, viewport()->height());
    if (const auto cycle = m_handler->hovered())
        paintCycleHover(painter, area.adjusted(0, kRulerHeight, 0, 0), shown, *cycle);
    if (m_recording)
        paintCycleCursor(painter, area, shown, m_cursor);
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void QueueTimeline::paintStatic(QPainter& painter) const
{
    const Theme theme = Theme::current();
    const QRect whole = viewport()->rect();
    painter.fillRect(whole, theme.panel);
    if (!m_recording)
        return;
    const CycleScale shown = scale();
    painter.setPen(theme.line);
    painter.drawLine(shown.left - 1, 0, shown.left - 1, whole.height());
    painter.setClipRect(whole.adjusted(0, kRulerHeight, 0, 0));
    paintTickLines(painter, QRect(shown.left, kRulerHeight, shown.width, whole.height()), shown);
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        const QRect lane = laneRect(i);
        if (lane.bottom() < kRulerHeight || lane.top() > whole.bottom())
            continue;
        const QRect row(0, lane.top(), whole.width(), lane.height());
        if (i == m_current && m_lanes[i].kind != LaneKind::Heading)
            painter.fillRect(QRect(0, row.top(), shown.left, row.height()), theme.selection());
        if (m_lanes[i].kind == LaneKind::Heading) {
            paintHeading(painter, m_lanes[i], row);
            if (i == m_current && hasFocus())
                painter.fillRect(QRect(0, row.top(), 3, row.height()), theme.accent);
            continue;
        }
        paintLane(painter, m_lanes[i], lane.adjusted(0, kMargin, 0, -kMargin));
        paintName(painter, m_lanes[i], QRect(0, row.top(), shown.left, row.height()));
        QColor line = theme.line;
        line.setAlpha(120);
        painter.setPen(line);
        painter.drawLine(0, row.bottom(), whole.width(), row.bottom());
    }
    painter.setClipping(false);
    paintRuler(painter, QRect(0, 0, whole.width(), kRulerHeight), shown);
    painter.fillRect(QRect(0, 0, shown.left, kRulerHeight - 1), theme.panel);
    painter.setPen(theme.secondary);
    painter.drawText(QRect(kPadding, 0, shown.left - kPadding, kRulerHeight), Qt::AlignVCenter, tr("Cycle"));
}

void QueueTimeline::paintHeading(QPainter& painter, const Lane& lane, const QRect& area) const
{
    const Theme theme = Theme::current();
    painter.fillRect(area, theme.window);
    const bool isClosed = m_closed.contains(lane.section);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.secondary);
    const QPointF at(kPadding + 4, area.center().y() + 0.5);
    const QPointF open[] = {at + QPointF(-4, -2), at + QPointF(4, -2), at + QPointF(0, 3)};
    const QPointF closed[] = {at + QPointF(-2, -4), at + QPointF(-2, 4), at + QPointF(3, 0)};
    painter.drawPolygon(isClosed ? closed : open, 3);
    painter.restore();
    QFont bold = painter.font();
    bold.setBold(true);
    painter.save();
    painter.setFont(bold);
    painter.setPen(theme.text);
    painter.drawText(area.adjusted(kPadding + 16, 0, 0, 0), Qt::AlignVCenter, lane.name);
    painter.restore();
}

// At the right of a lane's name: what one looks for first.
QString QueueTimeline::figure(const Lane& lane) const
{
    const CycleWindow& window = Recordings::of(m_desk).window();
    if (lane.kind == LaneKind::Unit)
        return tr("%1 %").arg(100 * m_recording->utilization(lane.unit, window.first(), window.end()), 0, 'f', 1);
    if (lane.kind == LaneKind::Queue)
        return QStringLiteral("%1 / %2").arg(grouped(m_recording->statistics(lane.queue).highWater),
                                             grouped(m_recording->queue(lane.queue).capacity));
    const auto part = subQueueEntries(lane, m_inside.get());
    const QString now = part ? grouped(part->occupancy) : QStringLiteral("–");
    const std::uint32_t capacity = m_recording->queue(lane.queue).groups[lane.group].capacity;
    return capacity != 0 ? QStringLiteral("%1 / %2").arg(now, grouped(capacity)) : now;
}

void QueueTimeline::paintName(QPainter& painter, const Lane& lane, const QRect& area) const
{
    const Theme theme = Theme::current();
    const QFontMetrics metrics = painter.fontMetrics();
    const QString right = figure(lane);
    const int indent = kPadding + kIndent + (lane.kind == LaneKind::SubQueue ? kIndent : 0);
    QRect text = area.adjusted(indent, 0, -kPadding, 0);
    painter.setPen(theme.secondary);
    const bool isTall = area.height() > 2 * metrics.height();
    QRect line =
        isTall ? QRect(text.left(), area.center().y() - metrics.height(), text.width(), metrics.height()) : text;
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, right);
    const int room = line.width() - metrics.horizontalAdvance(right) - kPadding;
    painter.setPen(theme.text);
    painter.drawText(QRect(line.left(), line.top(), room, line.height()), Qt::AlignVCenter,
                     metrics.elidedText(lane.name, Qt::ElideRight, room));
    painter.setPen(theme.secondary);
    if (isTall) {
        line.translate(0, metrics.height());
        painter.drawText(line, Qt::AlignVCenter, metrics.elidedText(lane.term, Qt::ElideRight, line.width()));
        return;
    }
    const int used = metrics.horizontalAdvance(lane.name) + kPadding;
    if (room - used > kIndent * 2)
        painter.drawText(QRect(line.left() + used, line.top(), room - used, line.height()), Qt::AlignVCenter,
                         metrics.elidedText(lane.term, Qt::ElideRight, room - used));
}

void QueueTimeline::paintLane(QPainter& painter, const Lane& lane, const QRect& area) const
{
    switch (lane.kind) {
    case LaneKind::Unit: return paintUnitLane(painter, area, *m_recording, lane.unit, scale());
    case LaneKind::Queue: return paintQueueLane(painter, area, *m_recording, lane.queue, scale(), m_top);
    case LaneKind::SubQueue:
        painter.setPen(Theme::current().secondary);
        painter.drawText(area.adjusted(kGrid, 0, 0, 0), Qt::AlignVCenter,
                         laneText(lane, *m_recording, m_cursor, m_inside.get()));
        return;
    case LaneKind::Heading: return;
    }
}

QImage QueueTimeline::picture()
{
    QImage image(viewport()->size() * viewport()->devicePixelRatioF(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(viewport()->devicePixelRatioF());
    viewport()->render(&image);
    return image;
}

} // namespace vitrine::views
