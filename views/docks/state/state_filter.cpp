// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/state/state_filter.h"

#include "views/docks/state/state_model.h"

namespace vitrine::views {

StateFilter::StateFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void StateFilter::setWanted(const QString& words, bool changesOnly)
{
    m_words = words;
    m_changesOnly = changesOnly;
    invalidateFilter();
}

bool StateFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex name = sourceModel()->index(row, 0, parent);
    if (m_changesOnly && !name.data(StateModel::ChangedRole).toBool())
        return false;
    if (m_words.isEmpty())
        return true;
    const auto matches = [this](const QModelIndex& index) {
        return index.data().toString().contains(m_words, Qt::CaseInsensitive) ||
               index.data(StateModel::PlainNameRole).toString().contains(m_words, Qt::CaseInsensitive);
    };
    // A group that is found by its name shows what it holds.
    for (QModelIndex above = name; above.isValid(); above = above.parent())
        if (matches(above))
            return true;
    return matches(name.siblingAtColumn(1));
}

} // namespace vitrine::views
