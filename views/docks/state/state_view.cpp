// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/state/state_view.h"

#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/base/link_cells.h"
#include "views/base/notes.h"
#include "views/docks/state/state_filter.h"
#include "views/docks/state/state_model.h"
#include "views/theme/icons.h"
#include "views/theme/key_text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStackedLayout>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace vitrine::views {

namespace {

constexpr int kMarkSize = 6; // of the mark beside a changed value

} // namespace

StateView::StateView(Desk& desk)
    : DockView(desk), m_model(new StateModel(this)), m_filter(new StateFilter(this)), m_tree(new QTreeView(this)),
      m_empty(new QLabel(this)), m_expansion(*m_tree, *m_filter)
{
    m_filter->setSourceModel(m_model);
    m_tree->setIconSize(QSize(kMarkSize, kMarkSize));
    m_tree->setModel(m_filter);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(16);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setAccessibleName(tr("State of the current draw"));
    m_tree->setObjectName(QStringLiteral("stateTree"));
    m_tree->header()->resizeSection(0, 200);
    new LinkCells(*m_tree, desk, *new LinkDelegate(*m_tree));
    setFocusProxy(m_tree);
    setKeyLabel(*m_empty,
                tr("No draw so far.\nThe state of a draw appears here once one is reached: press {key:next-action}."));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setProperty("role", "empty");

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    auto* content = new QWidget(this);
    m_stack = new QStackedLayout(content);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_tree);
    layout->addWidget(content, 1);

    m_copy = addCopyAction(*m_tree, [this] { copySelected(); });
    connect(m_tree, &QWidget::customContextMenuRequested, this, &StateView::showMenu);
}

QWidget* StateView::makeHeader()
{
    auto* header = new QWidget(this);
    auto* layout = layOutHeader(*header);
    m_filterField = new QLineEdit(header);
    m_filterField->setPlaceholderText(tr("Filter: a name or a value"));
    m_filterField->setClearButtonEnabled(true);
    m_filterField->setAccessibleName(tr("Filter state"));
    m_filterField->setToolTip(tr("<b>Filter</b><br>Keeps the rows whose name or value contains this text."));
    layout->addWidget(m_filterField, 1);
    m_changesOnly = new QToolButton(header);
    m_changesOnly->setText(tr("Changes"));
    m_changesOnly->setCheckable(true);
    m_changesOnly->setToolTip(tr("<b>Changes</b><br>Only what differs from the state shown before the last step."));
    layout->addWidget(m_changesOnly);
    auto* save = new QToolButton(header);
    save->setText(tr("Export JSON…"));
    save->setIcon(symbolIcon(Symbol::Save));
    save->setToolTip(tr("<b>Export JSON</b><br>Saves the whole state as a JSON document."));
    save->setAccessibleName(tr("Export state as JSON"));
    save->setObjectName(QStringLiteral("exportState"));
    layout->addWidget(save);
    connect(m_filterField, &QLineEdit::textChanged, this, &StateView::applyFilter);
    connect(m_changesOnly, &QToolButton::toggled, this, &StateView::applyFilter);
    connect(save, &QToolButton::clicked, this, &StateView::exportJson);
    return header;
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
    m_expansion.remember();
    const auto previous = std::exchange(m_state, std::move(state));
    m_model->setItems(m_state ? makeDrawItems(*m_state, previous.get()) : nullptr);
    m_stack->setCurrentIndex(m_state ? 1 : 0);
    m_expansion.restore();
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
    m_model->setLinks(links);
}

void StateView::clear()
{
    desk().inspector().forget(this);
    m_references.reset();
    m_state.reset();
    m_model->setItems(nullptr);
    m_stack->setCurrentIndex(0);
}

void StateView::applyFilter()
{
    m_expansion.remember();
    m_filter->setWanted(m_filterField->text().trimmed(), m_changesOnly->isChecked());
    m_expansion.restore();
}

void StateView::showMenu(const QPoint& place)
{
    QMenu menu(this);
    for (const Link& link : linksAt(m_tree->indexAt(place)))
        addLinkActions(menu, desk(), link);
    menu.addSeparator();
    menu.addAction(m_copy);
    menu.addAction(tr("Copy everything"), this, [this] {
        if (m_model->root())
            QApplication::clipboard()->setText(stateText(*m_model->root()));
    });
    menu.addAction(tr("Export JSON…"), this, &StateView::exportJson);
    menu.addSeparator();
    menu.addAction(tr("Expand all"), m_tree, &QTreeView::expandAll);
    menu.addAction(tr("Collapse all"), m_tree, &QTreeView::collapseAll);
    menu.exec(m_tree->viewport()->mapToGlobal(place));
}

void StateView::copySelected() const
{
    const QModelIndex current = m_filter->mapToSource(m_tree->currentIndex());
    if (current.isValid())
        QApplication::clipboard()->setText(stateText(*m_model->itemOf(current)));
}

void StateView::exportJson()
{
    if (!m_state)
        return desk().say(tr("There is no draw yet whose state could be exported"));
    exportToFile(*this, desk(), QString(), *this);
}

} // namespace vitrine::views
