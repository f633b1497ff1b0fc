// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/vector_stages/vector_facts.h"

#include "core/session/draw_start.h"
#include "core/session/frame/frame_run.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/draw_share_section.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace vitrine::views {

namespace {

/// In its frame a draw shares units with others. What one takes in a cycle is told in the next, and some take it when
/// they are done with it.
bool isOf(const core::DrawShareSection& shares, core::UnitId unit, core::Cycle cycle, std::uint32_t draw)
{
    const auto isIts = [&](core::Cycle at) {
        const auto place = shares.worksOn(unit).valueAt(at);
        return place == 0 || shares.draws[static_cast<std::size_t>(place) - 1].number == draw;
    };
    return isIts(cycle) || isIts(cycle + 1);
}

bool worksIn(const core::DrawRecording& recording, core::UnitId unit, core::Cycle cycle, std::uint32_t draw)
{
    const auto& shares = recording.section<core::DrawShareSection>();
    return cycle < recording.length() && (shares.lanes == 0 || isOf(shares, unit, cycle, draw)) &&
           recording.activity(unit).columns(cycle, cycle + 1, 1).front().working() > 0;
}

} // namespace

const core::RecordedPass* VectorFacts::passOf(const Row& row) const
{
    return row.kind == Row::Kind::Pass ? &section().passes[row.place] : nullptr;
}

double VectorFacts::shareOf(const Row& row) const
{
    return length > 0 ? static_cast<double>(row.cycles) / static_cast<double>(length) : 0;
}

const core::DrawState& VectorFacts::stateOf(std::size_t pass) const
{
    if (inFrame)
        return *inFrame->states[pass];
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
        return worksIn(*recording, stage.unit, cycle(), shownDraw);
    return std::ranges::any_of(processors,
                               [this](core::UnitId unit) { return worksIn(*recording, unit, cycle(), shownDraw); });
}

bool VectorFacts::isCountKnown(std::uint64_t core::VectorPassCounts::*count) const
{
    using Counts = core::VectorPassCounts;
    if (!inFrame || count == &Counts::stencilWrites || count == &Counts::written)
        return true;
    return inFrame->areCountsKnown && count != &Counts::conflicts;
}

void VectorFacts::show(const SharedRecording& shown, std::uint32_t ofDraw)
{
    *this = {.recording = shown, .draw = ofDraw, .shownDraw = ofDraw, .inFrame = {}, .rows = {}};
    length = recording ? recording->length() : 0;
    makeRows();
}

void VectorFacts::showInFrame(const SharedRecording& shown, std::uint32_t firstDraw, std::uint32_t ofDraw,
                              const core::DrawSpan* span, std::shared_ptr<const core::FrameVector> found)
{
    *this = {.recording = shown,
             .draw = firstDraw,
             .shownDraw = ofDraw,
             .isInFrame = true,
             .inFrame = std::move(found),
             .begin = span ? span->begin : 0,
             .length = span ? span->end - span->begin : 0,
             .rows = {}};
    makeRows();
}

void VectorFacts::makeRows()
{
    if (!hasPasses())
        return;
    Row total{.kind = Row::Kind::Total, .cycles = length, .counts = section().totals()};
    core::Cycle between = length;
    for (std::size_t place = 0; place < section().passes.size(); ++place) {
        const core::RecordedPass& pass = section().passes[place];
        rows.push_back({Row::Kind::Pass, place, pass.cycles(length), pass.counts});
        between -= rows.back().cycles;
    }
    rows.push_back({.kind = Row::Kind::Between, .cycles = between, .counts = {}});
    rows.push_back(total);
}

} // namespace vitrine::views
