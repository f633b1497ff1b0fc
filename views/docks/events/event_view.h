// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/base/moment.h"
#include "views/docks/events/filter_field.h"

#include <QAbstractItemModel>
#include <QPointer>

#include <memory>
#include <vector>

class QAction;
class QKeyEvent;
class QLabel;
class QToolButton;
class QTreeView;

namespace vitrine::views {

class CallTextSource;
class EventCosts;
class EventDelegate;
class EventModel;
class EventSorting;
class EventTable;
class LinkCells;
class Recordings;

/// The event tree with its filter.
class EventView final : public DockView {
    Q_OBJECT

public:
    explicit EventView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;
    void focusFilter();
    void toggleAllCalls();
    /// Filters by a text in the filter's language.
    void setFilter(const QString& filter);

protected:
    void refresh(const Changes& changes) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void setUpTree();
    void setUpColumns();
    QWidget* makeHeader();
    QWidget* makeStatus();
    void connectAll();
    /// Null empties the view.
    void setIndex(std::shared_ptr<const EventIndex> index);
    /// Highlights the row of a position and brings it into view.
    void setPosition(std::uint64_t position);
    void filterChanged();
    void searchAgain();
    void showMatches(QObject* asker, const std::shared_ptr<const std::vector<std::uint64_t>>& matches, bool finished);
    int expand(const QModelIndex& row, int left);
    void rebuilt();
    [[nodiscard]] std::vector<std::size_t> wantedFrames() const;
    void takeDecorations();
    void layOutColumns();
    void fitEventColumn();
    void wishForCosts();
    void setColumnWanted(int column, bool isWanted);
    void orderChanged();
    [[nodiscard]] int leastEventWidth() const;
    void goTo(const QModelIndex& index);
    [[nodiscard]] bool takeKey(const QKeyEvent& key);
    void showMenu(const QPoint& place);
    void showHeaderMenu(const QPoint& place);
    void copyNumbered() const;
    [[nodiscard]] QString functionOf(const QModelIndex& row) const;
    [[nodiscard]] QString groupOf(const QModelIndex& row) const;
    [[nodiscard]] QModelIndexList selectedRows() const;
    [[nodiscard]] std::vector<std::uint64_t> listedCalls() const;
    [[nodiscard]] std::unique_ptr<EventTable> table(std::vector<std::uint64_t> calls) const;

    CallTextSource& m_texts;
    std::shared_ptr<const EventIndex> m_index;
    QList<int> m_besides; ///< columns beside the events that are wanted, as far as there is room
    bool m_isFitting = false;
    QPointer<Recordings> m_recordings; ///< gone, as m_costs is, before a view that floats when the window is destroyed
    EventCosts& m_costs;
    bool m_isTimed = false; ///< columns that need the clock are wanted
    EventModel* m_model;
    QTreeView* m_tree;
    EventDelegate* m_delegate;
    EventSorting* m_sorting = nullptr;
    LinkCells* m_links;
    QAction* m_follow; ///< the id in the row's text
    QAction* m_copy = nullptr;
    FilterField* m_filter = nullptr;
    QToolButton* m_allCalls = nullptr;
    QLabel* m_fault = nullptr; ///< what is wrong with the filter, in words; hidden when nothing is
    QLabel* m_status = nullptr;
    std::shared_ptr<const CallWarnings> m_warnings;
    std::uint64_t m_position = 0;
    QObject* m_writeAsker; ///< asks beside the view: where the next write is
};

} // namespace vitrine::views
