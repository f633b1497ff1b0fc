// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/shader/value_tabs.h"

#include "views/base/item_tools.h"
#include "views/docks/shader/breakpoint_model.h"
#include "views/docks/shader/instruction_cycles.h"
#include "views/docks/shader/register_model.h"
#include "views/docks/shader/variable_model.h"
#include "views/theme/counted.h"
#include "views/theme/local_action.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>

namespace vitrine::views {

namespace {
constexpr int kVariableWidths[] = {180, 280};
constexpr int kBreakpointWidths[] = {100, 280};
} // namespace

ValueTabs::ValueTabs(TracePlayer& player, const InstructionCycles& cycles, Desk& desk, QWidget* parent)
    : QTabWidget(parent), m_player(player), m_desk(desk), m_variables(new VariableModel(player, this)),
      m_registers(new RegisterModel(player, this)), m_breakpoints(new BreakpointModel(player, this)),
      m_cycleTable(new FactTable(desk, QStringLiteral("shader.cycles"), cycles.columns()))
{
    setDocumentMode(true);
    m_variableTree = makeTable(*m_variables, tr("Variables"), QStringLiteral("shader-variables"), kVariableWidths);
    m_variableTree->setRootIsDecorated(true);
    m_registerTable = makeTable(*m_registers, tr("Registers"), QStringLiteral("shader-registers"));
    m_breakpointTable =
        makeTable(*m_breakpoints, tr("Breakpoints"), QStringLiteral("shader-breakpoints"), kBreakpointWidths);
    m_breakpointTable->setItemDelegateForColumn(BreakpointModel::ConditionColumn,
                                                new ConditionDelegate(player, m_breakpointTable));
    m_breakpointTable->setEditTriggers(QAbstractItemView::DoubleClicked);
    for (QTreeView* tree : {m_variableTree, m_registerTable, m_breakpointTable}) {
        tree->setSortingEnabled(false); // in the order of the program
        addTab(tree, tree->accessibleName());
    }
    m_cycleTable->setObjectName(QStringLiteral("shaderCycles"));
    m_cycleTable->setAccessibleName(tr("Cycles of the program by instruction"));
    setTabToolTip(addTab(m_cycleTable, tr("Cycles")),
                  tr("<b>Cycles</b><br>What the cycles of the draw's tasks were spent on, at each instruction."));
    setCornerWidget(makeCorner());
    auto* edit = makeLocalAction(*m_breakpointTable, {"edit-breakpoint",
                                                      tr("Edit the breakpoint"),
                                                      tr("Changes what the chosen breakpoint waits for."),
                                                      {Qt::Key_F2}});
    m_breakpointTable->addAction(edit);
    connect(edit, &QAction::triggered, m_breakpointTable,
            [this] { editCurrent(*m_breakpointTable, BreakpointModel::ConditionColumn); });
    auto* remove = makeLocalAction(*m_breakpointTable, {"remove-breakpoint",
                                                        tr("Remove the breakpoint"),
                                                        tr("Removes the chosen breakpoint."),
                                                        {QKeySequence::Delete}});
    m_breakpointTable->addAction(remove);
    connect(remove, &QAction::triggered, this, &ValueTabs::removeBreakpoint);
    connect(&player, &TracePlayer::traceChanged, this, [this] {
        for (int row = 0; row < m_variables->rowCount(); ++row) {
            m_variableTree->setFirstColumnSpanned(row, {}, true);
            m_variableTree->expand(m_variables->index(row, 0));
        }
    });
    connect(&player, &TracePlayer::breakpointsChanged, this, [this] {
        const auto count = m_player.breakpoints().size();
        setTabText(indexOf(m_breakpointTable),
                   count == 0 ? tr("Breakpoints") : tr("Breakpoints (%1)").arg(grouped(count)));
    });
}

QTreeView* ValueTabs::makeTable(QAbstractItemModel& model, const QString& name, const QString& id,
                                std::span<const int> widths)
{
    auto* table = new QTreeView;
    table->setModel(&model);
    table->setRootIsDecorated(false);
    table->setAccessibleName(name);
    table->setObjectName(id);
    setUpTable(*table, m_desk, id, widths);
    disconnect(table, &QWidget::customContextMenuRequested, nullptr, nullptr);
    table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(table, &QWidget::customContextMenuRequested, this,
            [this, table](const QPoint& place) { showMenu(*table, place); });
    return table;
}

QWidget* ValueTabs::makeCorner()
{
    auto* corner = new QWidget;
    auto* layout = new QHBoxLayout(corner);
    layout->setContentsMargins(0, 0, kPadding, 0);
    layout->setSpacing(kGrid);
    auto* all = new QToolButton;
    all->setText(tr("All registers"));
    all->setCheckable(true);
    all->setAccessibleName(all->text());
    all->setToolTip(tr("<b>All registers</b><br>Shows those, too, that no instruction names."));
    connect(all, &QToolButton::toggled, m_registers, &RegisterModel::setShowsAll);
    m_format = new QComboBox;
    m_format->addItems({tr("Natural"), tr("Hexadecimal"), tr("Integer")});
    m_format->setAccessibleName(tr("Format of values"));
    m_format->setToolTip(tr("<b>Format of values</b><br>Natural shows every value by its type, registers as floats."));
    connect(m_format, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_variables->setFormat(static_cast<ValueFormat>(index));
        m_registers->setFormat(static_cast<ValueFormat>(index));
    });
    layout->addWidget(all);
    layout->addWidget(m_format);
    const auto update = [this, all] {
        all->setVisible(currentWidget() == m_registerTable);
        m_format->setVisible(currentWidget() == m_variableTree || currentWidget() == m_registerTable);
    };
    connect(this, &QTabWidget::currentChanged, this, update);
    update();
    return corner;
}

QTreeView& ValueTabs::table() const
{
    return *static_cast<QTreeView*>(currentWidget());
}

void ValueTabs::showBreakpoints()
{
    setCurrentWidget(m_breakpointTable);
}

void ValueTabs::showCycles(const InstructionCycles& cycles)
{
    m_cycleTable->setRowTotal(cycles.rowCount());
    m_cycleTable->setFirstColumnSpanned(0, {}, !cycles.isKnown() && cycles.rowCount() > 0);
    m_cycleTable->setAccessibleDescription(cycles.sentence());
}

void ValueTabs::goToWrite(Direction direction)
{
    const QModelIndex index = table().currentIndex();
    const bool isVariable = &table() == m_variableTree;
    const auto addresses = isVariable ? m_variables->addresses(index) : m_registers->addresses(index);
    m_player.goToWrite(addresses, isVariable ? m_variables->nameOf(index) : m_registers->nameOf(index), direction);
}

void ValueTabs::removeBreakpoint()
{
    const QModelIndex index = m_breakpointTable->currentIndex();
    if (index.isValid())
        m_player.remove(static_cast<std::size_t>(index.row()));
}

void ValueTabs::showMenu(QTreeView& tree, const QPoint& place)
{
    QMenu menu(this);
    if (&tree == m_breakpointTable) {
        const QPersistentModelIndex index = tree.currentIndex(); // it may be gone before something is chosen
        menu.addAction(
                tr("Edit the condition"), this,
                [&tree, index] { tree.edit(QModelIndex(index).siblingAtColumn(BreakpointModel::ConditionColumn)); })
            ->setEnabled(index.isValid());
        menu.addAction(tr("Remove the breakpoint"), this, &ValueTabs::removeBreakpoint)->setEnabled(index.isValid());
    } else {
        const QModelIndex index = tree.currentIndex();
        const bool isVariable = &tree == m_variableTree;
        const bool isWritable = !(isVariable ? m_variables->addresses(index) : m_registers->addresses(index)).empty();
        const QString name = isVariable ? m_variables->nameOf(index) : m_registers->nameOf(index);
        menu.addAction(tr("Next write of %1").arg(name), this, [this] { goToWrite(Direction::Forward); })
            ->setEnabled(isWritable);
        menu.addAction(tr("Previous write of %1").arg(name), this, [this] { goToWrite(Direction::Backward); })
            ->setEnabled(isWritable);
    }
    menu.addSeparator();
    menu.addAction(tr("Copy"), this, [&tree] { QApplication::clipboard()->setText(rowsAsText(tree)); });
    menu.exec(tree.viewport()->mapToGlobal(place));
}

} // namespace vitrine::views
