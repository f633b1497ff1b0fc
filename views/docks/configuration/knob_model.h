// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gpu/knob.h"
#include "views/base/machine_choice.h"

#include <QAbstractTableModel>

namespace vitrine::views {

/// Every knob of a machine that is being edited: its value, what the preset has, what the machine in use has.
class KnobModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Value, InUse, Preset, Range, ColumnCount };
    enum Role { ChangedRole = Qt::UserRole }; ///< differs from its preset

    using QAbstractTableModel::QAbstractTableModel;

    /// The machine that the window replays on, which the third column shows.
    void setInUse(const core::MachineConfig& config);
    void setDraft(const core::MachineConfig& config);
    [[nodiscard]] const core::MachineConfig& draft() const { return m_draft; }
    /// "off" or "on", or the names of a choice; empty when a text has to be written.
    [[nodiscard]] QStringList words(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    /// A value that can't be: "ftq.depth: 1–1024".
    void refused(const QString& sentence);
    void draftChanged();

private:
    [[nodiscard]] static const core::Knob& knob(const QModelIndex& index);
    [[nodiscard]] static QString text(const core::MachineConfig& config, const core::Knob& knob);
    [[nodiscard]] QString cell(const QModelIndex& index) const;
    [[nodiscard]] bool isChanged(const core::Knob& knob) const;
    [[nodiscard]] static QString toolTip(const core::Knob& knob);
    void tellAll();

    core::MachineConfig m_draft;
    core::MachineConfig m_inUse;
};

} // namespace vitrine::views
