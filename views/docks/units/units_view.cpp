// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/units/units_view.h"

#include "core/session/machine_tree.h"
#include "views/base/breakpoint_menu.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/base/link_cells.h"
#include "views/docks/state/state_filter.h"
#include "views/docks/state/state_model.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace vitrine::views {

namespace {

constexpr int kMarkSize = 6; // of the mark beside a changed value
constexpr int kNameWidth = 220;

QModelIndex indexOf(const StateModel& model, const StateItem& item)
{
    return item.parent ? model.index(item.row, 0, indexOf(model, *item.parent)) : QModelIndex();
}

} // namespace

UnitsView::UnitsView(Desk& desk)
    : MachineView(desk), m_model(new StateModel(this)), m_filter(new StateFilter(this)), m_tree(new QTreeView),
      m_expansion(*m_tree, *m_filter)
{
    m_filter->setSourceModel(m_model);
    m_tree->setIconSize(QSize(kMarkSize, kMarkSize));
    m_tree->setModel(m_filter);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(16);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setAccessibleName(tr("Units and queues with what they hold"));
    m_tree->setObjectName(QStringLiteral("unitsTree"));
    m_tree->header()->resizeSection(0, kNameWidth);
    new LinkCells(*m_tree, desk, *new LinkDelegate(*m_tree));
    m_copy = addCopyAction(*m_tree, [this] { copy(); });
    connect(m_tree, &QWidget::customContextMenuRequested, this, &UnitsView::showMenu);
    connect(m_tree, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        // The rows of units and queues are what they stand for.
        const QString path = index.siblingAtColumn(0).data(StateModel::PathRole).toString();
        if (path.count(QLatin1Char('/')) != 2)
            return;
        const std::string name = m_model->itemOf(m_filter->mapToSource(index))->key;
        m_revealed = recording()->unitAt(name) ? Selection(UnitLink{name}) : Selection(QueueLink{name});
        this->desk().select(m_revealed);
    });
    Pane& pane = setContent(m_tree, tr("Step to a draw to see what the units and queues of the machine hold."));
    auto* layout = stack(this);
    layout->addWidget(makeHeader());
    layout->addWidget(&pane, 1);
    setFocusProxy(m_tree);
}

QWidget* UnitsView::makeHeader()
{
    auto* header = new QWidget(this);
    QHBoxLayout* layout = layOutHeader(*header);
    m_filterField = new QLineEdit(header);
    m_filterField->setPlaceholderText(tr("Filter: a name or a value"));
    m_filterField->setClearButtonEnabled(true);
    m_filterField->setAccessibleName(tr("Filter units"));
    m_filterField->setToolTip(tr("<b>Filter</b><br>Keeps the rows whose name or value contains this text."));
    layout->addWidget(m_filterField, 1);
    m_changesOnly = addTool(*header, tr("Changes"), tr("Only what differs from what was there before the last step."));
    m_changesOnly->setCheckable(true);
    connect(m_filterField, &QLineEdit::textChanged, this, &UnitsView::applyFilter);
    connect(m_changesOnly, &QToolButton::toggled, this, &UnitsView::applyFilter);
    return header;
}

void UnitsView::showRecording()
{
    m_expansion.remember();
    m_cursor.reset();
    m_shownTree.reset();
    m_look = {};
    m_model->setItems(nullptr);
    if (!recording())
        desk().inspector().forget(this);
}

void UnitsView::showCursor()
{
    const core::Cycle cursor = recordings().cursor();
    if (std::exchange(m_cursor, cursor) == cursor)
        return showSelection();
    askForMoment([this](std::shared_ptr<const core::Snapshot> moment) {
        show(std::move(moment));
        showSelection();
    });
}

void UnitsView::show(std::shared_ptr<const core::Snapshot> snapshot)
{
    m_expansion.remember();
    m_look = {std::move(snapshot), &recording()->units(), &recording()->queues(), recordings().draw()};
    auto tree =
        std::make_shared<const core::StateNode>(core::machineTree(*m_look.snapshot, *m_look.units, *m_look.queues));
    const auto before = std::exchange(m_shownTree, tree);
    const int scrolled = m_tree->verticalScrollBar()->value();
    m_model->setItems(makeUnitItems(m_look, *tree, before.get()));
    m_expansion.restore();
    m_tree->verticalScrollBar()->setValue(scrolled);
}

void UnitsView::showSelection()
{
    if (!m_model->root() || m_revealed == desk().selection())
        return;
    m_revealed = desk().selection();
    if (const StateItem* item = findLinkItem(*m_model->root(), m_revealed))
        reveal(*item, true);
}

void UnitsView::reveal(const StateItem& item, bool isOpened)
{
    const QModelIndex index = m_filter->mapFromSource(indexOf(*m_model, item));
    if (!index.isValid())
        return;
    if (isOpened)
        m_tree->expand(index);
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index, QAbstractItemView::PositionAtTop);
}

void UnitsView::applyFilter()
{
    m_expansion.remember();
    m_filter->setWanted(m_filterField->text().trimmed(), m_changesOnly->isChecked());
    m_expansion.restore();
}

void UnitsView::showMenu(const QPoint& place)
{
    QMenu menu(this);
    const QList<Link> links = linksAt(m_tree->indexAt(place));
    for (const Link& link : links)
        addLinkActions(menu, desk(), link);
    addBreakpointMenu(menu, desk(), links);
    menu.addSeparator();
    menu.addAction(m_copy);
    menu.addSeparator();
    menu.addAction(tr("Collapse all"), m_tree, [this] { m_tree->collapseAll(); });
    menu.exec(m_tree->viewport()->mapToGlobal(place));
}

void UnitsView::copy()
{
    const QModelIndex current = m_filter->mapToSource(m_tree->currentIndex());
    if (m_model->root())
        QApplication::clipboard()->setText(stateText(current.isValid() ? *m_model->itemOf(current) : *m_model->root()));
}

QList<Export> UnitsView::exports() const
{
    if (!m_shownTree)
        return {};
    return modelExports(*m_model, QStringLiteral("units"));
}

} // namespace vitrine::views
