// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run/run_paths.h"

#include "app/cli/common/failures.h"
#include "app/cli/common/figures.h"
#include "core/gpu/machine_config.h"
#include "core/session/call_troubles_json.h"
#include "core/session/query/draw_costs.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <limits>
#include <map>
#include <string>
#include <vector>

namespace vitrine::cli {
namespace {

/// What a drawing did to samples and pixels, and how long it took.
struct PathCost {
    core::VectorCost samples;
    std::uint64_t cycles = 0;
    core::Energy energy = 0;

    PathCost& operator+=(const PathCost& other)
    {
        samples += other.samples;
        cycles += other.cycles;
        energy += other.energy;
        return *this;
    }
};

struct Drawing {
    core::ActionEntry action;
    std::string function;
    std::string name; ///< of the markers around it: "tree/leaf"; empty: there are none
    PathCost cost;
};

/// The names of the markers that are open, as calls pass.
class OpenMarkers {
public:
    explicit OpenMarkers(const std::vector<captures::MarkerEntry>& all) : m_all(all) {}

    [[nodiscard]] std::string before(std::uint64_t call)
    {
        using captures::MarkerKind;
        for (; m_next < m_all.size() && m_all[m_next].callIndex < call; ++m_next) {
            const captures::MarkerEntry& marker = m_all[m_next];
            if (marker.kind == MarkerKind::Push)
                m_open.push_back(marker.label);
            else if (marker.kind == MarkerKind::Pop && !m_open.empty())
                m_open.pop_back();
        }
        return fmt::format("{}", fmt::join(m_open, "/"));
    }

private:
    const std::vector<captures::MarkerEntry>& m_all;
    std::size_t m_next = 0;
    std::vector<std::string> m_open;
};

/// By the capture's own number of the call.
core::Result<std::map<std::uint64_t, PathCost>> costsUpTo(ReplayRun& run, std::uint64_t end)
{
    const core::CostStretch all{end, std::numeric_limits<core::ReplayCost>::max()};
    const auto counted = core::countDraws(run.replay(), run.capture(), all, run.stopToken());
    if (!counted)
        return counted.error();
    const auto timed = core::countTimedDraws(run.replay(), run.machine().config, run.capture(), all, run.stopToken());
    if (!timed)
        return timed.error();
    std::map<std::uint64_t, PathCost> costs;
    for (std::size_t i = 0; i < counted->draws.size(); ++i)
        costs[counted->draws[i].callNumber].samples += counted->vector[i];
    for (const core::DrawCounters& draw : timed->draws)
        costs[draw.callNumber] += {{}, draw.cycles, draw.energy};
    return costs;
}

void printRow(std::string_view draw, std::string_view call, const PathCost& cost, std::string_view name)
{
    fmt::print("{:>8} {:>8} {:>14} {:>12} {:>12} {:>12} {:>22}{}{}\n", draw, call, cost.samples.stencilWrites,
               cost.samples.touched, cost.samples.covered, cost.cycles, core::energyText(cost.energy),
               name.empty() ? "" : "  ", name);
}

void printText(const std::vector<Drawing>& drawings, const PathCost& total)
{
    fmt::print("{:>8} {:>8} {:>14} {:>12} {:>12} {:>12} {:>22}  name\n", "draw", "call", "stencil writes", "touched",
               "covered", "cycles", "energy (illustrative)");
    for (const Drawing& one : drawings)
        printRow(fmt::format("{}", one.action.draw), fmt::format("{}", one.action.callNumber), one.cost,
                 one.name.empty() ? one.function : one.name);
    printRow("all", "", total, {});
}

nlohmann::ordered_json toJson(const PathCost& cost)
{
    return {{"stencil_writes", cost.samples.stencilWrites},
            {"touched", cost.samples.touched},
            {"covered", cost.samples.covered},
            {"cycles", cost.cycles},
            {"energy_illustrative", inUnits(cost.energy)}};
}

void printJson(ReplayRun& run, const std::vector<Drawing>& drawings, const PathCost& total)
{
    auto document = makeDocument("run");
    document["timing"] = "paths";
    document["machine"] = run.machine().name;
    document["knobs"] = captures::knobsToJson(run.machine().config);
    document["drawings"] = nlohmann::ordered_json::array();
    for (const Drawing& one : drawings) {
        nlohmann::ordered_json entry{{"frame", one.action.frame},
                                     {"draw", one.action.draw},
                                     {"call", one.action.callNumber},
                                     {"function", one.function},
                                     {"name", one.name}};
        entry.update(toJson(one.cost));
        document["drawings"].push_back(std::move(entry));
    }
    document["totals"] = toJson(total);
    core::addTroubles(document, run.replay().troubles());
    printDocument(document);
}

} // namespace

ExitCode runPaths(ReplayRun& run, const FrameChoice& options)
{
    const auto [first, end] = callsOf(options, run.capture());
    if (const auto code = run.seek(first))
        return *code;
    const auto costs = costsUpTo(run, end);
    if (!costs)
        return fail(run.stopToken().stop_requested() ? ExitCode::Cancelled : ExitCode::CheckFailed, run.file(),
                    costs.error().message);
    OpenMarkers markers(run.capture().markers());
    std::vector<Drawing> drawings;
    PathCost total;
    for (const core::ActionEntry& action : run.capture().actions()) {
        if (action.kind != core::ActionKind::Draw || action.callIndex < first || action.callIndex >= end)
            continue;
        const auto call = run.capture().call(action.callIndex);
        if (!call)
            return fail(ExitCode::BadInput, run.file(), call.error().message);
        if (!call->function.starts_with("vg"))
            continue;
        const auto cost = costs->find(action.callNumber);
        drawings.push_back({action, call->function, markers.before(action.callIndex),
                            cost == costs->end() ? PathCost() : cost->second});
        total += drawings.back().cost;
    }
    // What could not be executed is told by the replay that goes there.
    if (const auto code = run.seek(end))
        return *code;
    if (options.form == OutputForm::Json)
        printJson(run, drawings, total);
    else
        printText(drawings, total);
    return run.outcome();
}

} // namespace vitrine::cli
