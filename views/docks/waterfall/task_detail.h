// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/waterfall/phase_columns.h"
#include "views/docks/waterfall/task_lines.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::views {

/// What neighboring rows do over time, summed up ahead in levels: blocks of 64 rows, of 1,024 and of 16,384. Each
/// block has its cycles in at most 64 steps of equal length, a power of two, and for each of them how many cycles its
/// tasks spend in each phase. No task is left out: a picture of any number of tasks shows the same as if every single
/// one had been looked at, and costs as much as it has pixels.
///
/// A block takes at most 1.5 KiB, so a million tasks take 27 MB.
class TaskDetail {
public:
    static constexpr std::array<std::size_t, 3> kBlockRows{64, 1024, 16384};
    static constexpr core::Cycle kMostSteps = 64;

    TaskDetail() = default;
    /// `rows`: the line of each row.
    TaskDetail(const TaskLines& lines, std::span<const std::uint32_t> rows);

    /// Adds what the rows first … end − 1 do; `lines` and `rows` are those that this was made from.
    void addTo(PhaseColumns& columns, const TaskLines& lines, std::span<const std::uint32_t> rows, std::size_t first,
               std::size_t end) const;

    /// Whether a task of the block of 64 rows that `row` is in may be there in some of the cycles from … to − 1.
    [[nodiscard]] bool mayBeThere(std::size_t row, core::Cycle from, core::Cycle to) const;

    /// How many cycles the tasks of a block spend in a phase in those steps of it that begin in from … to − 1.
    [[nodiscard]] double cyclesIn(std::size_t level, std::size_t block, core::TaskPhase phase, core::Cycle from,
                                  core::Cycle to) const;
    /// Of a step of a block, in cycles.
    [[nodiscard]] core::Cycle stepOf(std::size_t level, std::size_t block) const
    {
        return core::Cycle{1} << m_levels[level].blocks[block].shift;
    }
    [[nodiscard]] std::size_t blocks(std::size_t level) const { return m_levels[level].blocks.size(); }
    [[nodiscard]] std::size_t bytes() const;

private:
    /// Step i are the cycles (firstStep + i) · 2^shift … (firstStep + i + 1) · 2^shift − 1.
    struct Block {
        core::Cycle begin = core::kNever, end = 0; ///< of its tasks
        core::Cycle firstStep = 0;
        std::uint32_t steps = 0;
        std::uint32_t shift = 0;
        std::size_t firstSum = 0;
        std::array<float, core::kTaskPhaseCount> totals{}; ///< by phase: over all steps
    };
    struct Level {
        std::vector<Block> blocks;
        std::vector<float> sums; ///< by step and phase; exact up to 2^24
    };

    static void layOut(Level& level, Block block);
    static void total(Level& level);
    void sumLines(const TaskLines& lines, std::span<const std::uint32_t> rows);
    void sumBlocks(std::size_t level);
    void addBlock(PhaseColumns& columns, const TaskLines& lines, std::span<const std::uint32_t> rows, std::size_t level,
                  std::size_t block) const;

    std::array<Level, kBlockRows.size()> m_levels;
};

/// Adds the stretches of one line.
void addLine(PhaseColumns& columns, const TaskLines& lines, std::size_t line);

} // namespace vitrine::views
