// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/instruction_section.h"
#include "views/kit/fact_table.h"
#include "views/machine/recordings.h"
#include "views/source/source_view.h"

#include <map>
#include <memory>

namespace vitrine::core {
struct ShaderTrace;
} // namespace vitrine::core

namespace vitrine::views {

/// Where the cycles of the traced program went in its draw, or in the draw's frame, as the recording tells: for a
/// table, and as bars beside the lines of source and instructions.
class InstructionCycles final {
public:
    enum Column : std::uint8_t { NumberColumn, LineColumn, CodeColumn, ExecutedColumn, AllColumn, FirstCost };
    static constexpr int kDeviceColumn = FirstCost + core::kTaskCostCount;

    /// Null: no trace. Where the recording is of another draw or not there yet, it says so.
    void setTrace(const core::ShaderTrace* trace, const Recordings& recordings);

    [[nodiscard]] bool isKnown() const { return m_times != nullptr; }
    /// The sum first, then a row for each instruction; a row that says why there are none.
    [[nodiscard]] int rowCount() const;
    [[nodiscard]] QList<FactColumn> columns() const;
    /// The instruction of a row; nothing: it is that of none.
    [[nodiscard]] std::optional<std::uint32_t> instructionOf(int row) const;

    /// By line of the source, or by instruction from 1; the longest takes all the room. The cycles before tasks begin
    /// are no part of them: what the program is like has little to do with these, and they outweigh all others.
    [[nodiscard]] std::map<int, LineBar> bars(bool isSource) const;
    /// "In the whole draw: 1 234 cycles of 56 tasks …"
    [[nodiscard]] QString sentence() const;

private:
    [[nodiscard]] RowCell cell(int row, int column) const;
    [[nodiscard]] RowCell reasonCell(int column) const;
    [[nodiscard]] const core::Instruction& instruction(std::size_t number) const
    {
        return m_times->program->instructions[number];
    }
    [[nodiscard]] QString devicesText(const core::InstructionTimes& times) const;
    [[nodiscard]] QString partsText(const core::InstructionTimes& times) const;

    std::shared_ptr<const core::InstructionSection> m_section;
    const core::ProgramTimes* m_times = nullptr; ///< of m_section
    bool m_isOfFrame = false;                    ///< with draws in flight, all that have the program
    core::InstructionTimes m_sum;
    QString m_reason; ///< why nothing is known; empty: there is no trace
    std::optional<Link> m_wayOut;
};

} // namespace vitrine::views
