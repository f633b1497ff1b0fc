// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/state/state_view.h"

#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/base/notes.h"
#include "views/docks/state/state_model.h"
#include "views/kit/pane.h"
#include "views/theme/icons.h"
#include "views/theme/stack.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace vitrine::views {

namespace {
constexpr int kNameWidth = 200;
} // namespace

StateView::StateView(Desk& desk)
    : DockView(desk), m_tree(new StateTree(desk,
                                           {QStringLiteral("stateTree"),
                                            tr("State of the current draw"),
                                            {tr("Filter: a name or a value"), tr("Filter state"),
                                             tr("Keeps the rows whose name or value contains this text.")},
                                            tr("Only what differs from the state shown before the last step."),
                                            kNameWidth},
                                           this)),
      m_pane(new Pane(&m_tree->tree(), this))
{
    setFocusProxy(&tree());
    addExportTool();
    auto* layout = stack(this);
    layout->addWidget(&m_tree->header());
    layout->addWidget(m_pane, 1);
    m_copy = addCopyAction(tree(), [this] { copySelected(); });
    connect(&tree(), &QWidget::customContextMenuRequested, this, &StateView::showMenu);
}

void StateView::addExportTool()
{
    QToolButton* save = addTool(m_tree->header(), tr("Export JSON…"), tr("Saves the whole state as a JSON document."));
    save->setIcon(symbolIcon(Symbol::Save));
    save->setAccessibleName(tr("Export state as JSON"));
    save->setObjectName(QStringLiteral("exportState"));
    connect(save, &QToolButton::clicked, this, &StateView::exportJson);
}

void StateView::showPane()
{
    if (m_state)
        return m_pane->showContent();
    if (const auto draw = desk().moment().draw())
        m_pane->showEmpty(tr("Draw %1 draws nothing, and has no state.").arg(draw->draw));
    else
        m_pane->showEmpty(
            tr("No draw so far. The state of a draw appears here once one is reached: press {key:next-action}."));
}

void StateView::refresh(const Changes& changes)
{
    if (changes.notes)
        showReferences();
    if (!changes.moment)
        return;
    if (std::exchange(m_index, desk().moment().index) != m_index)
        clear();
    setState(desk().moment().drawState);
    showPane();
}

QList<Export> StateView::exports() const
{
    if (!m_state)
        return {};
    return {{QStringLiteral("JSON"), QStringLiteral("json"), [this] { return stateJson(*m_state); }}};
}

void StateView::setState(std::shared_ptr<const core::StateNode> state)
{
    const bool isSame = state && m_state && *state == *m_state; // what stood out before the last step goes on to
    if (isSame || state == m_state)
        return;
    const auto previous = std::exchange(m_state, std::move(state));
    m_tree->setItems(m_state ? makeDrawItems(*m_state, previous.get()) : nullptr);
    askReferences();
}

// Behind the draw whose state it is, also while the machine stands inside it.
void StateView::askReferences()
{
    m_references.reset();
    if (!m_state)
        return desk().inspector().forget(this);
    using References = std::vector<core::StateReference>;
    const Moment& moment = desk().moment();
    const auto draw = moment.inside ? moment.draw() : std::nullopt;
    desk().inspector().ask<References>(
        this, draw ? draw->callIndex + 1 : moment.position,
        [](Inspection& inspection) { return core::Result<References>(core::stateReferences(inspection.replay)); },
        [this](const core::Result<std::shared_ptr<const References>>& answer) {
            m_references = answer ? *answer : nullptr;
            showReferences();
        });
}

void StateView::showReferences()
{
    std::vector<StateRowLink> links;
    if (m_references)
        for (const core::StateReference& one : *m_references) {
            const QString name = desk().notes().displayName(one.id);
            links.push_back({one.group, one.row, one.unit ? tr("%1 on unit %2").arg(name).arg(*one.unit) : name,
                             Link{.place = {}, .selection = ResourceLink{one.id}}});
        }
    m_tree->model().setLinks(links);
}

void StateView::clear()
{
    desk().inspector().forget(this);
    m_references.reset();
    m_state.reset();
    m_tree->setItems(nullptr);
}

void StateView::showMenu(const QPoint& place)
{
    QMenu menu(this);
    for (const Link& link : linksAt(tree().indexAt(place)))
        addLinkActions(menu, desk(), link);
    menu.addSeparator();
    menu.addAction(m_copy);
    menu.addAction(tr("Copy everything"), this, [this] {
        if (const StateItem* root = m_tree->model().root())
            QApplication::clipboard()->setText(stateText(*root));
    });
    menu.addAction(tr("Export JSON…"), this, &StateView::exportJson);
    menu.addSeparator();
    menu.addAction(tr("Expand all"), &tree(), &QTreeView::expandAll);
    menu.addAction(tr("Collapse all"), &tree(), &QTreeView::collapseAll);
    menu.exec(tree().viewport()->mapToGlobal(place));
}

void StateView::copySelected() const
{
    if (const StateItem* current = m_tree->itemAt(tree().currentIndex()))
        QApplication::clipboard()->setText(stateText(*current));
}

void StateView::exportJson()
{
    if (!m_state)
        return desk().say(tr("There is no draw yet whose state could be exported"));
    exportToFile(*this, desk(), QString(), *this);
}

} // namespace vitrine::views
