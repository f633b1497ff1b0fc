// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/pixel_engine/pixel_player.h"

#include <QAbstractTableModel>

namespace vitrine::views {

/// The instructions of a draw's color program, with what they have done where the player stands.
class ProgramModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t {
        NumberColumn,
        TextColumn,
        PairColumn,
        ValuesColumn,
        OwnerColumn,
        ClocksColumn,
        TransfersColumn,
        ConversionsColumn,
        ColumnCount
    };
    /// What has become of an instruction.
    enum class State : std::uint8_t { Waiting, Next, Done, Skipped };

    explicit ProgramModel(PixelPlayer& player, QObject* parent = nullptr);

    [[nodiscard]] State state(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] const core::ListedInstruction& at(int row) const;
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QString values(int row) const;
    [[nodiscard]] QString toolTip(int row, int column) const;
    [[nodiscard]] QVariant exact(int row, int column) const;
    [[nodiscard]] bool hasModules() const;

    PixelPlayer& m_player;
};

} // namespace vitrine::views
