// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/waterfall/task_lines.h"

#include <algorithm>

namespace vitrine::views {

TaskLines::TaskLines(const core::TaskLog& log, core::Cycle length)
{
    std::vector<Stretch> stretches;
    std::vector<core::TaskSpan> spans;
    m_firsts.reserve(log.tasks().size() + 1);
    m_ends.reserve(log.tasks().size());
    for (const core::TaskRecord& task : log.tasks()) {
        stretches.clear();
        log.spans(task, spans);
        for (const core::TaskSpan& span : spans)
            stretches.push_back({span.from, span.phase});
        add(stretches, std::max(std::min(task.retired, length), task.enqueued));
    }
}

void TaskLines::add(std::span<const Stretch> stretches, core::Cycle end)
{
    m_stretches.insert(m_stretches.end(), stretches.begin(), stretches.end());
    m_firsts.push_back(m_stretches.size());
    m_ends.push_back(end);
}

core::Cycle TaskLines::begin(std::size_t line) const
{
    const auto all = stretches(line);
    return all.empty() ? end(line) : all.front().from;
}

core::Cycle TaskLines::in(std::size_t line, core::TaskPhase phase) const
{
    const auto all = stretches(line);
    core::Cycle cycles = 0;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].phase == phase)
            cycles += (i + 1 < all.size() ? all[i + 1].from : end(line)) - all[i].from;
    return cycles;
}

} // namespace vitrine::views
