// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/row_table.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"

#include <QCollator>
#include <QHeaderView>
#include <QSortFilterProxyModel>

namespace vitrine::views {

namespace {

/// Sorts by exact values where there are some, else by texts as people count: "a2" before "a10".
class RowOrder final : public QSortFilterProxyModel {
public:
    explicit RowOrder(QObject* parent) : QSortFilterProxyModel(parent)
    {
        m_collator.setNumericMode(true);
        m_collator.setCaseSensitivity(Qt::CaseInsensitive);
        setFilterKeyColumn(-1);
        setFilterCaseSensitivity(Qt::CaseInsensitive);
        setRecursiveFilteringEnabled(true);
        setAutoAcceptChildRows(true);
        setDynamicSortFilter(true);
    }

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        const QVariant a = left.data(kValueRole);
        const QVariant b = right.data(kValueRole);
        if (a.isValid() && b.isValid())
            return a.toDouble() < b.toDouble();
        return m_collator.compare(left.data().toString(), right.data().toString()) < 0;
    }

private:
    QCollator m_collator;
};

} // namespace

RowTable::RowTable(Desk& desk, const QString& id, const QStringList& columns, QWidget* parent,
                   std::span<const int> widths)
    : QTreeView(parent), m_rows(new RowModel(columns, this)), m_order(new RowOrder(this))
{
    m_order->setSourceModel(m_rows);
    setModel(m_order);
    header()->setSortIndicator(-1, Qt::AscendingOrder);
    header()->setSortIndicatorClearable(true);
    header()->setStretchLastSection(true);
    setUpTable(*this, desk, id, widths);
}

void RowTable::setRows(std::vector<Row> rows)
{
    bool isNested = false;
    for (const Row& row : rows)
        isNested |= !row.children.empty();
    setRootIsDecorated(isNested);
    bool isReset = false;
    const auto noted = connect(m_rows, &QAbstractItemModel::modelReset, this, [&isReset] { isReset = true; });
    m_rows->setRows(std::move(rows));
    disconnect(noted);
    if (isReset)
        expandAll();
}

void RowTable::setWords(const QString& words)
{
    m_order->setFilterFixedString(words);
    expandAll();
}

} // namespace vitrine::views
