// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/texture/flow_layout.h"

#include "views/theme/theme.h"

#include <algorithm>

namespace vitrine::views {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent)
{
    setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    setSpacing(kGrid);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return place(QRect(0, 0, width, 0), Placing::Try);
}

QSize FlowLayout::sizeHint() const
{
    const QMargins margins = contentsMargins();
    QSize size;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize own = item->sizeHint();
        size = {size.width() + own.width() + spacing(), std::max(size.height(), own.height())};
    }
    return size.grownBy(margins);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    place(rect, Placing::Do);
}

int FlowLayout::place(const QRect& rect, Placing placing) const
{
    const QRect inside = rect.marginsRemoved(contentsMargins());
    QPoint at = inside.topLeft();
    int lineHeight = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (at.x() > inside.left() && at.x() + size.width() > inside.right() + 1) {
            at = {inside.left(), at.y() + lineHeight + spacing()};
            lineHeight = 0;
        }
        lineHeight = std::max({lineHeight, size.height(), kControlHeight});
        if (placing == Placing::Do)
            item->setGeometry(QRect(at, QSize(size.width(), lineHeight)));
        at.rx() += size.width() + spacing();
    }
    return at.y() + lineHeight - rect.y() + contentsMargins().bottom();
}

} // namespace vitrine::views
