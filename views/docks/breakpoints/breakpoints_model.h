// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/machine_parts.h"
#include "views/base/breakpoints.h"
#include "views/kit/fact_table.h"

namespace vitrine::views {

/// The breakpoints of the open capture as a table: conditions can be written and switched off in it.
class BreakpointsModel final : public FactModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { ConditionColumn, MeaningColumn, HitsColumn, LastHitColumn, ColumnCount };

    explicit BreakpointsModel(Breakpoints& breakpoints, QObject* parent = nullptr);

    /// Those of the machine that the capture is replayed on: what it has no part for is told.
    void setParts(core::MachineParts parts);

signals:
    /// What was written makes no sense; nothing has changed.
    void refused(const QString& sentence);

private:
    [[nodiscard]] static QList<FactColumn> makeColumns(BreakpointsModel* model);
    void refresh();
    [[nodiscard]] const BreakpointEntry& entry(int row) const;
    /// Empty when the machine has what it is about.
    [[nodiscard]] QString problem(const BreakpointEntry& entry) const;
    [[nodiscard]] RowCell conditionCell(int row) const;
    [[nodiscard]] RowCell meaningCell(int row) const;
    [[nodiscard]] RowCell hitsCell(int row) const;
    [[nodiscard]] RowCell lastHitCell(int row) const;
    bool write(int row, const QString& condition);

    Breakpoints& m_breakpoints;
    core::MachineParts m_parts;
};

} // namespace vitrine::views
