// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/what_if/what_if_answer.h"

#include "core/session/comparison/machine_variants.h"
#include "views/base/inspector.h"
#include "views/docks/what_if/machine_switch.h"

#include <algorithm>

namespace vitrine::views {

namespace {

/// Machines of a comparison by their places, under other names.
core::Comparison chosen(const core::Comparison& comparison, const std::vector<std::size_t>& places,
                        const std::vector<core::ComparedConfig>& names)
{
    core::Comparison result;
    for (std::size_t i = 0; i < places.size(); ++i) {
        result.machines.push_back(comparison.machines[places[i]]);
        result.machines.back().name = names[i].name;
    }
    return result;
}

} // namespace

core::Result<WhatIfAnswer> answerOf(const WhatIfQuestion& question, Inspection& inspection)
{
    std::vector<core::ComparedConfig> machines{{"in use", question.inUse}, {"what if", question.whatIf}};
    std::vector<core::ComparedConfig> variants;
    if (isHizSwitched(question.inUse, question.whatIf))
        variants = core::variantsOf(question.whatIf, core::hizVariants());
    std::vector<std::size_t> places;
    for (const core::ComparedConfig& variant : variants) { // none is run twice
        const auto same = std::ranges::find(machines, variant.config, &core::ComparedConfig::config);
        places.push_back(static_cast<std::size_t>(same - machines.begin()));
        if (same == machines.end())
            machines.push_back(variant);
    }
    const auto comparison =
        core::compareMachines(inspection.source, question.part.calls, machines, {inspection.stop, inspection.progress});
    if (!comparison)
        return comparison.error();
    WhatIfAnswer answer;
    answer.question = question;
    answer.machines = chosen(*comparison, {0, 1}, machines);
    answer.table = core::tableOf(answer.machines);
    answer.hiz = core::hizBenefit(chosen(*comparison, places, variants));
    for (const std::size_t place : places) {
        if (!comparison->machines[place].notRunnable.empty())
            continue;
        answer.hizMachines.push_back(machines[place].config);
        answer.hizImages.push_back(core::imageVerdict(*comparison, place));
    }
    for (core::ComparedMachine& machine : answer.machines.machines) {
        answer.draws = std::max(answer.draws, machine.figures.draws);
        machine.figures = {};
    }
    return answer;
}

} // namespace vitrine::views
