// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/common_options.h"
#include "app/cli/common/failures.h"
#include "app/cli/common/interrupt.h"
#include "app/cli/diff/diff_json.h"
#include "app/cli/diff/diff_text.h"
#include "captures/store/capture_reader.h"
#include "core/gpu/machine_config.h"
#include "core/session/difference/run_difference.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine::cli {
namespace {

struct DiffOptions {
    std::string captureA;
    std::string captureB;               ///< empty: the same
    std::optional<std::uint64_t> frame; ///< 0 when there is none
    MachineOptions a;
    MachineOptions b; ///< without a machine: that of `a`, without its settings
    OutputForm form = OutputForm::Text;
};

/// One of the runs, as it is to be.
struct Side {
    std::string file;
    std::shared_ptr<captures::CaptureReader> capture;
    captures::MachineFile machine;
    std::string name;

    [[nodiscard]] core::RunSide run() const { return {*capture, {name, machine.config}}; }
};

core::Result<captures::MachineFile> machineOf(const MachineOptions& options, const Side& capture)
{
    return chooseMachine(options, {capture.file, capture.capture->knobs()});
}

std::string nameOf(const captures::MachineFile& machine, const MachineOptions& options)
{
    std::string name = machine.name;
    for (const std::string& setting : options.settings)
        name += " " + setting;
    return name;
}

nlohmann::ordered_json toJson(const Side& side)
{
    return {{"file", side.file}, {"machine", side.name}, {"knobs", captures::knobsToJson(side.machine.config)}};
}

void print(const core::RunDifference& difference, const std::array<Side, 2>& sides, OutputForm form)
{
    if (form == OutputForm::Text)
        return printDifference(difference);
    auto document = makeDocument("difference");
    document["a"] = toJson(sides[0]);
    document["b"] = toJson(sides[1]);
    addDifference(document, difference);
    printDocument(document);
}

std::optional<ExitCode> open(std::array<Side, 2>& sides, const DiffOptions& options)
{
    sides[0].file = options.captureA;
    sides[1].file = options.captureB.empty() ? options.captureA : options.captureB;
    for (Side& side : sides) {
        if (side.file == sides[0].file && sides[0].capture) {
            side.capture = sides[0].capture;
            continue;
        }
        auto opened = captures::CaptureReader::open(side.file);
        if (!opened)
            return fail(ExitCode::BadInput, side.file, opened.error().message);
        side.capture = std::move(*opened);
        if (const auto frame = findFrame(*side.capture, options.frame.value_or(0)); !frame)
            return fail(ExitCode::WrongUsage, side.file, frame.error().message);
    }
    MachineOptions second = options.b;
    if (second.machine.empty())
        second.machine = options.a.machine;
    const std::array choices{options.a, second};
    for (std::size_t i = 0; i < 2; ++i) {
        auto machine = machineOf(choices[i], options.b.machine.empty() ? sides[0] : sides[i]);
        if (!machine)
            return fail(ExitCode::WrongUsage, "command line", machine.error().message);
        for (const std::string& warning : machine->warnings)
            warn(sides[i].file, warning);
        sides[i].name = nameOf(*machine, choices[i]);
        sides[i].machine = std::move(*machine);
    }
    return std::nullopt;
}

/// A frame on two machines, or of two captures: what differs, and what first. Fails a check when anything does.
ExitCode runDiff(const DiffOptions& options)
{
    const Interrupt interrupt;
    std::array<Side, 2> sides;
    if (const auto code = open(sides, options))
        return *code;
    const std::string both = sides[0].file == sides[1].file ? sides[0].file : sides[0].file + ", " + sides[1].file;
    core::Result<core::RunDifference> difference = core::Error{};
    {
        Progress progress(both, "draws");
        core::DifferencePace pace;
        pace.stop = interrupt.token();
        pace.progress = [&](std::uint64_t done, std::uint64_t total) { progress.of(done, total); };
        difference = core::compareRuns(sides[0].run(), sides[1].run(), options.frame.value_or(0), pace);
    }
    if (!difference)
        return fail(difference.error(), both);
    print(*difference, sides, options.form);
    ExitCode told = difference->differs() ? ExitCode::CheckFailed : ExitCode::Done;
    for (std::size_t i = 0; i < 2; ++i) // What goes wrong in calls mostly goes wrong on both machines.
        if (i == 0 || sides[1].file != sides[0].file)
            told = std::max(told, tellTroubles(sides[i].file, difference->troubles[i]));
    return told;
}

} // namespace

void addDiff(Commands& commands)
{
    const auto [command, options] =
        commands.add("diff", "tell how two runs of a frame differ, decision by decision", runDiff);
    command.readsCapture("A", options->captureA, "the capture").required();
    command.readsCapture("B", options->captureB, "another capture with the same draws; the same one without it");
    command.number("--frame", options->frame, "the frame; 0 without it");
    command.readsMachine("--a", options->a.machine,
                         "the first machine, by name or as a machine file; else the capture's own");
    command.readsMachine("--b", options->b.machine, "the second machine; that of the first run without it");
    command.words("--set-a", options->a.settings, "knob=value of the first machine");
    command.words("--set-b", options->b.settings, "knob=value of the second machine");
}

} // namespace vitrine::cli
