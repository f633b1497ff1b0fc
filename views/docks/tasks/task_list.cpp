// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/tasks/task_list.h"

#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"

#include <algorithm>

namespace vitrine::views {

namespace {

TaskFacts factsOf(const core::TaskLog& log, const core::TaskRecord& task, core::Cycle length)
{
    TaskFacts facts;
    for (const core::TaskStep& step : log.steps(task)) {
        if (step.kind == core::TaskStepKind::Issued && facts.issued == core::kNever) {
            facts.issued = step.cycle;
            facts.reason = step.reason;
        }
        if (step.kind == core::TaskStepKind::SwappedOut)
            ++facts.swaps;
        if (step.processor < core::kMostProcessors)
            facts.processors |= std::uint64_t{1} << step.processor;
    }
    for (const core::TaskSpan& span : log.spans(task)) {
        const core::Cycle end = std::min(span.to, std::max(length, span.from));
        facts.times[static_cast<std::size_t>(span.phase)] += end - span.from;
    }
    return facts;
}

bool fits(const core::TaskRecord& task, const TaskFacts& facts, const TaskFilter& filter)
{
    if (filter.stage && task.stage != *filter.stage)
        return false;
    if (filter.inFlight && (task.enqueued > *filter.inFlight || task.retired <= *filter.inFlight))
        return false;
    if (filter.processor && (facts.processors >> *filter.processor & 1) == 0)
        return false;
    return !filter.pixel ||
           (task.stage == core::ShaderStage::Fragment && task.coversPixel(filter.pixel->x, filter.pixel->y));
}

} // namespace

TaskList::TaskList(SharedTaskLog log, core::Cycle length) : m_log(std::move(log))
{
    if (!m_log)
        return;
    m_facts.reserve(m_log->tasks().size());
    for (const core::TaskRecord& task : m_log->tasks())
        m_facts.push_back(factsOf(*m_log, task, length));
}

std::optional<core::TaskSpan> TaskList::spanAt(std::size_t place, core::Cycle cycle) const
{
    const core::TaskRecord& one = task(place);
    if (cycle < one.enqueued || cycle >= one.retired)
        return std::nullopt;
    for (const core::TaskSpan& span : m_log->spans(one))
        if (cycle >= span.from && cycle < span.to)
            return span;
    return std::nullopt;
}

std::vector<std::uint32_t> TaskList::matching(const TaskFilter& filter) const
{
    std::vector<std::uint32_t> places;
    for (std::uint32_t place = 0; place < m_facts.size(); ++place)
        if (fits(task(place), m_facts[place], filter))
            places.push_back(place);
    return places;
}

} // namespace vitrine::views
