// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/events/event_sorting.h"

#include "views/docks/events/event_model.h"
#include "views/theme/local_action.h"

#include <QActionGroup>
#include <QHeaderView>
#include <QMenu>
#include <QTreeView>

namespace vitrine::views {

EventSorting::EventSorting(QTreeView& tree, EventModel& model)
    : QObject(&tree), m_tree(tree), m_model(model),
      m_ask(makeLocalAction(tree, {"sort-events",
                                   tr("Sort by…"),
                                   tr("Orders the draws of each frame by what they cost, or as the calls are."),
                                   {Qt::CTRL | Qt::SHIFT | Qt::Key_S}}))
{
    QHeaderView* header = tree.header();
    header->setProperty("role", "numbers"); // names whose right end is that of the numbers
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicatorClearable(true);
    sort(header->sortIndicatorSection(), header->sortIndicatorOrder());
    connect(header, &QHeaderView::sortIndicatorChanged, this, &EventSorting::sort);
    tree.addAction(m_ask);
    connect(m_ask, &QAction::triggered, this, [this] {
        QMenu menu(&m_tree);
        fill(menu);
        menu.setActiveAction(menu.actions().first());
        menu.exec(m_tree.viewport()->mapToGlobal(QPoint()));
    });
}

void EventSorting::clear()
{
    set(-1, Qt::AscendingOrder);
}

// The header tells what it is told, once.
void EventSorting::set(int column, Qt::SortOrder order)
{
    if (column >= 0 && m_tree.isColumnHidden(column))
        emit columnWanted(column);
    m_tree.header()->setSortIndicator(column, order);
}

// By names and pictures nothing is sorted: a click there brings the order of the calls back.
void EventSorting::sort(int column, Qt::SortOrder order)
{
    if (column >= 0 && !EventModel::isCost(column))
        return clear();
    m_model.sort(column, order);
    emit changed();
}

void EventSorting::addTo(QMenu& menu)
{
    fill(*menu.addMenu(tr("Sort by")));
}

void EventSorting::fill(QMenu& menu)
{
    const int sortedBy = m_model.sortedBy();
    const Qt::SortOrder order = m_tree.header()->sortIndicatorOrder();
    const auto add = [&menu, this](QActionGroup& group, const QString& text, bool isChosen, int column,
                                   Qt::SortOrder chosenOrder) {
        QAction* action = group.addAction(menu.addAction(text));
        action->setCheckable(true);
        action->setChecked(isChosen);
        connect(action, &QAction::triggered, this, [this, column, chosenOrder] { set(column, chosenOrder); });
        return action;
    };
    auto& columns = *new QActionGroup(&menu);
    add(columns, tr("Order of the calls"), sortedBy < 0, -1, Qt::AscendingOrder);
    for (int column = 0; column < EventModel::ColumnCount; ++column)
        if (EventModel::isCost(column))
            add(columns, m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), column == sortedBy,
                column, sortedBy < 0 ? Qt::DescendingOrder : order);
    menu.addSeparator();
    auto& orders = *new QActionGroup(&menu);
    for (const auto& [text, each] :
         {std::pair(tr("Most first"), Qt::DescendingOrder), std::pair(tr("Least first"), Qt::AscendingOrder)})
        add(orders, text, sortedBy >= 0 && order == each, sortedBy, each)->setEnabled(sortedBy >= 0);
}

} // namespace vitrine::views
