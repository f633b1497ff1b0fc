// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/breakpoints/breakpoints_view.h"

#include "views/base/breakpoints.h"
#include "views/base/condition_field.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/docks/breakpoints/breakpoint_adding.h"
#include "views/docks/breakpoints/breakpoints_model.h"
#include "views/kit/pane.h"
#include "views/theme/counted.h"
#include "views/theme/local_action.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::views {

namespace {

constexpr int kWidths[] = {200, 300, 60};
constexpr int kMinHeight = 140; // some rows below the line that sets them

} // namespace

BreakpointsView::BreakpointsView(Desk& desk)
    : DockView(desk), m_breakpoints(Breakpoints::of(desk)), m_adding(new BreakpointAdding(desk, this)),
      m_model(new BreakpointsModel(m_breakpoints, this)), m_order(new QSortFilterProxyModel(this)),
      m_table(new QTreeView), m_pane(new Pane(m_table, this))
{
    m_order->setSourceModel(m_model);
    m_order->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_table->setModel(m_order);
    m_table->setRootIsDecorated(false);
    m_table->setObjectName(QStringLiteral("breakpointTable"));
    m_table->setAccessibleName(tr("Breakpoints"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->header()->setSortIndicator(-1, Qt::AscendingOrder); // as they were set
    m_table->header()->setSortIndicatorClearable(true);
    setUpTable(*m_table, desk, QStringLiteral("breakpoints"), kWidths);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_adding);
    layout->addWidget(m_pane, 1);
    makeActions();
    setMinimumHeight(kMinHeight);
    connect(&m_breakpoints, &Breakpoints::changed, this, &BreakpointsView::showRows);
    connect(m_model, &BreakpointsModel::refused, m_adding,
            [this](const QString& sentence) { m_adding->tell(sentence, true); });
    // The row of one that has stopped a run leads to where; of another there is nothing deeper than its condition.
    connect(m_table, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (!linkAt(index))
            editCondition();
    });
    showRows();
}

void BreakpointsView::addAction(const LocalAction& local, void (BreakpointsView::*slot)())
{
    QAction* action = makeLocalAction(*m_table, local);
    connect(action, &QAction::triggered, this, slot);
    m_table->addAction(action);
}

void BreakpointsView::makeActions()
{
    addAction({"write-machine-breakpoint",
               tr("Edit the condition"),
               tr("Changes where the chosen breakpoint stops."),
               {Qt::Key_F2}},
              &BreakpointsView::editCondition);
    addAction({"switch-machine-breakpoint",
               tr("Switch on or off"),
               tr("Keeps the chosen breakpoints, but lets runs pass them, or stop again."),
               {Qt::Key_Space}},
              &BreakpointsView::switchSelected);
    addAction({"remove-machine-breakpoint",
               tr("Remove the breakpoints"),
               tr("Removes the chosen breakpoints."),
               {QKeySequence::Delete}},
              &BreakpointsView::removeSelected);
    addAction({"go-to-last-hit",
               tr("Go to the last hit"),
               tr("Goes to where the chosen breakpoint stopped a run last."),
               {Qt::CTRL | Qt::Key_Return}},
              &BreakpointsView::goToLastHit);
}

void BreakpointsView::refresh(const Changes& changes)
{
    if (changes.moment)
        showMachine();
}

void BreakpointsView::showMachine()
{
    const SharedMachine& machine = desk().moment().machine;
    if (machine != m_machine) {
        m_machine = machine;
        const core::MachineParts parts = machine ? core::partsOf(machine->config) : core::MachineParts();
        m_model->setParts(parts);
        m_adding->setParts(parts);
    }
    m_adding->setEnabled(desk().moment().isOpen());
    showRows();
}

void BreakpointsView::showRows()
{
    const auto& all = m_breakpoints.all();
    emit titleChanged(all.empty() ? QString() : tr("Breakpoints · %1").arg(grouped(all.size())));
    if (!desk().moment().isOpen())
        m_pane->showEmpty(tr("Open a capture to set breakpoints in it."));
    else if (all.empty())
        m_pane->showEmpty(tr("No breakpoints yet. Write where to stop in the line above, or select a queue, a unit, a "
                             "task or a pixel and press {key:toggle-breakpoint}. {key:run-to-breakpoint} runs to the "
                             "next one, {key:run-back-to-breakpoint} back to the one before."));
    else
        m_pane->showContent();
    setFocusProxy(all.empty() ? static_cast<QWidget*>(&m_adding->field()) : m_table);
}

std::set<std::size_t> BreakpointsView::selected() const
{
    std::set<std::size_t> rows;
    for (const QModelIndex& row : m_table->selectionModel()->selectedRows())
        rows.insert(static_cast<std::size_t>(m_order->mapToSource(row).row()));
    return rows;
}

void BreakpointsView::editCondition()
{
    editCurrent(*m_table, BreakpointsModel::ConditionColumn);
}

void BreakpointsView::removeSelected()
{
    m_breakpoints.remove(selected());
}

/// All of them become what the first is not.
void BreakpointsView::switchSelected()
{
    const std::set<std::size_t> rows = selected();
    if (rows.empty())
        return;
    const bool isWanted = !m_breakpoints.all()[*rows.begin()].isEnabled;
    for (const std::size_t row : rows)
        m_breakpoints.setEnabled(row, isWanted);
}

void BreakpointsView::goToLastHit()
{
    if (const auto link = linkAt(m_table->currentIndex()))
        desk().follow(*link);
    else
        desk().say(tr("This breakpoint has not stopped a run yet."));
}

QList<Export> BreakpointsView::exports() const
{
    return modelExports(*m_model, QStringLiteral("breakpoint_list"));
}

void BreakpointsView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(*m_table));
}

} // namespace vitrine::views
