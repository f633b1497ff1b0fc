// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/base/shared_machine.h"

#include <set>

class QPoint;
class QSortFilterProxyModel;
class QTreeView;

namespace vitrine::views {

struct LocalAction;
class BreakpointAdding;
class Breakpoints;
class BreakpointsModel;
class Pane;

/// Where runs of the machine stop: conditions on events, queues, units, pixels and tasks, to set, to write, to switch
/// off and to remove, with how often each has stopped a run and where it did so last.
class BreakpointsView final : public DockView {
    Q_OBJECT

public:
    explicit BreakpointsView(Desk& desk);

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void refresh(const Changes& changes) override;

private:
    void makeActions();
    void addAction(const LocalAction& local, void (BreakpointsView::*slot)());
    void showMachine();
    void showRows();
    void editCondition();
    void removeSelected();
    void switchSelected();
    void goToLastHit();
    [[nodiscard]] std::set<std::size_t> selected() const;

    Breakpoints& m_breakpoints;
    BreakpointAdding* m_adding;
    BreakpointsModel* m_model;
    QSortFilterProxyModel* m_order;
    QTreeView* m_table;
    Pane* m_pane;
    SharedMachine m_machine; ///< whose parts are offered
};

} // namespace vitrine::views
