// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/units/units_view.h"

#include "core/session/machine_tree.h"
#include "views/base/breakpoint_menu.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/docks/state/state_model.h"
#include "views/theme/stack.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QScrollBar>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace vitrine::views {

namespace {
constexpr int kNameWidth = 220;
} // namespace

UnitsView::UnitsView(Desk& desk)
    : MachineView(desk), m_tree(new StateTree(desk,
                                              {QStringLiteral("unitsTree"),
                                               tr("Units and queues with what they hold"),
                                               {tr("Filter: a name or a value"), tr("Filter units"),
                                                tr("Keeps the rows whose name or value contains this text.")},
                                               tr("Only what differs from what was there before the last step."),
                                               kNameWidth},
                                              this))
{
    m_copy = addCopyAction(tree(), [this] { copy(); });
    connect(&tree(), &QWidget::customContextMenuRequested, this, &UnitsView::showMenu);
    connect(&tree(), &QTreeView::clicked, this, [this](const QModelIndex& index) {
        // The rows of units and queues are what they stand for.
        const QString path = index.siblingAtColumn(0).data(StateModel::PathRole).toString();
        if (path.count(QLatin1Char('/')) != 2)
            return;
        const std::string name = m_tree->itemAt(index)->key;
        m_revealed = recording()->unitAt(name) ? Selection(UnitLink{name}) : Selection(QueueLink{name});
        this->desk().select(m_revealed);
    });
    Pane& pane = setContent(&tree(), tr("Step to a draw to see what the units and queues of the machine hold."));
    auto* layout = stack(this);
    layout->addWidget(&m_tree->header());
    layout->addWidget(&pane, 1);
    setFocusProxy(&tree());
}

void UnitsView::showRecording()
{
    m_cursor.reset();
    m_shownTree.reset();
    m_look = {};
    m_tree->setItems(nullptr);
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
    m_look = {std::move(snapshot), &recording()->units(), &recording()->queues(), recordings().draw()};
    auto tree =
        std::make_shared<const core::StateNode>(core::machineTree(*m_look.snapshot, *m_look.units, *m_look.queues));
    const auto before = std::exchange(m_shownTree, tree);
    const int scrolled = this->tree().verticalScrollBar()->value();
    m_tree->setItems(makeUnitItems(m_look, *tree, before.get()));
    this->tree().verticalScrollBar()->setValue(scrolled);
}

void UnitsView::showSelection()
{
    if (!model().root() || m_revealed == desk().selection())
        return;
    m_revealed = desk().selection();
    if (const StateItem* item = findLinkItem(*model().root(), m_revealed))
        reveal(*item, true);
}

void UnitsView::reveal(const StateItem& item, bool isOpened)
{
    const QModelIndex index = m_tree->indexOf(item);
    if (!index.isValid())
        return;
    if (isOpened)
        tree().expand(index);
    tree().setCurrentIndex(index);
    tree().scrollTo(index, QAbstractItemView::PositionAtTop);
}

void UnitsView::showMenu(const QPoint& place)
{
    QMenu menu(this);
    const QList<Link> links = linksAt(tree().indexAt(place));
    for (const Link& link : links)
        addLinkActions(menu, desk(), link);
    addBreakpointMenu(menu, desk(), links);
    menu.addSeparator();
    menu.addAction(m_copy);
    menu.addSeparator();
    menu.addAction(tr("Collapse all"), &tree(), &QTreeView::collapseAll);
    menu.exec(tree().viewport()->mapToGlobal(place));
}

void UnitsView::copy()
{
    const StateItem* current = m_tree->itemAt(tree().currentIndex());
    if (const StateItem* root = model().root())
        QApplication::clipboard()->setText(stateText(current ? *current : *root));
}

QList<Export> UnitsView::exports() const
{
    if (!m_shownTree)
        return {};
    return modelExports(model(), QStringLiteral("units"));
}

} // namespace vitrine::views
