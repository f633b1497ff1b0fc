// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gpu/knob.h"
#include "views/base/machine_choice.h"
#include "views/kit/fact_table.h"

namespace vitrine::views {

/// Every knob of a machine that is being edited: its value, what the preset has, what the machine in use has.
class KnobModel final : public FactModel {
    Q_OBJECT

public:
    enum Column { Name, Value, InUse, Preset, Range, ColumnCount };

    explicit KnobModel(QObject* parent = nullptr);

    /// The machine that the window replays on, which the third column shows.
    void setInUse(const core::MachineConfig& config);
    void setDraft(const core::MachineConfig& config);
    [[nodiscard]] const core::MachineConfig& draft() const { return m_draft; }
    /// "off" or "on", or the names of a choice; empty when a text has to be written.
    [[nodiscard]] QStringList words(const QModelIndex& index) const;

    [[nodiscard]] RowCell cell(int row, int column) const;

signals:
    /// A value that can't be: "ftq.depth: 1–1024".
    void refused(const QString& sentence);
    void draftChanged();

private:
    [[nodiscard]] static const core::Knob& knob(int row);
    bool write(int row, const QVariant& value);
    [[nodiscard]] static QString text(const core::MachineConfig& config, const core::Knob& knob);
    [[nodiscard]] QString text(const core::Knob& knob, int column) const;
    [[nodiscard]] bool isChanged(const core::Knob& knob) const;
    [[nodiscard]] static QString toolTip(const core::Knob& knob);

    core::MachineConfig m_draft;
    core::MachineConfig m_inUse;
};

} // namespace vitrine::views
