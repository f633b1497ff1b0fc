// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/waterfall/task_detail.h"

#include <algorithm>

namespace vitrine::views {

namespace {

using Stretch = TaskLines::Stretch;
constexpr std::size_t kPhases = core::kTaskPhaseCount;

std::size_t blocksFor(std::size_t count, std::size_t rows)
{
    return (count + rows - 1) / rows;
}

} // namespace

void addLine(PhaseColumns& columns, const TaskLines& lines, std::size_t line)
{
    const auto all = lines.stretches(line);
    const CycleScale& cycles = columns.cycles();
    const auto behind = std::ranges::upper_bound(all, cycles.first, {}, &Stretch::from);
    for (auto at = behind == all.begin() ? behind : behind - 1; at != all.end() && at->from < cycles.end; ++at)
        columns.add(at->phase, at->from, at + 1 == all.end() ? lines.end(line) : (at + 1)->from);
}

TaskDetail::TaskDetail(const TaskLines& lines, std::span<const std::uint32_t> rows)
{
    sumLines(lines, rows);
    for (std::size_t level = 1; level < m_levels.size(); ++level)
        sumBlocks(level);
}

void TaskDetail::layOut(Level& level, Block block)
{
    if (block.begin < block.end) {
        const auto stepsAt = [&](std::uint32_t shift) {
            return ((block.end - 1) >> shift) - (block.begin >> shift) + 1;
        };
        while (stepsAt(block.shift) > kMostSteps)
            ++block.shift;
        block.firstStep = block.begin >> block.shift;
        block.steps = static_cast<std::uint32_t>(stepsAt(block.shift));
    }
    block.firstSum = level.sums.size();
    level.sums.resize(level.sums.size() + block.steps * kPhases);
    level.blocks.push_back(block);
}

void TaskDetail::total(Level& level)
{
    for (Block& block : level.blocks)
        for (std::size_t i = 0; i < block.steps * kPhases; ++i)
            block.totals[i % kPhases] += level.sums[block.firstSum + i];
    level.sums.shrink_to_fit();
}

void TaskDetail::sumLines(const TaskLines& lines, std::span<const std::uint32_t> rows)
{
    Level& level = m_levels.front();
    level.blocks.reserve(blocksFor(rows.size(), kBlockRows.front()));
    for (std::size_t first = 0; first < rows.size(); first += kBlockRows.front()) {
        const auto part = rows.subspan(first, std::min(kBlockRows.front(), rows.size() - first));
        Block made;
        for (const std::uint32_t line : part) {
            made.begin = std::min(made.begin, lines.begin(line));
            made.end = std::max(made.end, lines.end(line));
        }
        layOut(level, made);
        const Block& block = level.blocks.back();
        for (const std::uint32_t line : part) {
            const auto all = lines.stretches(line);
            for (std::size_t i = 0; i < all.size(); ++i) {
                const core::Cycle to = std::min(i + 1 < all.size() ? all[i + 1].from : lines.end(line), block.end);
                for (core::Cycle from = all[i].from; from < to;) {
                    const core::Cycle step = from >> block.shift;
                    const core::Cycle next = std::min(to, (step + 1) << block.shift);
                    level.sums[block.firstSum + (step - block.firstStep) * kPhases +
                               static_cast<std::size_t>(all[i].phase)] += static_cast<float>(next - from);
                    from = next;
                }
            }
        }
    }
    total(level);
}

/// The cycles of a block are those of its parts and more, so its steps are as long as theirs or longer, and each of
/// theirs lies in one of its own.
void TaskDetail::sumBlocks(std::size_t number)
{
    const Level& parts = m_levels[number - 1];
    Level& level = m_levels[number];
    const std::size_t each = kBlockRows[number] / kBlockRows[number - 1];
    for (std::size_t first = 0; first < parts.blocks.size(); first += each) {
        const auto own = std::span(parts.blocks).subspan(first, std::min(each, parts.blocks.size() - first));
        Block made;
        for (const Block& part : own) {
            made.begin = std::min(made.begin, part.begin);
            made.end = std::max(made.end, part.end);
        }
        layOut(level, made);
        const Block& block = level.blocks.back();
        for (const Block& part : own)
            for (std::size_t i = 0; i < part.steps; ++i) {
                const core::Cycle step = (part.firstStep + i) >> (block.shift - part.shift);
                for (std::size_t phase = 0; phase < kPhases; ++phase)
                    level.sums[block.firstSum + (step - block.firstStep) * kPhases + phase] +=
                        parts.sums[part.firstSum + i * kPhases + phase];
            }
    }
    total(level);
}

void TaskDetail::addTo(PhaseColumns& columns, const TaskLines& lines, std::span<const std::uint32_t> rows,
                       std::size_t first, std::size_t end) const
{
    while (first < end) {
        std::size_t level = kBlockRows.size();
        while (level > 0 && (first % kBlockRows[level - 1] != 0 || first + kBlockRows[level - 1] > end))
            --level;
        if (level == 0) {
            addLine(columns, lines, rows[first]);
            ++first;
        } else {
            addBlock(columns, lines, rows, level - 1, first / kBlockRows[level - 1]);
            first += kBlockRows[level - 1];
        }
    }
}

/// Where all of it is no wider than a pixel, nothing tells where in it tasks are; where a step is wider than one, the
/// parts tell it finer.
void TaskDetail::addBlock(PhaseColumns& columns, const TaskLines& lines, std::span<const std::uint32_t> rows,
                          std::size_t number, std::size_t place) const
{
    const Level& level = m_levels[number];
    const Block& block = level.blocks[place];
    const CycleScale& cycles = columns.cycles();
    if (block.begin >= cycles.end || block.end <= cycles.first)
        return;
    const core::Cycle all = block.end - block.begin;
    if (static_cast<double>(all) * cycles.cycleWidth() <= 1) {
        for (std::size_t phase = 0; phase < kPhases; ++phase)
            if (block.totals[phase] > 0)
                columns.add(static_cast<core::TaskPhase>(phase), block.begin, block.end,
                            block.totals[phase] / static_cast<float>(all));
        return;
    }
    const auto step = core::Cycle{1} << block.shift;
    if (block.shift > 0 && static_cast<double>(step) * cycles.cycleWidth() > 1) {
        if (number > 0) {
            const std::size_t each = kBlockRows[number] / kBlockRows[number - 1];
            for (std::size_t i = 0; i < each; ++i)
                addBlock(columns, lines, rows, number - 1, place * each + i);
        } else {
            for (std::size_t i = 0; i < kBlockRows.front(); ++i)
                addLine(columns, lines, rows[place * kBlockRows.front() + i]);
        }
        return;
    }
    for (std::size_t i = 0; i < block.steps; ++i) {
        const core::Cycle from = (block.firstStep + i) << block.shift;
        if (from >= cycles.end || from + step <= cycles.first)
            continue;
        for (std::size_t phase = 0; phase < kPhases; ++phase)
            if (const float sum = level.sums[block.firstSum + i * kPhases + phase]; sum > 0)
                columns.add(static_cast<core::TaskPhase>(phase), from, from + step, sum / static_cast<float>(step));
    }
}

bool TaskDetail::mayBeThere(std::size_t row, core::Cycle from, core::Cycle to) const
{
    const Block& block = m_levels.front().blocks[row / kBlockRows.front()];
    return block.begin < to && block.end > from;
}

double TaskDetail::cyclesIn(std::size_t number, std::size_t place, core::TaskPhase phase, core::Cycle from,
                            core::Cycle to) const
{
    const Level& level = m_levels[number];
    const Block& block = level.blocks[place];
    double sum = 0;
    for (std::size_t i = 0; i < block.steps; ++i)
        if (const core::Cycle begin = (block.firstStep + i) << block.shift; begin >= from && begin < to)
            sum += static_cast<double>(level.sums[block.firstSum + i * kPhases + static_cast<std::size_t>(phase)]);
    return sum;
}

std::size_t TaskDetail::bytes() const
{
    std::size_t all = 0;
    for (const Level& level : m_levels)
        all += level.blocks.capacity() * sizeof(Block) + level.sums.capacity() * sizeof(float);
    return all;
}

} // namespace vitrine::views
