// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shader/trace_player.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

namespace vitrine::views {

/// Breakpoints with their conditions, which can be written here.
class BreakpointModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { PlaceColumn, ConditionColumn, FirstHitColumn, HitsColumn, ColumnCount };

    explicit BreakpointModel(TracePlayer& player, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const QModelIndex& index) const;
    void refresh();

    TracePlayer& m_player;
    int m_rows = 0;
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
