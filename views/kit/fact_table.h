// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/kit/row_model.h"

#include <QAbstractTableModel>
#include <QList>
#include <QTreeView>

#include <functional>

class QSortFilterProxyModel;

namespace vitrine::views {

class Desk;

/// What a column tells of each row.
struct FactColumn {
    QString name;
    QString sentence; ///< of the header's tool tip
    int width = 80;
    std::function<RowCell(int row)> cell;
    bool isRight = false; ///< numbers of which the last digits stand below each other
    /// What the user has written; false: it can't be, and nothing has changed. Empty: nothing can be written.
    std::function<bool(int row, const QVariant& value)> write = {};
    /// The box of its cells was ticked or cleared.
    std::function<void(int row, bool isOn)> check = {};
};
/// A column of a model that knows its cells by row and column.
template <typename Model>
[[nodiscard]] FactColumn factColumn(const Model& model, int number, const QString& name, const QString& sentence,
                                    int width, bool isRight = false)
{
    return {name, sentence, width, [&model, number](int row) { return model.cell(row, number); }, isRight};
}

/// Rows that are looked up when they are seen: for tables of a hundred thousand.
class FactModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit FactModel(QList<FactColumn> columns, QObject* parent = nullptr);

    /// The rows are others now.
    void setRowTotal(int rows);
    /// They are the same ones, and say something else.
    void tellChanged();
    /// The same; `change` makes them others, and tells how many there are.
    void replace(const std::function<int()>& change);
    /// One more or less at a place; `change` makes it so. The others stay selected and in view.
    void insertAt(int row, const std::function<void()>& change);
    void removeAt(int row, const std::function<void()>& change);
    /// A column has another name, and another sentence.
    void setHead(int column, const QString& name, const QString& sentence);
    /// Others if they are more or fewer, else the same ones.
    void setRows(int rows) { rows == m_rows ? tellChanged() : setRowTotal(rows); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] const QList<FactColumn>& columns() const { return m_columns; }

protected:
    /// Once, of a model that is its own cells.
    void setColumns(QList<FactColumn> columns) { m_columns = std::move(columns); }

private:
    QList<FactColumn> m_columns;
    int m_rows = 0;
};

/// Sorted by a click on its header (a third click: as given), with links, copying and columns that are remembered.
class FactTable final : public QTreeView {
    Q_OBJECT

public:
    FactTable(Desk& desk, const QString& id, QList<FactColumn> columns, QWidget* parent = nullptr);

    /// Other rows; the current row stays the one of the same number, if there is one.
    void setRowTotal(int rows);
    void tellChanged() { m_facts->tellChanged(); }
    /// Rows that hold the words. Empty: all.
    void setWords(const QString& words);
    /// Makes a row, as given, the current one, and shows it.
    void setCurrentRow(int row);
    /// As given; -1: none.
    [[nodiscard]] int currentRow() const;

signals:
    /// Another row, as given, is the current one by the user's hand.
    void rowChosen(int row);

private:
    FactModel* m_facts;
    QSortFilterProxyModel* m_order;
    bool m_isSet = false; ///< the program moves the current row
};

} // namespace vitrine::views
