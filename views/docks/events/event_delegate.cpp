// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/events/event_delegate.h"

#include "views/base/item_tools.h"
#include "views/docks/events/event_model.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kRowHeight = 24;
constexpr int kMarkSize = 8;
constexpr int kBarWidth = 3; // of the current row
constexpr int kGutter = 14;  // for that bar and its arrow
constexpr int kLeastDetail = 3 * kGrid;
constexpr int kCostHeight = 4; // of a bar below its number

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

void drawBackground(QPainter& painter, const QStyleOptionViewItem& option, bool isCurrent, const Theme& theme)
{
    if (isCurrent || (option.state & QStyle::State_Selected))
        painter.fillRect(option.rect, theme.selection());
    else if (option.state & QStyle::State_MouseOver)
        painter.fillRect(option.rect, QColor(128, 128, 128, 24));
}

// A bar and an arrow: the place that is shown.
void drawCurrent(QPainter& painter, const QRect& box, const Theme& theme)
{
    painter.fillRect(QRect(box.left(), box.top(), kBarWidth, box.height()), theme.accent);
    const double middle = QRectF(box).center().y();
    const double left = box.left() + kBarWidth + 2;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawPolygon(QPolygonF{{left, middle - 4}, {left + 6, middle}, {left, middle + 4}});
}

void drawBookmark(QPainter& painter, const QRectF& box, const Theme& theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    painter.drawPolygon(QPolygonF{box.topLeft(), box.topRight(), box.bottomRight(),
                                  QPointF(box.center().x(), box.bottom() - box.width() / 2), box.bottomLeft()});
}

// A cross, so that it is told from other marks without its color.
void drawFault(QPainter& painter, const QRectF& box, const Theme& theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.fail, 2));
    painter.drawLine(box.topLeft(), box.bottomRight());
    painter.drawLine(box.topRight(), box.bottomLeft());
}

void drawCost(QPainter& painter, const QRect& box, const QModelIndex& index, const Theme& theme)
{
    const QRect room = box.adjusted(kGrid, 0, -kGrid, 0);
    if (const QVariant share = index.data(EventModel::ShareRole); share.isValid()) {
        const int length = static_cast<int>(share.toDouble() * room.width() + 0.5);
        const int top = room.bottom() - kCostHeight - 2;
        painter.fillRect(QRect(room.left(), top, room.width(), kCostHeight), theme.line);
        painter.fillRect(QRect(room.left(), top, length, kCostHeight), theme.draw);
    }
    painter.setFont(monospaceFont());
    painter.setPen(theme.text);
    painter.drawText(room.adjusted(0, 0, 0, -kCostHeight), Qt::AlignVCenter | Qt::AlignRight, index.data().toString());
}

void drawPicture(QPainter& painter, const QRect& box, const QModelIndex& index)
{
    const QImage image = index.data(Qt::DecorationRole).value<QImage>();
    if (image.isNull())
        return;
    const QSize size = image.size().scaled(box.size() - QSize(kGrid, kGrid), Qt::KeepAspectRatio);
    QRect place(QPoint(), size);
    place.moveCenter(box.center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(place, image);
}

void drawText(QPainter& painter, const QRect& place, const QFont& font, const QColor& color, const QString& text)
{
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, place.width()));
}

EventKind kindOf(const QModelIndex& index)
{
    return static_cast<EventKind>(index.data(EventModel::KindRole).toInt());
}

/// Where the parts of an event stand; empty: it has no such part.
struct EventPlaces {
    QRect mark, bookmark, fault, label, detail;
    QFont labelFont, detailFont;
};

EventPlaces placesOf(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    EventPlaces places;
    QRect rest = option.rect.adjusted(kGutter, 0, -kGrid, 0);
    if (hasMark(kindOf(index))) {
        places.mark = {rest.left(), rest.center().y() - kMarkSize / 2 + 1, kMarkSize, kMarkSize};
        rest.setLeft(rest.left() + kMarkSize + 2 * kGrid);
    }
    if (index.data(EventModel::BookmarkedRole).toBool()) {
        places.bookmark = {rest.left(), rest.center().y() - kMarkSize / 2, kMarkSize - 2, kMarkSize + 2};
        rest.setLeft(rest.left() + kMarkSize + kGrid);
    }
    if (index.data(EventModel::FaultRole).isValid()) {
        places.fault = {rest.left(), rest.center().y() - kMarkSize / 2 + 1, kMarkSize, kMarkSize};
        rest.setLeft(rest.left() + kMarkSize + 2 * kGrid);
    }
    places.labelFont = option.font;
    places.labelFont.setBold(index.data(EventModel::CurrentRole).toBool());
    if (const QString label = index.data(EventModel::LabelRole).toString(); !label.isEmpty()) {
        places.label = rest;
        rest.setLeft(rest.left() + QFontMetrics(places.labelFont).horizontalAdvance(label) + 2 * kGrid);
    }
    places.detailFont = kindOf(index) == EventKind::Frame ? option.font : monospaceFont();
    places.detailFont.setBold(false);
    if (rest.width() > kLeastDetail)
        places.detail = rest;
    return places;
}

} // namespace

QSize EventDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {200, std::max({kRowHeight, QFontMetrics(option.font).height() + 2, m_pictureHeight + kGrid})};
}

int EventDelegate::leastWidth(const QFont& font, const QString& label)
{
    QFont current = font;
    current.setBold(true);
    return kGutter + kMarkSize + 3 * kGrid + QFontMetrics(current).horizontalAdvance(label);
}

LinkedLine EventDelegate::line(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const EventPlaces places = placesOf(option, index);
    return {index.data(EventModel::DetailRole).toString(), index.data(kTextLinksRole).value<TextLinks>(),
            places.detailFont, places.detail};
}

void EventDelegate::drawEvent(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme theme = Theme::current();
    const EventPlaces places = placesOf(option, index);
    if (index.data(EventModel::CurrentRole).toBool())
        drawCurrent(painter, option.rect, theme);
    if (!places.mark.isEmpty())
        drawMark(painter, kindOf(index), places.mark, theme);
    if (!places.bookmark.isEmpty())
        drawBookmark(painter, places.bookmark, theme);
    if (!places.fault.isEmpty())
        drawFault(painter, places.fault, theme);
    if (!places.label.isEmpty())
        drawText(painter, places.label, places.labelFont, theme.text, index.data(EventModel::LabelRole).toString());
    if (!places.detail.isEmpty())
        line(option, index)
            .paint(painter, kindOf(index) == EventKind::Call ? theme.text : theme.secondary, pointedPart(index));
}

void EventDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme theme = Theme::current();
    painter->save();
    drawBackground(*painter, option, index.data(EventModel::CurrentRole).toBool(), theme);
    const QRect room = option.rect.adjusted(kGrid, 0, -kGrid, 0);
    if (index.column() == EventModel::WithoutColumn)
        drawText(*painter, option.rect.adjusted(kGrid, 0, -kGrid, 0), option.font, theme.text, index.data().toString());
    else if (EventModel::isCost(index.column()))
        drawCost(*painter, option.rect, index, theme);
    else if (index.column() == EventModel::EventColumn)
        drawEvent(*painter, option, index);
    else if (index.column() == EventModel::ThumbnailColumn)
        drawPicture(*painter, option.rect, index);
    else
        drawText(*painter, room, option.font, theme.text, index.data().toString());
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_Selected)) {
        painter->setRenderHint(QPainter::Antialiasing, false);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(theme.accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

} // namespace vitrine::views
