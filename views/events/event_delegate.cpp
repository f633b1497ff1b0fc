// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/events/event_delegate.h"

#include "views/events/event_model.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QPainter>

namespace vitrine::views {

namespace {

constexpr int kRowHeight = 24;
constexpr int kMarkSize = 8;

// Kinds differ in shape as well as in color.
void drawMark(QPainter& painter, EventKind kind, const QRectF& box, const Theme& theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    switch (kind) {
    case EventKind::Draw:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.draw);
        painter.drawPolygon(QPolygonF{box.bottomLeft(), QPointF(box.center().x(), box.top()), box.bottomRight()});
        break;
    case EventKind::Clear:
        painter.setPen(QPen(theme.clear, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        break;
    case EventKind::Copy:
        painter.setPen(QPen(theme.copy, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(0.5, 0.5, -3, -3));
        painter.drawRect(box.adjusted(3, 3, -0.5, -0.5));
        break;
    case EventKind::Present:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.secondary);
        painter.drawRect(QRectF(box.left(), box.center().y() - 1, box.width(), 2));
        break;
    case EventKind::Marker:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.secondary);
        painter.drawEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5));
        break;
    default: break;
    }
}

bool hasMark(EventKind kind)
{
    return kind != EventKind::Frame && kind != EventKind::Tail && kind != EventKind::Group;
}

} // namespace

QSize EventDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {200, kRowHeight};
}

void EventDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme theme = Theme::current();
    const bool isCurrent = index.data(EventModel::CurrentRole).toBool();
    const auto kind = static_cast<EventKind>(index.data(EventModel::KindRole).toInt());
    painter->save();
    if (isCurrent || (option.state & QStyle::State_Selected))
        painter->fillRect(option.rect, theme.selection());
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, QColor(128, 128, 128, 24));
    if (isCurrent)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), theme.accent);
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_Selected)) {
        painter->setPen(theme.accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }

    QRect place = option.rect.adjusted(2 * kGrid, 0, -kGrid, 0);
    if (hasMark(kind)) {
        drawMark(*painter, kind, QRectF(place.left(), place.center().y() - kMarkSize / 2 + 1, kMarkSize, kMarkSize),
                 theme);
        place.setLeft(place.left() + kMarkSize + 2 * kGrid);
    }
    QFont font = option.font;
    font.setBold(isCurrent);
    const auto drawText = [&](const QString& text, const QColor& color) {
        painter->setFont(font);
        painter->setPen(color);
        const QFontMetrics metrics(font);
        painter->drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                          metrics.elidedText(text, Qt::ElideRight, place.width()));
        place.setLeft(place.left() + metrics.horizontalAdvance(text) + 2 * kGrid);
    };
    if (const QString label = index.data(EventModel::LabelRole).toString(); !label.isEmpty())
        drawText(label, theme.text);
    if (kind != EventKind::Frame)
        font = monospaceFont();
    font.setBold(false);
    if (place.width() > 3 * kGrid)
        drawText(index.data(EventModel::DetailRole).toString(), kind == EventKind::Call ? theme.text : theme.secondary);
    painter->restore();
}

} // namespace vitrine::views
