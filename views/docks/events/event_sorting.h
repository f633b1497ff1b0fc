// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMenu;
class QTreeView;

namespace vitrine::views {

class EventModel;

/// The user's hand on the order of the events: a click on the head of a column of costs (again: the other way round, a
/// third time: as the calls are), a menu, and a key that opens it. What is chosen stands in the header, which is
/// remembered.
class EventSorting final : public QObject {
    Q_OBJECT

public:
    /// The header is as it was left.
    EventSorting(QTreeView& tree, EventModel& model);

    /// The column that is sorted by is gone: the calls' order comes back.
    void clear();
    /// Adds a menu of what can be sorted by.
    void addTo(QMenu& menu);

signals:
    /// The rows stand in another order now.
    void changed();
    /// Is to be sorted by, and so to be seen.
    void columnWanted(int column);

private:
    void set(int column, Qt::SortOrder order);
    void sort(int column, Qt::SortOrder order);
    void fill(QMenu& menu);

    QTreeView& m_tree;
    EventModel& m_model;
    QAction* m_ask; ///< opens the menu
};

} // namespace vitrine::views
