// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/machine_parts.h"
#include "views/base/breakpoints.h"

#include <QAbstractTableModel>

namespace vitrine::views {

/// The breakpoints of the open capture as a table: conditions can be written and switched off in it.
class BreakpointsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { ConditionColumn, MeaningColumn, HitsColumn, LastHitColumn, ColumnCount };

    explicit BreakpointsModel(Breakpoints& breakpoints, QObject* parent = nullptr);

    /// Those of the machine that the capture is replayed on: what it has no part for is told.
    void setParts(core::MachineParts parts);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    /// What was written makes no sense; nothing has changed.
    void refused(const QString& sentence);

private:
    void refresh();
    [[nodiscard]] const BreakpointEntry& entry(const QModelIndex& index) const;
    /// Empty when the machine has what it is about.
    [[nodiscard]] QString problem(const BreakpointEntry& entry) const;
    [[nodiscard]] QString text(const QModelIndex& index) const;
    [[nodiscard]] QVariant link(const QModelIndex& index) const;
    [[nodiscard]] QVariant color(const QModelIndex& index) const;

    Breakpoints& m_breakpoints;
    core::MachineParts m_parts;
    int m_rows = 0;
};

} // namespace vitrine::views
