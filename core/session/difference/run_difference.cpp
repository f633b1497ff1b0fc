// SPDX-License-Identifier: Apache-2.0
#include "core/session/difference/run_difference.h"

#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/gpu/reachable_units.h"
#include "core/hiz/hiz_config.h"
#include "core/memory/sample_codec.h"
#include "core/observe/draw_number.h"
#include "core/session/comparison/machine_variants.h"
#include "core/session/comparison/surface_difference.h"
#include "core/session/difference/decision_text.h"
#include "core/session/difference/frame_side.h"
#include "core/session/limits/shared_calls.h"

#include <algorithm>
#include <thread>

namespace vitrine::core {

namespace {

/// The two runs, side by side, draw by draw.
class Runs {
public:
    Runs(const RunSide& a, const RunSide& b, const DifferencePace& pace)
        : m_machines{a.machine, b.machine}, m_pace(pace),
          m_first(a.source), m_sources{&m_first,
                                       &a.source == &b.source ? static_cast<CallSource*>(&m_first) : &b.source}
    {
    }

    Result<RunDifference> compare(std::size_t frame);

private:
    Result<void> align(std::size_t frame);
    Result<void> approach();
    Result<void> onBoth(const std::array<std::uint64_t, 2>& ends);
    Result<void> runFrame();
    void takeDecisions(std::size_t row);
    void takeImages(std::size_t row);
    void takeFigures();

    const std::array<ComparedConfig, 2> m_machines;
    const DifferencePace& m_pace;
    SharedCalls m_first;
    const std::array<CallSource*, 2> m_sources;
    std::array<FrameCalls, 2> m_frames;
    std::vector<std::unique_ptr<Approach>> m_approaches;
    std::array<std::unique_ptr<FrameSide>, 2> m_sides;
    RunDifference m_result;
};

Result<void> Runs::align(std::size_t frame)
{
    for (std::size_t i = 0; i < 2; ++i) {
        auto calls = callsOfFrame(*m_sources[i], frame);
        if (!calls)
            return i == 1 && m_sources[0] != m_sources[1] ? calls.error().in(textOf("the other capture"))
                                                          : calls.error();
        m_frames[i] = *std::move(calls);
    }
    if (m_frames[0].draws.empty() && m_frames[1].draws.empty())
        return failure("frame {} draws nothing", frame);
    auto draws = alignedDraws(*m_sources[0], m_frames[0], *m_sources[1], m_frames[1]);
    if (!draws)
        return draws.error();
    if (std::ranges::none_of(*draws, [](const AlignedDraw& draw) { return draw[0] && draw[1]; }))
        return failure("frame {} of one capture has no draw in common with that of the other", frame);
    for (const AlignedDraw& draw : *draws)
        m_result.draws.push_back({draw, {}, {}, false});
    return {};
}

/// What comes before the frame is replayed once where both machines can begin with it.
Result<void> Runs::approach()
{
    for (std::size_t i = 0; i < 2; ++i) {
        const MachineConfig& config = m_machines[i].config;
        if (i == 1 && m_sources[0] == m_sources[1] && m_approaches[0]->suits(config, 1))
            break;
        auto units = reachableAnywhere(config.units, sharesComputation(config));
        Approach& before = *m_approaches.emplace_back(std::make_unique<Approach>(config, 1, units, m_pace.stop));
        for (std::uint64_t position = 0; position < m_frames[i].first; ++position) {
            const auto call = m_sources[i]->call(position);
            if (!call)
                return call.error();
            before.execute(*m_sources[i], position, *call);
            if (m_pace.stop.stop_requested())
                return cancelled(textOf("the comparison"));
        }
    }
    for (std::size_t i = 0; i < 2; ++i)
        m_sides[i] = std::make_unique<FrameSide>(*m_sources[i], m_machines[i],
                                                 *m_approaches[std::min(i, m_approaches.size() - 1)], m_frames[i].first,
                                                 m_pace.stop);
    return {};
}

/// Both machines run on to calls of theirs.
Result<void> Runs::onBoth(const std::array<std::uint64_t, 2>& ends)
{
    std::array<Result<void>, 2> ran;
    const bool mayThread =
        m_pace.inThreads && std::ranges::all_of(m_machines, mayRunInThreads, &ComparedConfig::config);
    const auto second = [&] { ran[1] = m_sides[1]->runTo(ends[1]); };
    {
        std::jthread other;
        if (mayThread)
            other = std::jthread(second);
        ran[0] = m_sides[0]->runTo(ends[0]);
    }
    if (!mayThread)
        second();
    return ran[0] ? ran[1] : ran[0];
}

Result<void> Runs::runFrame()
{
    std::array<std::uint64_t, 2> ends{m_frames[0].first, m_frames[1].first};
    for (std::size_t row = 0; row < m_result.draws.size(); ++row) {
        if (m_pace.progress)
            m_pace.progress(row, m_result.draws.size());
        const AlignedDraw& draw = m_result.draws[row].draw;
        for (std::size_t i = 0; i < 2; ++i)
            ends[i] = draw[i] ? draw[i]->callIndex + 1 : ends[i];
        if (auto ran = onBoth(ends); !ran)
            return ran;
        takeDecisions(row);
        if (draw[0] && draw[1])
            takeImages(row);
    }
    takeFigures(); // The interrupt at a frame's end takes cycles too, but they are no draw's.
    if (auto ran = onBoth({m_frames[0].end, m_frames[1].end}); !ran)
        return ran;
    for (std::size_t i = 0; i < 2; ++i)
        m_result.troubles[i] = m_sides[i]->troubles();
    return {};
}

void Runs::takeDecisions(std::size_t row)
{
    DrawDifference& draw = m_result.draws[row];
    const auto a = m_sides[0]->takeDraws(), b = m_sides[1]->takeDraws();
    if (!draw.draw[0] || !draw.draw[1])
        return;
    draw.decidesOtherwise = a.size() != b.size();
    for (std::size_t pass = 0; pass < std::min(a.size(), b.size()); ++pass) {
        if (a[pass].timeless == b[pass].timeless && a[pass].timed == b[pass].timed)
            continue;
        draw.decidesOtherwise = true;
        if (m_result.decision)
            return;
        const auto sides = firstDecision(
            {DecidedTwice{a[pass], m_sides[0]->config()}, DecidedTwice{b[pass], m_sides[1]->config()}}, m_pace.stop);
        if (!sides)
            continue;
        DecisionDifference& found = m_result.decision.emplace();
        found.row = row;
        found.pass = static_cast<std::uint32_t>(pass);
        for (std::size_t i = 0; i < 2; ++i) {
            if (!(*sides)[i])
                continue;
            const DecisionNames names{m_sides[i]->run().gpu().powerDomains(), m_sides[i]->config().units.get()};
            const Decision& decision = (*sides)[i]->decision;
            found.sides[i] = {decision, placeText(decision, names), outcomeText(decision, names), (*sides)[i]->cycle};
            const std::uint32_t tile = decision.kind == DecisionKind::Verdict ? m_sides[i]->config().hiz->tile : 1;
            if (decision.isTimeless() && !found.pixel)
                found.pixel = PixelPlace{decision.x * tile, decision.y * tile};
        }
        return;
    }
}

const Surface& surfaceOf(const ComparedRun& run, const Memory& memory, Attachment attachment)
{
    const RenderTargets& targets = run.lastDraw()->state->targets;
    return memory.surface(attachment == Attachment::Color   ? targets.color
                          : attachment == Attachment::Depth ? targets.depth
                                                            : targets.stencil);
}

void Runs::takeImages(std::size_t row)
{
    const std::array runs{&m_sides[0]->run(), &m_sides[1]->run()};
    const auto difference = m_result.pixel ? std::nullopt : imageDifference(*runs[0], *runs[1]);
    if (!difference)
        return;
    PixelDifference& found = m_result.pixel.emplace();
    found.row = row;
    found.difference = *difference;
    std::array<const Surface*, 2> before{};
    for (std::size_t i = 0; i < 2; ++i) {
        const Surface& surface = surfaceOf(*runs[i], runs[i]->memory(), difference->attachment);
        before[i] = &surfaceOf(*runs[i], runs[i]->memoryBefore(), difference->attachment);
        if (difference->pixel.x < surface.width() && difference->pixel.y < surface.height())
            found.values[i] = decodeSample(surface.format(), surface.pixel(difference->pixel.x, difference->pixel.y));
    }
    found.wasThere = firstDifference(*before[0], *before[1]).has_value();
}

template <typename Row>
Row& rowOf(std::vector<Row>& rows, const std::string& name, std::string Row::*key)
{
    const auto found = std::ranges::find(rows, name, key);
    if (found != rows.end())
        return *found;
    Row& row = rows.emplace_back();
    row.*key = name;
    return row;
}

void Runs::takeFigures()
{
    for (std::size_t i = 0; i < 2; ++i) {
        const MachineFigures figures = m_sides[i]->run().figures();
        m_result.names[i] = m_machines[i].name;
        m_result.cycles.of[i] = m_sides[i]->run().cycles();
        m_result.energy.of[i] = m_sides[i]->run().gpu().energy().total();
        for (DrawDifference& draw : m_result.draws)
            for (const DrawFigures& drawn : figures.perDraw)
                if (draw.draw[i] && draw.draw[i]->callNumber == drawn.callNumber) {
                    draw.cycles.of[i] += drawn.cycles;
                    draw.energy.of[i] += drawn.energy;
                }
        for (const UnitLoad& unit : figures.units) {
            UnitDifference& row = rowOf(m_result.units, unit.path, &UnitDifference::path);
            row.kind = unit.kind;
            row.isThere[i] = true;
            row.busy.of[i] = unit.working;
            row.stalled.of[i] = unit.stalledAll();
            row.idle.of[i] = unit.idle;
        }
        for (const PartConsumption& part : figures.parts) {
            PartDifference& row = rowOf(m_result.parts, part.name, &PartDifference::name);
            row.isThere[i] = true;
            row.energy.of[i] = part.energy;
        }
    }
}

Result<RunDifference> Runs::compare(std::size_t frame)
{
    m_result.frame = frame;
    m_result.changedKnobs = changedKnobs(m_machines[1].config, m_machines[0].config);
    if (auto aligned = align(frame); !aligned)
        return aligned.error();
    if (auto arrived = approach(); !arrived)
        return arrived.error();
    if (auto ran = runFrame(); !ran)
        return ran.error();
    return std::move(m_result);
}

} // namespace

ImageVerdict imageVerdict(const RunDifference& difference)
{
    ImageVerdict verdict;
    if (const auto& found = difference.pixel) {
        const auto& draw = difference.draws[found->row].draw[0]; // both runs have it: images were compared
        verdict.difference = found->difference;
        verdict.difference->draw = draw->draw;
        verdict.difference->callNumber = draw->callNumber;
        verdict.wasThere = found->wasThere;
        verdict.values = found->values;
    }
    return verdict;
}

bool RunDifference::differs() const
{
    const auto changes = [](const auto&... numbers) { return ((numbers.change() != 0) || ...); };
    return decision || pixel ||
           std::ranges::any_of(draws,
                               [&](const DrawDifference& draw) {
                                   return !draw.draw[0] || !draw.draw[1] || draw.decidesOtherwise ||
                                          changes(draw.cycles, draw.energy);
                               }) ||
           std::ranges::any_of(units,
                               [&](const UnitDifference& unit) {
                                   return unit.isThere[0] != unit.isThere[1] ||
                                          changes(unit.busy, unit.stalled, unit.idle);
                               }) ||
           std::ranges::any_of(parts, [&](const PartDifference& part) {
               return part.isThere[0] != part.isThere[1] || changes(part.energy);
           });
}

std::uint64_t RunDifference::residual() const
{
    TwoNumbers drawCycles, drawEnergy, partEnergy;
    std::uint64_t left = 0;
    const auto leaves = [&left](std::uint64_t whole, std::uint64_t sum) {
        left += whole > sum ? whole - sum : sum - whole;
    };
    for (const DrawDifference& draw : draws) {
        drawCycles += draw.cycles;
        drawEnergy += draw.energy;
    }
    for (const PartDifference& part : parts)
        partEnergy += part.energy;
    for (std::size_t i = 0; i < 2; ++i) {
        leaves(cycles.of[i], drawCycles.of[i]);
        leaves(energy.of[i], drawEnergy.of[i]);
        leaves(energy.of[i], partEnergy.of[i]);
        for (const UnitDifference& unit : units)
            if (unit.isThere[i])
                leaves(cycles.of[i], unit.busy.of[i] + unit.stalled.of[i] + unit.idle.of[i]);
    }
    return left;
}

Result<RunDifference> compareRuns(const RunSide& a, const RunSide& b, std::size_t frame, const DifferencePace& pace)
{
    for (const RunSide* side : {&a, &b})
        if (auto checked = checkConfig(side->machine.config); !checked)
            return checked.error();
    return Runs(a, b, pace).compare(frame);
}

} // namespace vitrine::core
