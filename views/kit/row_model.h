// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/kit/row_cell.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <memory>
#include <vector>

namespace vitrine::views {

/// A row, and rows below it.
struct Row {
    std::vector<RowCell> cells;
    std::vector<Row> children = {};
};

/// Rows as they are given: for tables of some hundred facts. Rows of the same shape take the places of the old ones, so
/// that what is selected, open and scrolled to stays. What has changed is bold and says what it was.
class RowModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { ChangedRole = Qt::UserRole };

    explicit RowModel(QStringList columns, QObject* parent = nullptr);
    ~RowModel() override;

    void setRows(std::vector<Row> rows);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Node;
    [[nodiscard]] const Node& nodeOf(const QModelIndex& index) const;
    [[nodiscard]] static std::unique_ptr<Node> makeNode(Row row, Node* parent, int number);
    static bool replace(Node& node, std::vector<Row>& rows);
    void tellChanged(const QModelIndex& parent);

    QStringList m_columns;
    std::unique_ptr<Node> m_root;
};

} // namespace vitrine::views
