// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/link_cells.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"

#include <QAbstractItemView>
#include <QMouseEvent>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kLeastWidth = 16; // a single digit is hard to hit

bool isPlainLeft(const QMouseEvent& event)
{
    return event.button() == Qt::LeftButton && event.modifiers() == Qt::NoModifier;
}

} // namespace

LinkDelegate::LinkDelegate(QAbstractItemView& view) : QStyledItemDelegate(&view), m_view(view) {}

void LinkDelegate::setPointedAt(const QModelIndex& index)
{
    if (m_pointedAt == index)
        return;
    const QModelIndex before = std::exchange(m_pointedAt, QPersistentModelIndex(index));
    m_view.viewport()->update(m_view.visualRect(before));
    m_view.viewport()->update(m_view.visualRect(index));
}

QRect LinkDelegate::textRect(const QModelIndex& index) const
{
    QStyleOptionViewItem option;
    option.initFrom(&m_view);
    option.widget = &m_view;
    option.rect = m_view.visualRect(index);
    option.font = m_view.font();
    option.decorationSize = m_view.iconSize();
    option.decorationPosition = QStyleOptionViewItem::Left;
    option.displayAlignment = Qt::AlignLeft | Qt::AlignVCenter;
    if (!option.decorationSize.isValid()) {
        const int side = m_view.style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, &m_view);
        option.decorationSize = {side, side};
    }
    initStyleOption(&option, index);
    const QRect area = m_view.style()->subElementRect(QStyle::SE_ItemViewItemText, &option, &m_view);
    const int margin = m_view.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, &m_view) + 1;
    const int width = QFontMetrics(option.font).horizontalAdvance(option.text) + 2 * margin;
    return QStyle::alignedRect(option.direction, option.displayAlignment,
                               {std::min(std::max(width, kLeastWidth), area.width()), area.height()}, area);
}

void LinkDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index == m_pointedAt)
        option->font.setUnderline(true);
}

LinkCells::LinkCells(QAbstractItemView& view, Desk& desk)
    : QObject(&view), m_view(view), m_viewport(view.viewport()), m_desk(desk), m_delegate(new LinkDelegate(view))
{
    view.setItemDelegate(m_delegate);
    view.viewport()->setMouseTracking(true);
    view.viewport()->installEventFilter(this);
    connect(&view, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (m_pressed.isValid() && std::exchange(m_pressed, QPersistentModelIndex()) == index)
            follow(index);
    });
    connect(&view, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        if (!m_isDone)
            follow(index);
    });
}

bool LinkCells::eventFilter(QObject* watched, QEvent* event)
{
    // A view that is being destroyed hides its viewport first, which then tells of it.
    if (watched != m_viewport || !m_viewport->isVisible())
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseMove: {
        const auto& mouse = *static_cast<QMouseEvent*>(event);
        point(mouse.buttons() == Qt::NoButton ? linkUnder(mouse.position().toPoint()) : QModelIndex());
        break;
    }
    case QEvent::Leave: point({}); break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: press(*static_cast<QMouseEvent*>(event)); break;
    case QEvent::MouseButtonRelease: {
        const auto& mouse = *static_cast<QMouseEvent*>(event);
        if (!isPlainLeft(mouse) || linkUnder(mouse.position().toPoint()) != m_pressed)
            m_pressed = QPersistentModelIndex();
        m_isDone = false;
        break;
    }
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void LinkCells::press(const QMouseEvent& event)
{
    const QModelIndex link = isPlainLeft(event) ? linkUnder(event.position().toPoint()) : QModelIndex();
    const bool isSecond = event.type() == QEvent::MouseButtonDblClick;
    m_isDone = isSecond && (link.isValid() || opensOnDoubleClick(event.position().toPoint()));
    m_pressed = isSecond ? QModelIndex() : link;
}

bool LinkCells::opensOnDoubleClick(const QPoint& place) const
{
    const auto* tree = qobject_cast<const QTreeView*>(&m_view);
    return tree && tree->expandsOnDoubleClick() && tree->model()->hasChildren(tree->indexAt(place).siblingAtColumn(0));
}

QModelIndex LinkCells::linkUnder(const QPoint& place) const
{
    const QModelIndex index = m_view.indexAt(place);
    const bool isLink = index.data(kLinkRole).isValid() && !index.data().toString().isEmpty();
    return isLink && m_delegate->textRect(index).contains(place) ? index : QModelIndex();
}

void LinkCells::point(const QModelIndex& index)
{
    m_delegate->setPointedAt(index);
    if (index.isValid())
        m_view.viewport()->setCursor(Qt::PointingHandCursor);
    else
        m_view.viewport()->unsetCursor();
}

void LinkCells::follow(const QModelIndex& index)
{
    if (const auto link = linkAt(index))
        m_desk.follow(*link);
}

} // namespace vitrine::views
