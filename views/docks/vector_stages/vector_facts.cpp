// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/vector_stages/vector_facts.h"

#include "core/session/draw_start.h"
#include "core/session/machine/draw_recording.h"

#include <algorithm>
#include <iterator>

namespace vitrine::views {

namespace {

bool worksIn(const core::DrawRecording& recording, core::UnitId unit, core::Cycle cycle)
{
    return cycle < recording.length() && recording.activity(unit).columns(cycle, cycle + 1, 1).front().working() > 0;
}

} // namespace

const core::RecordedPass* VectorFacts::passOf(const Row& row) const
{
    return row.kind == Row::Kind::Pass ? &section().passes[row.place] : nullptr;
}

double VectorFacts::shareOf(const Row& row) const
{
    const core::Cycle all = recording->length();
    return all > 0 ? static_cast<double>(row.cycles) / static_cast<double>(all) : 0;
}

const core::DrawState& VectorFacts::stateOf(std::size_t pass) const
{
    const core::DrawStart& start = *recording->start();
    const auto& before = start.passesBefore;
    return pass < before.size() ? *before[pass].state : *start.command.state;
}

std::size_t VectorFacts::firstOfInterest() const
{
    const auto& passes = section().passes;
    const auto winding = std::ranges::find(passes, core::VectorPass::Winding, &core::RecordedPass::kind);
    return winding == passes.end() ? 0 : static_cast<std::size_t>(winding - passes.begin());
}

bool VectorFacts::isActive(const core::RecordedStage& stage) const
{
    const core::RecordedPass& pass = section().passes[stage.pass];
    if (cycle() < stage.cycle || !pass.holds(cycle()))
        return false;
    // Any processor runs tasks of the stage, whichever had the first.
    const auto& processors = recording->processors();
    if (std::ranges::find(processors, stage.unit) == processors.end())
        return worksIn(*recording, stage.unit, cycle());
    return std::ranges::any_of(processors, [this](core::UnitId unit) { return worksIn(*recording, unit, cycle()); });
}

void VectorFacts::show(const SharedRecording& shown, std::uint32_t ofDraw)
{
    *this = {.recording = shown, .draw = ofDraw, .rows = {}};
    if (!hasPasses())
        return;
    Row total{.kind = Row::Kind::Total, .cycles = recording->length(), .counts = section().totals()};
    core::Cycle between = total.cycles;
    for (std::size_t place = 0; place < section().passes.size(); ++place) {
        const core::RecordedPass& pass = section().passes[place];
        rows.push_back({Row::Kind::Pass, place, pass.cycles(recording->length()), pass.counts});
        between -= rows.back().cycles;
    }
    rows.push_back({.kind = Row::Kind::Between, .cycles = between, .counts = {}});
    rows.push_back(total);
}

} // namespace vitrine::views
