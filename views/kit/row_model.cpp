// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/row_model.h"

namespace vitrine::views {

struct RowModel::Node {
    std::vector<RowCell> cells;
    Node* parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<Node>> children;
};

RowModel::RowModel(QStringList columns, QObject* parent)
    : QAbstractItemModel(parent), m_columns(std::move(columns)), m_root(std::make_unique<Node>())
{
}

RowModel::~RowModel() = default;

std::unique_ptr<RowModel::Node> RowModel::makeNode(Row row, Node* parent, int number)
{
    auto node = std::make_unique<Node>();
    node->cells = std::move(row.cells);
    node->parent = parent;
    node->row = number;
    for (std::size_t i = 0; i < row.children.size(); ++i)
        node->children.push_back(makeNode(std::move(row.children[i]), node.get(), static_cast<int>(i)));
    return node;
}

// False: the rows are others, and nothing has been done.
bool RowModel::replace(Node& node, std::vector<Row>& rows)
{
    const auto isSame = [](const auto& self, const Node& old, const std::vector<Row>& now) -> bool {
        if (old.children.size() != now.size())
            return false;
        for (std::size_t i = 0; i < now.size(); ++i) {
            const Node& child = *old.children[i];
            if (child.cells.front().text != now[i].cells.front().text || !self(self, child, now[i].children))
                return false;
        }
        return true;
    };
    const auto take = [](const auto& self, Node& old, std::vector<Row>& now) -> void {
        for (std::size_t i = 0; i < now.size(); ++i) {
            old.children[i]->cells = std::move(now[i].cells);
            self(self, *old.children[i], now[i].children);
        }
    };
    if (!isSame(isSame, node, rows))
        return false;
    take(take, node, rows);
    return true;
}

void RowModel::setRows(std::vector<Row> rows)
{
    if (replace(*m_root, rows))
        return tellChanged({});
    beginResetModel();
    m_root->children.clear();
    for (std::size_t i = 0; i < rows.size(); ++i)
        m_root->children.push_back(makeNode(std::move(rows[i]), m_root.get(), static_cast<int>(i)));
    endResetModel();
}

void RowModel::tellChanged(const QModelIndex& parent)
{
    const int rows = rowCount(parent);
    if (rows == 0)
        return;
    emit dataChanged(index(0, 0, parent), index(rows - 1, columnCount() - 1, parent));
    for (int row = 0; row < rows; ++row)
        tellChanged(index(row, 0, parent));
}

const RowModel::Node& RowModel::nodeOf(const QModelIndex& index) const
{
    return index.isValid() ? *static_cast<const Node*>(index.internalPointer()) : *m_root;
}

QModelIndex RowModel::index(int row, int column, const QModelIndex& parent) const
{
    const Node& above = nodeOf(parent);
    if (row < 0 || static_cast<std::size_t>(row) >= above.children.size() || column < 0 || column >= columnCount())
        return {};
    return createIndex(row, column, above.children[static_cast<std::size_t>(row)].get());
}

QModelIndex RowModel::parent(const QModelIndex& child) const
{
    const Node* above = child.isValid() ? nodeOf(child).parent : nullptr;
    return above && above != m_root.get() ? createIndex(above->row, 0, above) : QModelIndex();
}

int RowModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent).children.size());
}

int RowModel::columnCount(const QModelIndex&) const
{
    return static_cast<int>(m_columns.size());
}

QVariant RowModel::data(const QModelIndex& index, int role) const
{
    const auto& cells = nodeOf(index).cells;
    if (!index.isValid() || static_cast<std::size_t>(index.column()) >= cells.size())
        return {};
    return cellData(cells[static_cast<std::size_t>(index.column())], role);
}

QVariant RowModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? QVariant(m_columns[section]) : QVariant();
}

} // namespace vitrine::views
