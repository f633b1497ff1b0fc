// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/wrap_layout.h"

#include <algorithm>

namespace vitrine::views {

WrapLayout::WrapLayout(QWidget* parent) : QLayout(parent) {}

WrapLayout::~WrapLayout()
{
    qDeleteAll(m_items);
}

void WrapLayout::addItem(QLayoutItem* item)
{
    m_items << item;
}

QLayoutItem* WrapLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int WrapLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), Purpose::Measure);
}

int WrapLayout::rowWidth() const
{
    int width = 0;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            width += item->sizeHint().width() + (width > 0 ? spacing() : 0);
    return width;
}

QSize WrapLayout::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {rowWidth() + margins.left() + margins.right(), minimumSize().height()};
}

QSize WrapLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize().expandedTo(QSize(0, item->sizeHint().height())));
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void WrapLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, Purpose::Place);
}

int WrapLayout::arrange(const QRect& rect, Purpose purpose) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    const int rowHeight = minimumSize().height() - contentsMargins().top() - contentsMargins().bottom();
    const int left = room.width() - rowWidth();
    QPoint place = room.topLeft();
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        QLayoutItem* item = m_items[i];
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (m_stretchAt == i && left >= 0)
            place.rx() += left;
        // What belongs together at the right end goes down together.
        const bool isBreak = m_stretchAt == i && left < 0;
        if (place.x() > room.left() && (isBreak || place.x() + size.width() > room.right() + 1))
            place = QPoint(room.left(), place.y() + rowHeight + spacing());
        if (purpose == Purpose::Place)
            item->setGeometry(QRect(QPoint(place.x(), place.y() + (rowHeight - size.height()) / 2), size));
        place.rx() += size.width() + spacing();
    }
    return place.y() + rowHeight - rect.top() + contentsMargins().bottom();
}

} // namespace vitrine::views
