// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/kit/row_model.h"

#include <QTreeView>

#include <span>

class QSortFilterProxyModel;

namespace vitrine::views {

class Desk;

/// A table of facts: sorted by a click on its header (a third click: as given), filtered by words, with links, copying
/// and columns that are remembered.
class RowTable final : public QTreeView {
    Q_OBJECT

public:
    /// `id`: for what is remembered, as "program.uniforms"; `widths`: of columns, until the user has others.
    RowTable(Desk& desk, const QString& id, const QStringList& columns, QWidget* parent = nullptr,
             std::span<const int> widths = {});

    void setRows(std::vector<Row> rows);
    /// Rows that hold the words, or stand above or below such a row. Empty: all.
    void setWords(const QString& words);

    [[nodiscard]] RowModel& rows() const { return *m_rows; }

private:
    RowModel* m_rows;
    QSortFilterProxyModel* m_order;
};

} // namespace vitrine::views
