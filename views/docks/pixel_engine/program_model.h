// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/pixel_engine/pixel_player.h"
#include "views/kit/fact_table.h"

namespace vitrine::views {

/// The instructions of a draw's color program, with what they have done where the player stands.
class ProgramModel final : public FactModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t {
        NumberColumn,
        StepColumn, ///< of 2-D graphics
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
    enum class State : std::uint8_t { Waiting, Next, Done, Skipped, LeftOut };

    explicit ProgramModel(PixelPlayer& player, QObject* parent = nullptr);

    [[nodiscard]] State state(int row) const;

    [[nodiscard]] RowCell cell(int row, int column) const;

private:
    void takeProgram();
    [[nodiscard]] int total() const;
    [[nodiscard]] const core::ListedInstruction& at(int row) const;
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QString values(int row) const;
    [[nodiscard]] QString number(int row) const;
    [[nodiscard]] QString vectorTip(int row) const;
    [[nodiscard]] QString toolTip(int row, int column) const;
    [[nodiscard]] QVariant exact(int row, int column) const;
    [[nodiscard]] bool hasModules() const;

    PixelPlayer& m_player;
};

} // namespace vitrine::views
