// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/tasks/task_list.h"

#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"

#include <algorithm>

namespace vitrine::views {

TaskFacts TaskList::facts(std::size_t place) const
{
    TaskFacts facts;
    for (const core::TaskStep& step : m_log->steps(task(place))) {
        if (step.kind == core::TaskStepKind::Issued && facts.issued == core::kNever) {
            facts.issued = step.cycle;
            facts.reason = step.reason;
        }
        if (step.kind == core::TaskStepKind::SwappedOut)
            ++facts.swaps;
        if (step.processor < core::kMostProcessors)
            facts.processors |= std::uint64_t{1} << step.processor;
    }
    for (const core::TaskSpan& span : m_log->spans(task(place))) {
        const core::Cycle end = std::min(span.to, std::max(m_length, span.from));
        facts.times[static_cast<std::size_t>(span.phase)] += end - span.from;
    }
    return facts;
}

bool TaskList::fits(std::size_t place, const TaskFilter& filter) const
{
    const core::TaskRecord& one = task(place);
    if (filter.stage && one.stage != *filter.stage)
        return false;
    if (filter.inFlight && (one.enqueued > *filter.inFlight || one.retired <= *filter.inFlight))
        return false;
    if (filter.pixel &&
        (one.stage != core::ShaderStage::Fragment || !one.coversPixel(filter.pixel->x, filter.pixel->y)))
        return false;
    return !filter.processor || (facts(place).processors >> *filter.processor & 1) != 0;
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
    for (std::uint32_t place = 0; place < size(); ++place)
        if (fits(place, filter))
            places.push_back(place);
    return places;
}

} // namespace vitrine::views
