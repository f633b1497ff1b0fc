// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/state/state_tree.h"

#include "views/base/link_cells.h"
#include "views/docks/state/state_filter.h"
#include "views/docks/state/state_model.h"
#include "views/theme/tools.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>

#include <utility>

namespace vitrine::views {

namespace {

constexpr int kMarkSize = 6; // pixels, of the mark beside a changed value
constexpr int kIndentation = 16;

QModelIndex modelIndexOf(const StateModel& model, const StateItem& item)
{
    return item.parent ? model.index(item.row, 0, modelIndexOf(model, *item.parent)) : QModelIndex();
}

} // namespace

StateTree::StateTree(Desk& desk, const Names& names, QWidget* parent)
    : QObject(parent), m_model(new StateModel(this)), m_filter(new StateFilter(this)), m_tree(new QTreeView(parent)),
      m_expansion(*m_tree, *m_filter), m_header(new QWidget(parent)),
      m_filterField(makeFilterLine(m_header, names.filter))
{
    m_filter->setSourceModel(m_model);
    m_tree->setIconSize(QSize(kMarkSize, kMarkSize));
    m_tree->setModel(m_filter);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(kIndentation);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setAccessibleName(names.tree);
    m_tree->setObjectName(names.id);
    m_tree->header()->resizeSection(0, names.width);
    new LinkCells(*m_tree, desk, *new LinkDelegate(*m_tree));
    layOutHeader(*m_header)->addWidget(m_filterField, 1);
    m_changesOnly = addTool(*m_header, tr("Changes"), names.changes);
    m_changesOnly->setObjectName(names.id + QStringLiteral("Changes"));
    m_changesOnly->setCheckable(true);
    connect(m_filterField, &QLineEdit::textChanged, this, &StateTree::applyFilter);
    connect(m_changesOnly, &QToolButton::toggled, this, &StateTree::applyFilter);
}

void StateTree::setItems(std::unique_ptr<StateItem> root)
{
    m_expansion.remember();
    m_model->setItems(std::move(root));
    m_expansion.restore();
}

const StateItem* StateTree::itemAt(const QModelIndex& index) const
{
    const QModelIndex source = m_filter->mapToSource(index);
    return source.isValid() ? m_model->itemOf(source) : nullptr;
}

QModelIndex StateTree::indexOf(const StateItem& item) const
{
    return m_filter->mapFromSource(modelIndexOf(*m_model, item));
}

void StateTree::applyFilter()
{
    m_expansion.remember();
    m_filter->setWanted(m_filterField->text().trimmed(), m_changesOnly->isChecked());
    m_expansion.restore();
}

} // namespace vitrine::views
