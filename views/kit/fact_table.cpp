// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/fact_table.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/theme/text.h"

#include <QCollator>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <utility>
#include <vector>

namespace vitrine::views {

namespace {

/// By exact values where there are some, else by texts as people count.
class FactOrder final : public QSortFilterProxyModel {
public:
    explicit FactOrder(QObject* parent) : QSortFilterProxyModel(parent)
    {
        m_collator.setNumericMode(true);
        setFilterKeyColumn(-1);
        setFilterCaseSensitivity(Qt::CaseInsensitive);
    }

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        const QVariant a = left.data(kValueRole);
        const QVariant b = right.data(kValueRole);
        if (a.isValid() || b.isValid())
            return a.isValid() && b.isValid() ? a.toDouble() < b.toDouble() : a.isValid();
        return m_collator.compare(left.data().toString(), right.data().toString()) < 0;
    }

private:
    QCollator m_collator;
};

} // namespace

FactModel::FactModel(QList<FactColumn> columns, QObject* parent)
    : QAbstractTableModel(parent), m_columns(std::move(columns))
{
}

void FactModel::setRowTotal(int rows)
{
    replace([rows] { return rows; });
}

void FactModel::replace(const std::function<int()>& change)
{
    beginResetModel();
    m_rows = change();
    endResetModel();
}

void FactModel::insertAt(int row, const std::function<void()>& change)
{
    beginInsertRows({}, row, row);
    change();
    ++m_rows;
    endInsertRows();
}

void FactModel::removeAt(int row, const std::function<void()>& change)
{
    beginRemoveRows({}, row, row);
    change();
    --m_rows;
    endRemoveRows();
}

void FactModel::setHead(int column, const QString& name, const QString& sentence)
{
    m_columns[column].name = name;
    m_columns[column].sentence = sentence;
    emit headerDataChanged(Qt::Horizontal, column, column);
}

void FactModel::tellChanged()
{
    if (m_rows > 0)
        emit dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
}

int FactModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int FactModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant FactModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows)
        return {};
    const FactColumn& column = m_columns[index.column()];
    if (role == Qt::TextAlignmentRole)
        return column.isRight ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    return isOfCell(role) ? cellData(column.cell(index.row()), role) : QVariant();
}

Qt::ItemFlags FactModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && m_columns[index.column()].write)
        flags |= Qt::ItemIsEditable;
    if (index.isValid() && m_columns[index.column()].check)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

bool FactModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || index.row() >= m_rows)
        return false;
    const FactColumn& column = m_columns[index.column()];
    if (role == Qt::CheckStateRole && column.check) {
        column.check(index.row(), value.toInt() == Qt::Checked);
        return true;
    }
    return role == Qt::EditRole && column.write && column.write(index.row(), value);
}

QVariant FactModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= m_columns.size())
        return {};
    const FactColumn& column = m_columns[section];
    switch (role) {
    case Qt::DisplayRole: return column.name;
    case Qt::TextAlignmentRole: return column.isRight ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ToolTipRole:
        return column.sentence.isEmpty() ? QVariant() : QVariant(namedTip(column.name, column.sentence));
    default: return {};
    }
}

FactTable::FactTable(Desk& desk, const QString& id, QList<FactColumn> columns, QWidget* parent)
    : QTreeView(parent), m_facts(new FactModel(std::move(columns), this)), m_order(new FactOrder(this))
{
    m_order->setSourceModel(m_facts);
    setModel(m_order);
    setRootIsDecorated(false);
    header()->setSortIndicator(-1, Qt::AscendingOrder);
    header()->setSortIndicatorClearable(true);
    header()->setStretchLastSection(true);
    std::vector<int> widths;
    for (const FactColumn& column : m_facts->columns())
        widths.push_back(column.width);
    setUpTable(*this, desk, id, widths);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (!m_isSet && current.isValid())
            emit rowChosen(currentRow());
    });
}

void FactTable::setRowTotal(int rows)
{
    const QScopedValueRollback quiet(m_isSet, true);
    const int before = currentRow();
    m_facts->setRowTotal(rows);
    if (before >= 0 && before < rows)
        setCurrentRow(before);
}

void FactTable::setWords(const QString& words)
{
    const QScopedValueRollback quiet(m_isSet, true);
    m_order->setFilterFixedString(words);
}

void FactTable::setCurrentRow(int row)
{
    const QScopedValueRollback quiet(m_isSet, true);
    const QModelIndex index = m_order->mapFromSource(m_facts->index(row, 0));
    if (index.row() == currentIndex().row())
        return;
    setCurrentIndex(index);
    scrollTo(index);
}

int FactTable::currentRow() const
{
    return m_order->mapToSource(currentIndex()).row();
}

} // namespace vitrine::views
