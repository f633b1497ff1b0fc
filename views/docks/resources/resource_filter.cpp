// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/resources/resource_filter.h"

#include "views/docks/resources/resource_model.h"

#include <algorithm>

namespace vitrine::views {

ResourceFilter::ResourceFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true); // a kind is there when one of its resources is
}

void ResourceFilter::setWords(const QString& words)
{
    m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void ResourceFilter::setUsedOnly(bool usedOnly)
{
    m_usedOnly = usedOnly;
    invalidateFilter();
}

bool ResourceFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (!parent.isValid())
        return false; // for the sake of its resources alone
    if (parent.parent().isValid())
        return filterAcceptsRow(parent.row(), parent.parent());
    const QModelIndex first = sourceModel()->index(row, 0, parent);
    if (m_usedOnly && !first.data(ResourceModel::UsedRole).toBool())
        return false;
    QString all;
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
        all += first.siblingAtColumn(column).data().toString() + QLatin1Char('\t');
    return std::ranges::all_of(m_words, [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

bool ResourceFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    if (!left.parent().isValid()) // kinds keep their order
        return (left.row() < right.row()) == (sortOrder() == Qt::AscendingOrder);
    const QVariant a = left.data(ResourceModel::SortRole);
    const QVariant b = right.data(ResourceModel::SortRole);
    if (left.parent().parent().isValid()) // so do references
        return (left.row() < right.row()) == (sortOrder() == Qt::AscendingOrder);
    if (a.typeId() == QMetaType::QString)
        return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
    return a.toULongLong() < b.toULongLong();
}

} // namespace vitrine::views
