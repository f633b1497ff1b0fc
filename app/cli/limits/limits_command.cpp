// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/capture_on_machine.h"
#include "app/cli/common/common_options.h"
#include "app/cli/common/failures.h"
#include "app/cli/common/figures.h"
#include "app/cli/common/interrupt.h"
#include "core/gpu/machine_config.h"
#include "core/session/limits/limits.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <thread>

namespace vitrine::cli {
namespace {

struct LimitsOptions {
    std::string capture;
    std::optional<std::uint64_t> frame; ///< 0 when there is none
    MachineOptions machine;
    std::optional<std::uint32_t> jobs; ///< as many as there are cores
    OutputForm form = OutputForm::Text;
};

using Json = nlohmann::ordered_json;

double percentOf(std::int64_t change, core::Cycle whole)
{
    return whole == 0 ? 0.0 : 100.0 * static_cast<double>(change) / static_cast<double>(whole);
}

std::string_view imageWord(const core::LimitRow& row)
{
    return row.isImageEqual ? "equal" : "differs";
}

Json toJson(const core::LimitRow& row, core::Cycle cycles)
{
    const core::LimitChange& change = row.change;
    Json json{{"knob", change.knob},
              {"unit", change.unit},
              {"change", core::stepName(change.step)},
              {"from", change.from},
              {"to", change.to}};
    if (!row.notRunnable.empty()) {
        json["not_runnable"] = row.notRunnable;
        return json;
    }
    json["cycles"] = row.cycles;
    json["percent"] = percentOf(row.cycles, cycles);
    json["energy_illustrative"] = inUnits(row.energy);
    json["image"] = imageWord(row);
    return json;
}

void printJson(const core::FrameLimits& limits, const captures::MachineFile& machine)
{
    Json document = makeDocument("limits");
    document["machine"] = machine.name;
    document["knobs"] = captures::knobsToJson(machine.config);
    document["frame"] = limits.frame;
    document["cycles"] = limits.cycles;
    document["energy_illustrative"] = inUnits(limits.energy);
    Json& changes = document["changes"] = Json::array();
    for (const core::LimitRow& row : limits.rows)
        changes.push_back(toJson(row, limits.cycles));
    printDocument(document);
}

void printText(const core::FrameLimits& limits)
{
    fmt::print("frame {}: {} cycles, energy (illustrative) {:.2f}\n\n", limits.frame, limits.cycles,
               inUnits(limits.energy));
    fmt::print("{:<28} {:<8} {:>10} {:>10} {:>12} {:>9} {:>14}  image\n", "knob", "unit", "from", "to", "Δ cycles",
               "Δ %", "Δ energy");
    for (const core::LimitRow& row : limits.rows) {
        const core::LimitChange& change = row.change;
        fmt::print("{:<28} {:<8} {:>10} {:>10}", change.knob, change.unit, change.from, change.to);
        if (row.notRunnable.empty())
            fmt::print(" {:>12} {:>9} {:>14}  {}\n", signedText(row.cycles, 0),
                       signedText(percentOf(row.cycles, limits.cycles), 3), signedText(inUnits(row.energy), 2),
                       imageWord(row));
        else
            fmt::print("  not runnable: {}\n", row.notRunnable);
    }
}

std::uint32_t cores()
{
    return std::max(1u, std::thread::hardware_concurrency());
}

/// A frame on the machine and on the same one with single knobs otherwise: what each gains. Fails a check when one of
/// them leaves other pixels.
ExitCode runLimits(const LimitsOptions& options)
{
    if (options.jobs == 0u)
        return fail(ExitCode::WrongUsage, "command line", "--jobs takes a number from 1 on");
    const Interrupt interrupt;
    const auto [capture, machine, code] = openOnMachine(options.capture, options.machine);
    if (!capture)
        return code;
    if (const auto frame = findFrame(*capture, options.frame.value_or(0)); !frame)
        return fail(ExitCode::WrongUsage, options.capture, frame.error().message);
    for (const std::string& warning : machine.warnings)
        warn(options.capture, warning);
    core::Result<core::FrameLimits> limits = core::Error{};
    {
        Progress progress(options.capture, "runs");
        core::LimitsPace pace;
        pace.stop = interrupt.token();
        pace.jobs = options.jobs.value_or(cores());
        pace.progress = [&](std::uint64_t done, std::uint64_t total) { progress.of(done, total); };
        limits = core::findLimits(*capture, machine.config, options.frame.value_or(0), pace);
    }
    if (!limits)
        return fail(limits.error(), options.capture);
    if (options.form == OutputForm::Json)
        printJson(*limits, machine);
    else
        printText(*limits);
    const ExitCode told = tellTroubles(options.capture, limits->troubles);
    return std::ranges::all_of(limits->rows, &core::LimitRow::isImageEqual) ? told : ExitCode::CheckFailed;
}

} // namespace

void addLimits(Commands& commands)
{
    const auto [command, options] =
        commands.add("limits", "find out which unit or queue limits a frame, knob by knob", runLimits);
    addCapture(command, options->capture);
    command.number("--frame", options->frame, "the frame; 0 without it");
    addMachineChoice(command, options->machine);
    command.number("--jobs", options->jobs, "machines that run at a time; as many as there are cores without it");
}

} // namespace vitrine::cli
