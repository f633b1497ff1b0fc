// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/link_cells.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/theme/theme.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kLeastWidth = 16; // a single digit is hard to hit

TextLinks textLinksOf(const QModelIndex& index)
{
    return index.data(kTextLinksRole).value<TextLinks>();
}

// Beside the text of a cell, as styles paint it.
int textMargin(const QStyleOptionViewItem& option)
{
    return option.widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
}

bool isPlainLeft(const QMouseEvent& event)
{
    return event.button() == Qt::LeftButton && event.modifiers() == Qt::NoModifier;
}

} // namespace

LinkDelegate::LinkDelegate(QAbstractItemView& view) : QStyledItemDelegate(&view), m_view(view) {}

void LinkDelegate::setPointedAt(const LinkSpot& spot)
{
    if (m_pointedAt == spot)
        return;
    const LinkSpot before = std::exchange(m_pointedAt, spot);
    m_view.viewport()->update(m_view.visualRect(before.cell));
    m_view.viewport()->update(m_view.visualRect(spot.cell));
}

int LinkDelegate::pointedPart(const QModelIndex& index) const
{
    return index == m_pointedAt.cell ? m_pointedAt.part : LinkSpot::kWhole;
}

QStyleOptionViewItem LinkDelegate::optionOf(const QModelIndex& index) const
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
    return option;
}

QRect LinkDelegate::textRect(const QModelIndex& index) const
{
    QStyleOptionViewItem option = optionOf(index);
    initStyleOption(&option, index);
    const QRect area = m_view.style()->subElementRect(QStyle::SE_ItemViewItemText, &option, &m_view);
    const int width = QFontMetrics(option.font).horizontalAdvance(option.text) + 2 * textMargin(option);
    return QStyle::alignedRect(option.direction, option.displayAlignment,
                               {std::min(std::max(width, kLeastWidth), area.width()), area.height()}, area);
}

LinkedLine LinkDelegate::line(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const int margin = textMargin(cell);
    const QRect area = m_view.style()->subElementRect(QStyle::SE_ItemViewItemText, &cell, &m_view);
    return {cell.text, textLinksOf(index), cell.font, area.adjusted(margin, 0, -margin, 0)};
}

void LinkDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (textLinksOf(index).isEmpty())
        return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    m_view.style()->drawControl(QStyle::CE_ItemViewItem, &cell, painter, &m_view);
    const bool isSelected = cell.state & QStyle::State_Selected;
    const QColor color = isSelected ? Theme::current().text : cell.palette.color(QPalette::Text);
    painter->save();
    line(option, index).paint(*painter, color, pointedPart(index));
    painter->restore();
}

LinkSpot LinkDelegate::linkUnder(const QPoint& place) const
{
    const QModelIndex index = m_view.indexAt(place);
    const bool isLink = index.data(kLinkRole).isValid() && !index.data().toString().isEmpty();
    if (isLink && textRect(index).contains(place))
        return {index};
    if (textLinksOf(index).isEmpty())
        return {};
    const int part = line(optionOf(index), index).linkAt(place);
    return part == LinkSpot::kWhole ? LinkSpot() : LinkSpot{index, part};
}

QRect LinkDelegate::partRect(const LinkSpot& spot) const
{
    return line(optionOf(spot.cell), spot.cell).rect(spot.part);
}

void LinkDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index == m_pointedAt.cell && m_pointedAt.part == LinkSpot::kWhole)
        option->font.setUnderline(true);
}

LinkCells::LinkCells(QAbstractItemView& view, Desk& desk, LinkDelegate& delegate, Rows rows)
    : QObject(&view), m_view(view), m_viewport(view.viewport()), m_desk(desk), m_delegate(&delegate)
{
    view.setItemDelegate(m_delegate);
    view.viewport()->setMouseTracking(true);
    view.viewport()->installEventFilter(this);
    connect(&view, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        const LinkSpot pressed = std::exchange(m_pressed, {});
        if (pressed.isValid() && pressed.cell == index)
            follow(pressed);
    });
    if (rows == Rows::Followed)
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
        point(mouse.buttons() == Qt::NoButton ? m_delegate->linkUnder(mouse.position().toPoint()) : LinkSpot());
        break;
    }
    case QEvent::Leave: point({}); break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: press(*static_cast<QMouseEvent*>(event)); break;
    case QEvent::MouseButtonRelease: {
        const auto& mouse = *static_cast<QMouseEvent*>(event);
        if (!isPlainLeft(mouse) || m_delegate->linkUnder(mouse.position().toPoint()) != m_pressed)
            m_pressed = {};
        m_isDone = false;
        break;
    }
    case QEvent::ToolTip: {
        const auto& help = *static_cast<QHelpEvent*>(event);
        if (showTip(help.pos(), help.globalPos()))
            return true;
        break;
    }
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void LinkCells::press(const QMouseEvent& event)
{
    const LinkSpot link = isPlainLeft(event) ? m_delegate->linkUnder(event.position().toPoint()) : LinkSpot();
    const bool isSecond = event.type() == QEvent::MouseButtonDblClick;
    m_isDone = isSecond && (link.isValid() || opensOnDoubleClick(event.position().toPoint()));
    m_pressed = isSecond ? LinkSpot() : link;
}

bool LinkCells::opensOnDoubleClick(const QPoint& place) const
{
    const auto* tree = qobject_cast<const QTreeView*>(&m_view);
    return tree && tree->expandsOnDoubleClick() && tree->model()->hasChildren(tree->indexAt(place).siblingAtColumn(0));
}

void LinkCells::point(const LinkSpot& spot)
{
    m_delegate->setPointedAt(spot);
    if (spot.isValid())
        m_view.viewport()->setCursor(Qt::PointingHandCursor);
    else
        m_view.viewport()->unsetCursor();
}

void LinkCells::follow(const QModelIndex& index)
{
    if (const auto link = linkAt(index))
        m_desk.follow(*link);
}

void LinkCells::follow(const LinkSpot& spot)
{
    if (spot.part == LinkSpot::kWhole)
        return follow(QModelIndex(spot.cell));
    const TextLinks links = textLinksOf(spot.cell); // they may be others since the press
    if (spot.part < links.size())
        m_desk.follow(links[spot.part].link);
}

// Parts of a text: what the text itself says is in its cell's tip.
bool LinkCells::showTip(const QPoint& place, const QPoint& onScreen)
{
    const LinkSpot spot = m_delegate->linkUnder(place);
    if (spot.part == LinkSpot::kWhole)
        return false;
    QToolTip::showText(onScreen, linkTip(m_desk, textLinksOf(spot.cell)[spot.part].link), m_viewport,
                       m_delegate->partRect(spot));
    return true;
}

} // namespace vitrine::views
