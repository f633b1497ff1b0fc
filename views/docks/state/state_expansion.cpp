// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/state/state_expansion.h"

#include "views/docks/state/state_filter.h"
#include "views/docks/state/state_model.h"

#include <QTreeView>

namespace vitrine::views {

namespace {

/// Goes down where `visit` says so.
template <typename Visit>
void visitRows(const StateFilter& filter, const QModelIndex& parent, const Visit& visit)
{
    for (int row = 0; row < filter.rowCount(parent); ++row)
        if (const QModelIndex index = filter.index(row, 0, parent); visit(index))
            visitRows(filter, index, visit);
}

QString pathOf(const QModelIndex& index)
{
    return index.data(StateModel::PathRole).toString();
}

} // namespace

void StateExpansion::remember()
{
    if (!m_filter.showsAll() || m_filter.rowCount() == 0)
        return;
    m_expanded.clear();
    visitRows(m_filter, {}, [this](const QModelIndex& index) {
        const bool isOpen = m_tree.isExpanded(index);
        if (isOpen)
            m_expanded.insert(pathOf(index));
        return isOpen;
    });
}

void StateExpansion::restore() const
{
    if (!m_filter.showsAll())
        return m_tree.expandAll();
    if (m_expanded.isEmpty())
        return m_tree.expandToDepth(0);
    visitRows(m_filter, {}, [this](const QModelIndex& index) {
        const bool wasOpen = m_expanded.contains(pathOf(index));
        if (wasOpen)
            m_tree.expand(index);
        return wasOpen;
    });
}

} // namespace vitrine::views
