// SPDX-License-Identifier: GPL-3.0-or-later
// How a waterfall is painted: rows, gutter, groups, and above them what moves.
#include "views/docks/waterfall/waterfall.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace vitrine::views {

namespace {
constexpr int kNameHeight = 16; // that a name in the gutter needs
} // namespace

void Waterfall::paintGutter(QPainter& painter) const
{
    const Theme theme = Theme::current();
    const RowScale shown = rows();
    if (shown.height < scaled(kLetterHeight))
        return;
    const auto first = static_cast<std::size_t>(std::floor(shown.first));
    const auto end = std::min(shown.count, static_cast<std::size_t>(std::ceil(shown.rowAt(room()))));
    for (std::size_t row = first; row < end; ++row) {
        const core::TaskRecord& task = m_rows.task(row);
        const QRectF place = rowRect(row);
        const QRectF area(kGrid, place.top(), gutter() - 2 * kGrid, place.height());
        painter.setPen(theme.secondary);
        painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, QString::number(task.id.value));
    }
}

void Waterfall::paintGroups(QPainter& painter) const
{
    const Theme theme = Theme::current();
    const auto& groups = m_rows.groups();
    const RowScale shown = rows();
    int free = 0; // so that thousands of groups cost no more than there are lines of pixels
    const auto firstShown = static_cast<std::size_t>(std::max(0.0, std::floor(shown.first)));
    auto group = std::ranges::upper_bound(groups, firstShown, {}, &TaskOrder::Group::firstRow);
    if (group != groups.begin())
        --group;
    const auto last = static_cast<std::size_t>(std::ceil(std::max(0.0, shown.rowAt(room()))));
    for (; group != groups.end() && group->firstRow <= last; ++group) {
        const QString name = groupText(*group);
        const double top = std::max<double>(rulerHeight(), rulerHeight() + shown.y(double(group->firstRow)));
        if (name.isEmpty())
            return;
        if (group->firstRow > firstShown && top >= free - scaled(kNameHeight) / 2) {
            painter.setPen(theme.line);
            painter.drawLine(QPointF(0, top), QPointF(viewport()->width(), top));
        }
        const bool hasNext = std::next(group) != groups.end();
        const double bottom =
            hasNext ? rulerHeight() + shown.y(double(std::next(group)->firstRow)) : viewport()->height();
        if (top < free || bottom - top < scaled(kNameHeight))
            continue;
        painter.setPen(theme.text);
        const QRectF area(kGrid, top, gutter() - 2 * kGrid, scaled(kNameHeight));
        painter.drawText(
            area, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(name, Qt::ElideRight, static_cast<int>(area.width()) - scaled(36)));
        free = static_cast<int>(top) + scaled(kNameHeight);
    }
}

WaterfallRows Waterfall::rowsToPaint() const
{
    return {*m_content.lines, m_content.order.rows(), m_rows.places(), m_content.detail.get()};
}

void Waterfall::paintStatic(QPainter& painter) const
{
    const Theme theme = Theme::current();
    const CycleScale cycles = scale();
    painter.fillRect(viewport()->rect(), theme.panel);
    if (!m_content.lines || cycles.isEmpty())
        return;
    const RowScale shown = rows();
    const QRect below = viewport()->rect().adjusted(0, rulerHeight(), 0, 0);
    painter.drawImage(cycles.left, rulerHeight(), waterfallImage(rowsToPaint(), shown, cycles, room(), theme));
    if (m_rows.size() == 0 && m_content.order.size() > 0) {
        painter.setPen(theme.secondary);
        painter.drawText(below, Qt::AlignCenter,
                         m_rows.log()->tasksNotKept() == 0
                             ? tr("No task is there in these cycles.")
                             : tr("The tasks of these cycles were not kept. The dock Tasks can record them."));
    }
    painter.setClipRect(below);
    paintTickLines(painter, below, cycles);
    paintStretchNames(painter, rowsToPaint(), shown, cycles, rulerHeight(), room());
    paintGutter(painter);
    paintGroups(painter);
    painter.setClipping(false);
    paintRuler(painter, QRect(0, 0, viewport()->width(), rulerHeight()), cycles);
}

void Waterfall::paintSelected(QPainter& painter) const
{
    const auto row = selectedRow();
    if (!row)
        return;
    const QRectF place = rowRect(*row);
    const Theme theme = Theme::current();
    painter.setClipRect(viewport()->rect().adjusted(0, rulerHeight(), 0, 0));
    painter.setPen(QPen(theme.accent, scaled(1)));
    painter.setBrush(Qt::NoBrush);
    const double high = std::max(3.0, place.height());
    painter.drawRect(
        QRectF(0.5, std::floor(place.center().y() - high / 2) + 0.5, viewport()->width() - 1, std::ceil(high)));
    painter.setClipping(false);
}

void Waterfall::paintEvent(QPaintEvent*)
{
    const qreal ratio = devicePixelRatioF();
    if (m_picture.isNull()) {
        m_picture = QPixmap(viewport()->size() * ratio);
        m_picture.setDevicePixelRatio(ratio);
        QPainter painter(&m_picture);
        painter.setFont(font());
        paintStatic(painter);
    }
    QPainter painter(viewport());
    painter.drawPixmap(0, 0, m_picture);
    if (!m_content.lines)
        return;
    const CycleScale cycles = scale();
    const QRect below = viewport()->rect().adjusted(0, rulerHeight(), 0, 0);
    if (const auto hovered = m_handler->hovered())
        paintCycleHover(painter, below, cycles, *hovered);
    paintSelected(painter);
    paintCycleCursor(painter, viewport()->rect(), cycles, m_cursor);
    if (hasFocus()) {
        painter.setPen(Theme::current().accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

} // namespace vitrine::views
