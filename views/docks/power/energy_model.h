// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gpu/machine_config.h"
#include "views/kit/fact_table.h"

namespace vitrine::views {

/// The table of energies that is being edited: a row for each kind of part, with what it takes in a cycle of each state
/// and for an operation. All of it is illustrative (DEC-26), as every header says.
class EnergyModel final : public FactModel {
    Q_OBJECT

public:
    enum Column { Part, On, Reduced, Off, Operation, ColumnCount };

    explicit EnergyModel(QObject* parent = nullptr);

    /// What the machine in use has, with the devices that tell of themselves; what is edited becomes that, unless it is
    /// the table that was in use before.
    void setInUse(const core::EnergyTable& table);
    /// The table that comes with Vitrine; what devices tell of themselves.
    void setStandard(const core::EnergyTable& table);
    void takeStandard();

    [[nodiscard]] const core::EnergyTable& draft() const { return m_draft; }
    /// Values that are others than those in use.
    [[nodiscard]] int pendingCount() const;
    [[nodiscard]] bool isStandard() const { return m_draft == m_standard; }
    /// `own` is the table of a machine, without the devices that tell of themselves: the same with what was edited.
    [[nodiscard]] core::EnergyTable changed(core::EnergyTable own) const;

    [[nodiscard]] RowCell cell(int row, int column) const;

signals:
    /// A value that can't be: "ALU, on: a number from 0 to 1 000 000 with at most two decimals is needed".
    void refused(const QString& sentence);
    void draftChanged();

private:
    [[nodiscard]] const core::EnergyRow& at(int row) const;
    /// Takes a number as people write it, with a point or a comma.
    bool write(int row, int column, const QVariant& value);
    /// Of the same kind of part; all zeros where the table has none.
    [[nodiscard]] static core::Energy valueIn(const core::EnergyTable& table, const core::EnergyRow& row, int column);
    [[nodiscard]] QString toolTip(const core::EnergyRow& shown, int column) const;
    void setDraft(const core::EnergyTable& table);

    core::EnergyTable m_inUse;
    core::EnergyTable m_standard;
    core::EnergyTable m_draft;
};

} // namespace vitrine::views
