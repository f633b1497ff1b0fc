// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/card_grid.h"

#include "views/theme/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScrollArea>

#include <algorithm>

namespace vitrine::app {

namespace {

int heightOf(const QLayoutItem& item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

void scrollTo(QWidget& card)
{
    for (QWidget* parent = card.parentWidget(); parent; parent = parent->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(parent))
            return area->ensureWidgetVisible(&card);
}

} // namespace

CardGrid::CardGrid(int leastWidth, QWidget* parent) : QLayout(parent), m_leastWidth(leastWidth)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(views::kPadding);
}

CardGrid::~CardGrid()
{
    qDeleteAll(m_items);
}

QLayoutItem* CardGrid::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int CardGrid::columnsIn(int width) const
{
    return std::max(1, (width + spacing()) / (m_leastWidth + spacing()));
}

int CardGrid::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), Purpose::Measure);
}

QSize CardGrid::sizeHint() const
{
    return minimumSize();
}

QSize CardGrid::minimumSize() const
{
    int height = 0;
    for (const QLayoutItem* item : m_items)
        height = std::max(height, item->sizeHint().height());
    return {m_leastWidth, height};
}

void CardGrid::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, Purpose::Place);
}

int CardGrid::arrange(const QRect& rect, Purpose purpose) const
{
    const int columns = columnsIn(rect.width());
    const int width = (rect.width() - (columns - 1) * spacing()) / columns;
    int top = rect.top();
    for (qsizetype first = 0; first < m_items.size(); first += columns) {
        const auto row = m_items.mid(first, columns);
        int height = 0;
        for (const QLayoutItem* item : row)
            height = std::max(height, heightOf(*item, width));
        for (qsizetype i = 0; purpose == Purpose::Place && i < row.size(); ++i)
            row[i]->setGeometry(QRect(rect.left() + static_cast<int>(i) * (width + spacing()), top, width, height));
        top += height + spacing();
    }
    return std::max(0, top - rect.top() - spacing());
}

CardBoard::CardBoard(int leastWidth, QWidget* parent) : QWidget(parent), m_grid(new CardGrid(leastWidth, this)) {}

void CardBoard::add(QWidget* card)
{
    m_cards << card;
    m_grid->addWidget(card);
    card->show();
}

void CardBoard::clear()
{
    for (QWidget* card : std::as_const(m_cards)) {
        m_grid->removeWidget(card);
        card->hide();
        card->setParent(nullptr);
        card->deleteLater();
    }
    m_cards.clear();
}

void CardBoard::keyPressEvent(QKeyEvent* event)
{
    const int columns = m_grid->columnsIn(width());
    int step = 0;
    switch (event->key()) {
    case Qt::Key_Left: step = -1; break;
    case Qt::Key_Right: step = 1; break;
    case Qt::Key_Up: step = -columns; break;
    case Qt::Key_Down: step = columns; break;
    default: return QWidget::keyPressEvent(event);
    }
    const QWidget* focused = QApplication::focusWidget();
    const auto here = std::ranges::find_if(
        m_cards, [&](const QWidget* card) { return card == focused || (focused && card->isAncestorOf(focused)); });
    if (here == m_cards.end())
        return;
    const qsizetype next = (here - m_cards.begin()) + step;
    if (next >= 0 && next < m_cards.size())
        return focus(next);
    if (auto* board = neighbor(step < 0 ? -1 : 1)) {
        const bool isByRow = step == columns || step == -columns;
        const qsizetype column = isByRow ? (here - m_cards.begin()) % columns : 0;
        const qsizetype last = board->m_cards.size() - 1;
        const qsizetype lastRow = last / columns * columns;
        board->focus(std::min(last, step > 0 ? column : isByRow ? lastRow + column : last));
    }
}

void CardBoard::focus(qsizetype place)
{
    QWidget* card = m_cards[place];
    QWidget* target = card->focusProxy() ? card->focusProxy() : card;
    target->setFocus(Qt::OtherFocusReason);
    scrollTo(*card);
}

CardBoard* CardBoard::neighbor(int direction) const
{
    const auto boards = window()->findChildren<CardBoard*>(); // in the order of the page
    for (qsizetype at = boards.indexOf(this) + direction; at >= 0 && at < boards.size(); at += direction)
        if (boards[at]->isVisible() && !boards[at]->m_cards.isEmpty())
            return boards[at];
    return nullptr;
}

} // namespace vitrine::app
