// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link.h"

#include <QAbstractItemModel>
#include <QIcon>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

/// What stands in a cell.
struct RowCell {
    QString text;
    QVariant value = {};             ///< to sort by and to export; invalid: the text
    std::optional<Link> link = {};   ///< where it leads
    bool isCode = false;             ///< in the monospace font
    std::optional<QString> was = {}; ///< since the last step it has changed from this
    QString toolTip = {};            ///< empty: the text
    bool isFaint = false;            ///< what counts less
    bool isWrong = false;            ///< what can't be
    QIcon icon = {};
    std::optional<bool> isChecked = {}; ///< with a box before it
};

/// A count, a cycle or a number of something: grouped, and sorted by its value.
[[nodiscard]] RowCell numberCell(quint64 number);

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
