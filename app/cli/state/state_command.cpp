// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/common_options.h"
#include "app/cli/common/node_output.h"
#include "app/cli/common/replay_run.h"
#include "app/cli/state/command_output.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/session/draw_replay.h"
#include "core/session/machine/breakpoint.h"
#include "core/session/machine/moment_finder.h"
#include "core/session/machine/segment_recorder.h"
#include "core/session/machine/segment_tree.h"
#include "core/session/machine/task_recorder.h"
#include "core/session/machine/task_tree.h"
#include "core/session/machine_tree.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine::cli {
namespace {

struct StateOptions {
    std::string capture;
    MomentOptions moment;
    std::optional<std::uint64_t> cycle; ///< inside the draw: cycles executed
    std::string until;                  ///< a breakpoint: where it stops first, behind `cycle` if there is one
    MachineOptions machine;
    bool stopsAtFault = false;
    bool hasCommands = false; ///< with the commands of the draw
    OutputForm form = OutputForm::Text;
};

constexpr std::size_t kMostTasks = std::size_t{1} << 16; // more than queues hold
constexpr std::size_t kMostSegments = std::size_t{1} << 20;

struct Shown {
    core::StateNode state;
    std::vector<core::StreamCommand> commands = {};    ///< where they are asked for
    std::optional<core::StateNode> machine = {};       ///< inside a draw
    std::optional<core::StateNode> tasks = {};         ///< likewise: those in flight
    std::optional<core::StateNode> segments = {};      ///< likewise, of machines that make some
    std::optional<core::StateNode> segmentReport = {}; ///< likewise, of the draw up to here
    std::optional<core::Cycle> length = {};            ///< of the draw, when it is known by then
};

void print(const Shown& shown, const core::ActionEntry& draw, OutputForm form)
{
    if (form == OutputForm::Text) {
        printText(shown.state, 0);
        if (!shown.commands.empty())
            printCommands(shown.commands);
        for (const auto* node : {&shown.machine, &shown.tasks, &shown.segments, &shown.segmentReport})
            if (*node)
                printText(**node, 0);
        return;
    }
    auto document = makeDocument("state");
    document["frame"] = draw.frame;
    document["draw"] = draw.draw;
    document["call"] = draw.callNumber;
    if (shown.length)
        document["cycles"] = *shown.length;
    document["state"] = toJson(shown.state);
    if (!shown.commands.empty())
        document["commands"] = commandsToJson(shown.commands);
    if (shown.machine)
        document["machine"] = toJson(*shown.machine);
    if (shown.tasks)
        document["tasks"] = toJson(*shown.tasks);
    if (shown.segments)
        document["segments_in_flight"] = toJson(*shown.segments);
    if (shown.segmentReport)
        document["segment_report"] = toJson(*shown.segmentReport);
    printDocument(document);
}

std::vector<core::StreamCommand> commandsOf(const core::DrawCommand& draw, const StateOptions& options)
{
    return options.hasCommands && draw.words ? commandStream(*draw.words) : std::vector<core::StreamCommand>{};
}

/// The cycle at which the breakpoint of the options stops first; nothing when it does not.
core::Result<std::optional<core::Cycle>> stopIn(core::DrawReplay& inside, const StateOptions& options,
                                                const std::stop_token& stop)
{
    const auto what = core::parseBreakpoint(options.until);
    if (!what)
        return what.error();
    const auto condition = core::momentCondition(*what, inside.unitDescriptions(), inside.queueDescriptions());
    if (!condition)
        return condition.error();
    core::MomentFinder finder(inside, std::span(&*condition, 1));
    const auto found = finder.next(options.cycle.value_or(0), core::kNever, {stop, {}});
    if (!found)
        return found.error();
    return *found ? std::optional((*found)->cycle) : std::nullopt;
}

ExitCode printAt(ReplayRun& run, core::DrawReplay& inside, core::Cycle cycle, const core::ActionEntry& draw,
                 const StateOptions& options)
{
    // What tasks are doing is known to those who have seen it from the start.
    if (auto begun = inside.seek(0); !begun)
        return fail(ExitCode::BadInput, options.capture, begun.error().message);
    core::TaskRecorder tasks(inside.gpu().taskPath(), {.tasks = kMostTasks, .requests = kMostTasks, .from = cycle});
    const auto units = inside.unitDescriptions();
    const auto queues = inside.queueDescriptions();
    core::SegmentRecorder segments(kMostSegments);
    const core::SegmentStatistics before = inside.gpu().segmentStatistics();
    const core::Subscription taskSubscription = inside.gpu().hub().subscribe(tasks);
    const core::Subscription segmentSubscription = inside.gpu().hub().subscribe(segments);
    if (auto moved = inside.seek(cycle, {run.stopToken(), {}}); !moved)
        return fail(moved.error(), options.capture);
    if (inside.cycle() != cycle)
        return fail(ExitCode::WrongUsage, options.capture,
                    fmt::format("there is no cycle {}: draw {} ends after {}", cycle, draw.draw, inside.cycle()));
    Shown shown{.state = inside.drawState(),
                .commands = commandsOf(inside.command(), options),
                .machine = core::machineTree(inside.snapshot(), units, queues),
                .tasks = core::tasksInFlight(tasks.takeLog()),
                .length = inside.length()};
    const core::SegmentStatistics statistics = inside.gpu().segmentStatistics().since(before);
    if (!statistics.pipelines.empty()) {
        shown.segments = core::segmentsInFlight(segments.takeLog());
        shown.segmentReport =
            core::segmentReportTree(core::segmentReport(statistics, run.machine().config.segments->segLimits));
    }
    print(shown, draw, options.form);
    return run.outcome();
}

ExitCode printInside(ReplayRun& run, const core::ActionEntry& draw, const StateOptions& options)
{
    if (const auto code = run.seek(draw.callIndex))
        return *code;
    const auto entered = run.replay().enterDraw();
    if (!entered)
        return fail(ExitCode::BadInput, options.capture, entered.error().message);
    if (options.until.empty())
        return printAt(run, **entered, *options.cycle, draw, options);
    const auto stop = stopIn(**entered, options, run.stopToken());
    if (!stop)
        return fail(stop.error(), options.capture, ExitCode::WrongUsage);
    if (!*stop)
        return fail(ExitCode::WrongUsage, options.capture,
                    fmt::format("“{}” never comes true in draw {}", options.until, draw.draw));
    return printAt(run, **entered, **stop, draw, options);
}

/// The commands of all draws of a frame, and of its end.
ExitCode printFrame(ReplayRun& run, const StateOptions& options)
{
    const auto frame = findFrame(run.capture(), options.moment.frame.value_or(0));
    if (!frame)
        return fail(ExitCode::WrongUsage, options.capture, frame.error().message);
    if (const auto code = run.seek(frame->firstCallIndex))
        return *code;
    const auto commands = core::frameCommands(run.replay(), run.capture(), frame->endCallIndex + 1, run.stopToken());
    if (!commands)
        return fail(commands.error(), options.capture);
    if (options.form == OutputForm::Text) {
        printFrameCommands(*commands);
        return run.outcome();
    }
    auto document = makeDocument("state");
    document["frame"] = options.moment.frame.value_or(0);
    document["commands"] = frameCommandsToJson(*commands);
    printDocument(document);
    return run.outcome();
}

/// The configuration of a draw as the machine was given it; at a cycle, what units and queues hold, too.
ExitCode runState(const StateOptions& options)
{
    if (!options.moment.draw && !options.hasCommands)
        return fail(ExitCode::WrongUsage, "command line", "--draw is required, or --commands");
    const auto [run, opening] = ReplayRun::open(options.capture, options.machine, core::Timing::Untimed);
    if (!run)
        return opening;
    run->setStopsAtFault(options.stopsAtFault);
    if (!options.moment.draw)
        return printFrame(*run, options);
    const auto draw = findDraw(run->capture(), options.moment);
    if (!draw)
        return fail(ExitCode::WrongUsage, options.capture, draw.error().message);
    if (options.cycle || !options.until.empty())
        return printInside(*run, *draw, options);
    // In two steps, so that the counters tell whether the draw itself reached the machine.
    for (const std::uint64_t position : {draw->callIndex, draw->callIndex + 1}) {
        if (const auto code = run->seek(position))
            return *code;
    }
    const auto state = run->replay().lastDrawState();
    if (!state || run->replay().drawCounters().empty())
        return fail(
            ExitCode::BadInput, options.capture,
            fmt::format("call {}, draw {}, draws nothing: the call is refused or empty", draw->callNumber, draw->draw));
    print({.state = *state, .commands = commandsOf(*run->replay().lastDraw(), options)}, *draw, options.form);
    return run->outcome();
}

} // namespace

void addState(Commands& commands)
{
    const auto [command, options] = commands.add("state", "show how the machine was set up for a draw", runState);
    addCapture(command, options->capture);
    addMoment(command, options->moment);
    command.number("--cycle", options->cycle,
                   "inside the draw, after so many of its cycles: units, queues and tasks, too");
    command.words("--until", options->until,
                  "inside the draw, where this comes true first: 'ftq >= 64', 'event task.issue', 'pixel 3,4' …");
    command.flag("--commands", options->hasCommands,
                 "the commands that the driver has written for it, too; without --draw those of the frame");
    addMachineChoice(command, options->machine);
    addFaultChoice(command, options->stopsAtFault);
}

} // namespace vitrine::cli
