// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/command.h"
#include "app/cli/common/files.h"
#include "app/cli/common/interrupt.h"
#include "app/cli/common/moment.h"
#include "app/plugins/recorded_plugins.h"
#include "captures/record/recorder/free_path.h"
#include "captures/record/recorder/recording.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <thread>

namespace vitrine::cli {
namespace {

struct RecordOptions {
    std::vector<std::string> command; ///< the program and its arguments; never empty
    std::string output;               ///< empty: the program's name, with a number when it is taken
    std::optional<std::string> frames;
    bool isPassThrough = false;
    bool isTimed = false;
    bool keepsPictures = false;
    OutputForm form = OutputForm::Text;
};

using captures::RecordedCapture;
using captures::Recording;
using captures::RecordingOutcome;
using captures::RecordingProgress;

constexpr auto kGlance = std::chrono::milliseconds(100);

captures::RecordingMode modeOf(const RecordOptions& options)
{
    if (options.isPassThrough)
        return captures::RecordingMode::PassThrough;
    return options.isTimed ? captures::RecordingMode::Timed : captures::RecordingMode::Model;
}

std::string line(const RecordingProgress& progress)
{
    if (progress.state == captures::RecordingState::Waiting)
        return "waiting for the program to draw";
    return fmt::format("{} frames, {:.1f} MB", progress.frames, static_cast<double>(progress.bytesOnDisk) / 1e6);
}

RecordingOutcome follow(Recording& recording, const Interrupt& interrupt, const std::string& program)
{
    Progress shown(program, "frames");
    while (!recording.isDone()) {
        std::this_thread::sleep_for(kGlance);
        if (interrupt.token().stop_requested())
            recording.stop();
        shown.say(line(recording.progress()));
    }
    return recording.wait();
}

std::string endOf(const RecordingOutcome& outcome)
{
    if (outcome.signal)
        return fmt::format("signal {} ({})", *outcome.signal, strsignal(*outcome.signal));
    return fmt::format("exit status {}", outcome.exitStatus.value_or(0));
}

bool isComplete(const RecordingOutcome& outcome)
{
    return outcome.losses.empty() && std::ranges::none_of(outcome.captures, &RecordedCapture::isCutOff);
}

bool isUnwritten(const RecordingOutcome& outcome)
{
    return std::ranges::any_of(outcome.captures, &RecordedCapture::isUnwritten);
}

nlohmann::ordered_json toJson(const RecordedCapture& capture)
{
    nlohmann::ordered_json entry{{"output", capture.path.string()}, {"program", capture.program}};
    entry["calls"] = capture.counts.calls;
    entry["frames"] = capture.counts.frames;
    entry["draws"] = capture.counts.draws;
    entry["calls_after_last_frame"] = capture.callsSinceFrame;
    entry["complete"] = !capture.isCutOff;
    if (!capture.problem.empty())
        entry["problem"] = capture.problem;
    return entry;
}

void printJson(const RecordingOutcome& outcome)
{
    auto document = makeDocument("record");
    auto& list = document["captures"] = nlohmann::ordered_json::array();
    for (const RecordedCapture& capture : outcome.captures)
        list.push_back(toJson(capture));
    if (outcome.signal)
        document["signal"] = *outcome.signal;
    else
        document["exit_status"] = outcome.exitStatus.value_or(0);
    document["stopped"] = outcome.wasStopped;
    document["complete"] = isComplete(outcome);
    if (!outcome.losses.empty())
        document["losses"] = outcome.losses;
    printDocument(document);
}

void printText(const RecordingOutcome& outcome)
{
    for (const RecordedCapture& capture : outcome.captures) {
        if (capture.isUnwritten)
            continue;
        fmt::print("{}: {} calls, {} frames, {} draws\n", capture.path.string(), capture.counts.calls,
                   capture.counts.frames, capture.counts.draws);
    }
}

/// How far a program had come when it ended.
std::string placeOf(const RecordedCapture& capture)
{
    if (capture.counts.frames == 0)
        return fmt::format("{} calls, before it presented a frame", capture.callsSinceFrame);
    return fmt::format("frame {} and {} calls", capture.counts.frames - 1, capture.callsSinceFrame);
}

/// What is missing is a failure. How the program ended is told where it did not end well, and not judged: what was
/// drawn until then is there.
void tellEnd(const RecordingOutcome& outcome, const std::string& program)
{
    const auto miss = [&](const std::string& where, const std::string& what) {
        fail(ExitCode::CheckFailed, where, fmt::format("{} (the program ended with {})", what, endOf(outcome)));
    };
    for (const RecordedCapture& capture : outcome.captures) {
        if (capture.isCutOff)
            miss(capture.path.string(), capture.problem);
        else if (!capture.problem.empty())
            warn(capture.path.string(), capture.problem);
    }
    for (const std::string& loss : outcome.losses)
        miss(program, loss);
    const bool endedBadly = outcome.signal || outcome.exitStatus.value_or(0) != 0;
    if (!outcome.wasStopped && endedBadly && isComplete(outcome))
        warn(program, fmt::format("the program ended with {}{}", endOf(outcome),
                                  outcome.captures.size() == 1 ? ", after " + placeOf(outcome.captures.front()) : ""));
}

/// Runs a program with the drop-in libraries → a capture of each of its processes that draws.
ExitCode runRecord(const RecordOptions& options)
{
    const std::string& program = options.command.front();
    captures::RecordingOptions recordingOptions;
    recordingOptions.command = options.command;
    recordingOptions.output = options.output;
    if (options.output.empty())
        recordingOptions.output = captures::freeCapturePath({}, std::filesystem::path(program).filename().string());
    recordingOptions.mode = modeOf(options);
    if (options.keepsPictures)
        recordingOptions.pictures = captures::ReferencePictures::Images;
    if (options.frames) {
        const auto range = parseRange(*options.frames);
        if (!range)
            return fail(ExitCode::WrongUsage, program, fmt::format("{} is no range of frames: A-B", *options.frames));
        recordingOptions.frames = captures::FrameRange{range->first, range->second};
    }
    if (const auto code = checkCapturePlace(recordingOptions.output.string()))
        return *code;
    app::Plugins plugins;
    if (!options.isPassThrough) {
        std::vector<core::Text> warnings;
        plugins = app::usersPlugins(warnings);
        for (const auto& sentences : {warnings, plugins.warnings()})
            for (const std::string& sentence : sentences)
                warn(program, sentence);
    }
    const app::RecordedPlugins handed(plugins);
    recordingOptions.plugins = handed.handed();
    // First of all: its signals are held back in every thread that is made from now on.
    const Interrupt interrupt(Interrupt::Repeated::Ignored);
    const auto recording = Recording::start(std::move(recordingOptions));
    if (!recording)
        return fail(ExitCode::WrongUsage, program, recording.error().message);
    const RecordingOutcome outcome = follow(**recording, interrupt, program);
    for (const std::string& sentence : handed.ended(outcome))
        warn(program, sentence);
    if (outcome.captures.empty())
        return fail(ExitCode::BadInput, program,
                    fmt::format("nothing was recorded: {} ({})", outcome.problem, endOf(outcome)));
    tellEnd(outcome, program);
    if (options.form == OutputForm::Json)
        printJson(outcome);
    else
        printText(outcome);
    if (isUnwritten(outcome))
        return ExitCode::InternalError;
    return isComplete(outcome) ? ExitCode::Done : ExitCode::CheckFailed;
}

} // namespace

void addRecord(Commands& commands)
{
    const auto [command, options] =
        commands.add("record", "run a program and make a capture of what it draws", runRecord);
    command.makesCapture("-o,--output", options->output,
                         "the .vitrine file to make; else the program's name, with a number when it is taken");
    command.words("--frames", options->frames, "only these: A-B, both included; ends the program after the last");
    const Option system =
        command.flag("--pass-through", options->isPassThrough, "draw with the system's driver instead of the model");
    command.flag("--timed", options->isTimed, "draw on the model with its clock: slower").excludes(system);
    command.flag("--pictures", options->keepsPictures, "keep a picture of every frame in the capture");
    command.runs("PROGRAM", options->command, "-- and the program with its arguments").required();
}

} // namespace vitrine::cli
