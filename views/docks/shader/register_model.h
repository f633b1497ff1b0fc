// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/shader_trace/shader_trace_text.h"
#include "views/docks/shader/variable_model.h"
#include "views/kit/fact_table.h"

#include <vector>

namespace vitrine::views {

/// The registers of a lane where the player stands, four components each.
class RegisterModel final : public FactModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { NameColumn, FirstComponent, WrittenColumn = 5, ColumnCount };

    explicit RegisterModel(TracePlayer& player, QObject* parent = nullptr);

    void setFormat(ValueFormat format);
    /// Those that no instruction names, too; otherwise only what the program uses.
    void setShowsAll(bool showsAll);
    /// Of a whole row, or of one component; empty: a constant.
    [[nodiscard]] std::vector<core::TraceAddress> addresses(const QModelIndex& index) const;
    [[nodiscard]] QString nameOf(const QModelIndex& index) const;

    [[nodiscard]] RowCell cell(int row, int column) const;

private:
    using Register = core::RegisterName;
    void rebuild();
    void addFile(core::RegisterFile file, std::size_t count);
    [[nodiscard]] std::optional<std::uint32_t> bits(const Register& row, int component) const;
    [[nodiscard]] bool isWritten(const QModelIndex& index) const;
    [[nodiscard]] QString text(const QModelIndex& index) const;

    TracePlayer& m_player;
    ValueFormat m_format = ValueFormat::Natural;
    bool m_showsAll = false;
    std::vector<Register> m_registers;
};

} // namespace vitrine::views
