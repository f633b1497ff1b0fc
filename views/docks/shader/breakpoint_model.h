// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/shader/trace_player.h"
#include "views/kit/fact_table.h"

#include <QStyledItemDelegate>

namespace vitrine::views {

/// Breakpoints with their conditions, which can be written here.
class BreakpointModel final : public FactModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { PlaceColumn, ConditionColumn, FirstHitColumn, HitsColumn, ColumnCount };

    explicit BreakpointModel(TracePlayer& player, QObject* parent = nullptr);

private:
    [[nodiscard]] static QList<FactColumn> makeColumns(BreakpointModel* model);
    [[nodiscard]] const core::TraceBreakpoint& breakpoint(int row) const;
    [[nodiscard]] RowCell placeCell(int row) const;
    [[nodiscard]] RowCell conditionCell(int row) const;
    [[nodiscard]] RowCell hitsCell(int row) const;
    void refresh();

    TracePlayer& m_player;
};

/// Edits conditions, completing the names of variables and registers.
class ConditionDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit ConditionDelegate(TracePlayer& player, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), m_player(player)
    {
    }
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    TracePlayer& m_player;
};

} // namespace vitrine::views
