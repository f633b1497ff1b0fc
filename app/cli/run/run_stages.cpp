// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run/run_stages.h"

#include "app/cli/common/failures.h"
#include "app/cli/common/figures.h"
#include "core/session/call_troubles_json.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/vector_costs.h"
#include "core/session/state_names.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <string_view>

namespace vitrine::cli {
namespace {

using core::StageCost;
using core::VectorCosts;

constexpr std::string_view kOtherwise = "otherwise";
constexpr std::string_view kEnergy = "energy (illustrative)";

std::string_view stageName(std::size_t stage)
{
    return stage == 0 ? kOtherwise : core::enumName(static_cast<core::VectorStage>(stage));
}

std::string_view passName(std::size_t pass)
{
    return pass == 0 ? "between" : core::nameOf(static_cast<core::VectorPass>(pass));
}

std::string unitsOf(const StageCost& cost)
{
    return fmt::format("{}", fmt::join(cost.units, ", "));
}

double percent(std::uint64_t part, std::uint64_t all)
{
    return all == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(all);
}

void printRow(std::string_view number, std::string_view name, const StageCost& cost, const VectorCosts& all)
{
    fmt::print("{:>5} {:<16} {:>12} {:>22} {:>5.1f} %  {}\n", number, name, cost.cycles, core::energyText(cost.energy),
               percent(cost.energy, all.energy), unitsOf(cost));
}

/// Calls `row(i)` for the entries of a table, that of nothing in particular last.
template <typename Row>
void inOrder(std::size_t size, Row&& row)
{
    for (std::size_t i = 1; i < size; ++i)
        row(i);
    row(0);
}

void printText(const VectorCosts& costs)
{
    fmt::print("{} drawings of 2-D graphics, {} cycles\n\n", costs.drawings, costs.cycles);
    fmt::print("{:>5} {:<16} {:>12} {:>22} {:>7}  units\n", "stage", "", "cycles", kEnergy, "");
    inOrder(costs.stages.size(), [&](std::size_t i) {
        printRow(i == 0 ? std::string() : fmt::format("{}", i), stageName(i), costs.stages[i], costs);
    });
    fmt::print("{:>5} {:<16} {:>12} {:>22}\n\n", "", "all", "", core::energyText(costs.energy));
    fmt::print("{:>5} {:<16} {:>12} {:>22} {:>7}  units\n", "pass", "", "cycles", kEnergy, "");
    inOrder(costs.passes.size(), [&](std::size_t i) { printRow("", passName(i), costs.passes[i], costs); });
    fmt::print("{:>5} {:<16} {:>12} {:>22}\n", "", "all", costs.cycles, core::energyText(costs.energy));
    fmt::print(
        "\nCycles of a stage are those in which its units worked, summed over them; stages overlap, passes do not.\n");
}

nlohmann::ordered_json toJson(const StageCost& cost)
{
    nlohmann::ordered_json entry{{"cycles", cost.cycles}, {"units", cost.units}};
    entry["energy_illustrative"] = inUnits(cost.energy);
    return entry;
}

void printJson(ReplayRun& run, const VectorCosts& costs)
{
    auto document = makeDocument("run");
    document["timing"] = "stages";
    document["machine"] = run.machine().name;
    document["knobs"] = captures::knobsToJson(run.machine().config);
    document["drawings"] = costs.drawings;
    document["cycles"] = costs.cycles;
    document["energy_illustrative"] = inUnits(costs.energy);
    inOrder(costs.stages.size(), [&](std::size_t i) {
        nlohmann::ordered_json entry{{"stage", i == 0 ? nlohmann::ordered_json() : nlohmann::ordered_json(i)},
                                     {"name", stageName(i)}};
        entry.update(toJson(costs.stages[i]));
        document["stages"].push_back(std::move(entry));
    });
    inOrder(costs.passes.size(), [&](std::size_t i) {
        nlohmann::ordered_json entry{{"name", passName(i)}};
        entry.update(toJson(costs.passes[i]));
        document["passes"].push_back(std::move(entry));
    });
    core::addTroubles(document, run.replay().troubles());
    printDocument(document);
}

} // namespace

ExitCode runStages(ReplayRun& run, const FrameChoice& options)
{
    const auto [first, end] = callsOf(options, run.capture());
    VectorCosts costs;
    for (const core::ActionEntry& action : run.capture().actions()) {
        if (action.kind != core::ActionKind::Draw || action.callIndex < first || action.callIndex >= end)
            continue;
        if (const auto code = run.seek(action.callIndex))
            return *code;
        const auto recorded =
            core::recordDraw(run.replay(), run.machine().config, {}, {.stop = run.stopToken(), .progress = {}});
        if (!recorded)
            return fail(run.stopToken().stop_requested() ? ExitCode::Cancelled : ExitCode::CheckFailed, run.file(),
                        recorded.error().message);
        costs.include(**recorded);
    }
    if (const auto code = run.seek(end))
        return *code;
    if (options.form == OutputForm::Json)
        printJson(run, costs);
    else
        printText(costs);
    return run.outcome();
}

} // namespace vitrine::cli
