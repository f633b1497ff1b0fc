// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/waterfall/task_order.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace vitrine::views {

namespace {

std::uint64_t keyOf(const core::TaskLog& log, const core::TaskRecord& task, TaskGrouping grouping)
{
    switch (grouping) {
    case TaskGrouping::Time: return 0;
    case TaskGrouping::Processor: return firstProcessor(log, task);
    case TaskGrouping::Draw: return task.draw;
    case TaskGrouping::Primitive: return task.stage == core::ShaderStage::Vertex ? 0 : task.primitive;
    }
    return 0;
}

} // namespace

std::uint16_t firstProcessor(const core::TaskLog& log, const core::TaskRecord& task)
{
    for (const core::TaskStep& step : log.steps(task))
        if (step.kind == core::TaskStepKind::Issued)
            return step.processor;
    return core::kNoProcessor;
}

TaskOrder::TaskOrder(SharedTaskLog log, TaskGrouping grouping) : m_log(std::move(log)), m_grouping(grouping)
{
    if (!m_log)
        return;
    std::vector<std::uint64_t> keys;
    keys.reserve(m_log->tasks().size());
    for (const core::TaskRecord& task : m_log->tasks())
        keys.push_back(keyOf(*m_log, task, grouping));
    m_rows.resize(keys.size());
    std::iota(m_rows.begin(), m_rows.end(), 0u);
    if (grouping != TaskGrouping::Time) // they are in the order of time
        std::ranges::stable_sort(m_rows, {}, [&keys](std::uint32_t place) { return keys[place]; });
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (m_groups.empty() || m_groups.back().key != keys[m_rows[row]])
            m_groups.push_back({keys[m_rows[row]], row});
    number();
}

TaskOrder TaskOrder::between(const TaskLines& lines, const TaskDetail& detail, core::Cycle from, core::Cycle to) const
{
    constexpr std::size_t kTogether = TaskDetail::kBlockRows.front();
    TaskOrder result;
    result.m_log = m_log;
    result.m_grouping = m_grouping;
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const std::size_t end = group + 1 < m_groups.size() ? m_groups[group + 1].firstRow : m_rows.size();
        const std::size_t first = result.m_rows.size();
        for (std::size_t row = m_groups[group].firstRow; row < end;) {
            const std::size_t blockEnd = std::min(end, (row / kTogether + 1) * kTogether);
            if (!detail.mayBeThere(row, from, to)) {
                row = blockEnd;
                continue;
            }
            for (; row < blockEnd; ++row)
                if (lines.begin(m_rows[row]) < to && lines.end(m_rows[row]) > from) {
                    result.m_rows.push_back(m_rows[row]);
                    result.m_places.push_back(static_cast<std::uint32_t>(row));
                }
        }
        if (result.m_rows.size() > first)
            result.m_groups.push_back({m_groups[group].key, first});
    }
    result.number();
    return result;
}

void TaskOrder::number()
{
    m_rowOf.assign(m_log ? m_log->tasks().size() : 0, kNoRow);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        m_rowOf[m_rows[row]] = static_cast<std::uint32_t>(row);
}

std::optional<std::size_t> TaskOrder::rowOf(core::ItemId task) const
{
    const core::TaskRecord* record = m_log ? m_log->task(task) : nullptr;
    if (!record)
        return std::nullopt;
    const std::uint32_t row = m_rowOf[static_cast<std::size_t>(record - m_log->tasks().data())];
    return row == kNoRow ? std::nullopt : std::optional<std::size_t>(row);
}

const TaskOrder::Group& TaskOrder::groupOf(std::size_t row) const
{
    return *(std::ranges::upper_bound(m_groups, row, {}, &Group::firstRow) - 1);
}

} // namespace vitrine::views
