// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/pixel_engine/pixel_player.h"
#include "views/kit/fact_table.h"

namespace vitrine::views {

/// Registers and constants of the engine where the player stands, and what the last step has made of them.
class PixelRegisterModel final : public FactModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t {
        NameColumn,
        FirstComponent,
        StoredColumn = 5,
        BeforeColumn,
        WrittenColumn,
        ColumnCount
    };

    explicit PixelRegisterModel(PixelPlayer& player, QObject* parent = nullptr);

    [[nodiscard]] RowCell cell(int row, int column) const;

private:
    void takeProgram();
    [[nodiscard]] int total() const;
    [[nodiscard]] bool isConstant(int row) const;
    [[nodiscard]] bool isOfCombining(int row) const;
    [[nodiscard]] const core::PixelRegister& at(int row) const;
    [[nodiscard]] bool isWritten(int row) const;
    [[nodiscard]] QString text(int row, int column) const;

    PixelPlayer& m_player;
};

} // namespace vitrine::views
