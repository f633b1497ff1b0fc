// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "captures/store/salvage.h"
#include "core/session/query/event_query_fields.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <functional>
#include <memory>

namespace vitrine::cli {
namespace {

/// What the command line asks for.
struct Action {
    std::function<ExitCode()> run;
    Files files;
};

/// Adds a subcommand whose options live as long as the application, and which runs `run` when it is the one given.
template <typename Options>
CLI::App* addCommand(CLI::App& app, Action& action, const char* name, const char* summary,
                     ExitCode (*run)(const Options&), std::shared_ptr<Options>& options)
{
    options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand(name, summary);
    command->add_flag_callback(
        "--json", [options] { options->form = OutputForm::Json; }, "print one JSON document");
    command->callback([&action, run, options] { action.run = [run, options] { return run(*options); }; });
    return command;
}

/// CLI11 takes "-1" for a very large number.
std::string countingNumber(const std::string& text)
{
    const bool isNumber = std::ranges::all_of(text, [](unsigned char c) { return std::isdigit(c) != 0; });
    return isNumber ? std::string() : text + " is no number that counts from 0";
}

void addCapture(CLI::App* command, Action& action, std::string& capture)
{
    command->add_option("CAP", capture, "the capture")->required();
    action.files.readsCapture(capture);
}

void addImport(CLI::App& app, Action& action)
{
    std::shared_ptr<ImportOptions> options;
    auto* command = addCommand(app, action, "import", "make a capture from an apitrace file", runImport, options);
    command->add_option("IN", options->input, "the .trace file")->required();
    command->add_option("-o,--output", options->output, "the .vitrine file to make")->required();
    action.files.reads(options->input);
    action.files.makesCapture(options->output);
}

void addRecord(CLI::App& app, Action& action)
{
    std::shared_ptr<RecordOptions> options;
    auto* command =
        addCommand(app, action, "record", "run a program and make a capture of what it draws", runRecord, options);
    command->add_option("-o,--output", options->output,
                        "the .vitrine file to make; else the program's name, with a number when it is taken");
    command->add_option("--frames", options->frames, "only these: A-B, both included; ends the program after the last");
    auto* system = command->add_flag("--pass-through", options->isPassThrough,
                                     "draw with the system's driver instead of the model");
    command->add_flag("--timed", options->isTimed, "draw on the model with its clock: slower")->excludes(system);
    command->add_flag("--pictures", options->keepsPictures, "keep a picture of every frame in the capture");
    command->add_option("PROGRAM", options->command, "-- and the program with its arguments")->required();
    action.files.runs(options->command);
    action.files.makesCapture(options->output);
}

void addInfo(CLI::App& app, Action& action)
{
    std::shared_ptr<InfoOptions> options;
    auto* command =
        addCommand(app, action, "info", "say what a capture holds and where it comes from", runInfo, options);
    addCapture(command, action, options->capture);
}

std::string filterHelp()
{
    std::string text =
        "A filter is made of words of the printed call, of fields, and of and, or, not, ( ):\n"
        "  --filter 'kind:draw GL_TRIANGLES and not (draw:5-20 or vertices>1000)'\n"
        "Comparisons are : = != < <= > >=; values may be lists (3,5), ranges (5-20), have * and ?, and stand "
        "in quotation marks.\nFields:\n";
    for (const core::QueryFieldInfo& field : core::queryFields())
        text += fmt::format("  {:<24}{}\n", field.example, field.sentence);
    text += fmt::format("  {:<24}{}\n", "count>1000", "So with every parameter: the argument of that name.");
    return text + fmt::format("  {:<24}{}\n", "error", core::queryFieldInfo(core::QueryField::Error).sentence);
}

void addCalls(CLI::App& app, Action& action)
{
    std::shared_ptr<CallsOptions> options;
    auto* command = addCommand(app, action, "calls", "list the calls of a capture", runCalls, options);
    addCapture(command, action, options->capture);
    command->add_option("--frame", options->frame, "only those of this frame, from 0")->check(countingNumber);
    command->add_flag("--draws", options->onlyDraws, "only draws");
    command->add_option("--filter", options->filter, "only what this describes");
    command->footer(filterHelp());
}

void addMoment(CLI::App* command, MomentOptions& moment)
{
    command->add_option("--frame", moment.frame, "the frame, from 0")->check(countingNumber);
    command->add_option("--draw", moment.draw, "the draw, from 0: of the frame when there is one, else of the capture")
        ->check(countingNumber);
}

void addMachineChoice(CLI::App* command, Action& action, MachineOptions& machine)
{
    action.files.readsMachine(machine.machine);
    command->add_option(
        "--machine", machine.machine,
        "a machine by name, or a machine file; else the capture's own: the one last chosen for it in the "
        "window, or that which it was written with");
    // One value each time, so that a capture may follow.
    command->add_option("--set", machine.settings, "knob=value, as often as needed")->allow_extra_args(false);
}

void addFaultChoice(CLI::App* command, bool& stopsAtFault)
{
    command->add_flag("--stop-at-fault", stopsAtFault,
                      "end before a call that can't be executed; else it is told and skipped");
}

void addRender(CLI::App& app, Action& action)
{
    std::shared_ptr<RenderOptions> options;
    auto* command =
        addCommand(app, action, "render", "make a picture of a frame, or of a moment of it", runRender, options);
    addCapture(command, action, options->capture);
    addMoment(command, options->moment);
    command->add_option("--call", options->moment.call, "the call, by the capture's own number")->check(countingNumber);
    command->add_option("--attachment", options->attachment, "color, depth or stencil");
    command->add_option("-o,--output", options->output, "the .png file to make")->required();
    action.files.makesPicture(options->output);
    command->add_flag("--timed", options->isTimed, "replay with the clock");
    addMachineChoice(command, action, options->machine);
    addFaultChoice(command, options->stopsAtFault);
}

void addRun(CLI::App& app, Action& action)
{
    std::shared_ptr<RunOptions> options;
    auto* command = addCommand(app, action, "run", "run frames on a machine and count", runRun, options);
    addCapture(command, action, options->capture);
    command->add_option("--frames", options->frames, "only these: A-B, both included");
    addMachineChoice(command, action, options->machine);
    auto* untimed = command->add_flag("--untimed", options->isUntimed, "without the clock: no cycles");
    command->add_flag("--trace-hash", options->isHashed, "with the hash of every event: slower")->excludes(untimed);
    command->add_flag("--speed-up", options->hasSpeedUp, "run on one processor as well, and compare")
        ->excludes(untimed);
    addFaultChoice(command, options->stopsAtFault);
}

void addState(CLI::App& app, Action& action)
{
    std::shared_ptr<StateOptions> options;
    auto* command = addCommand(app, action, "state", "show how the machine was set up for a draw", runState, options);
    addCapture(command, action, options->capture);
    addMoment(command, options->moment);
    command->get_option("--draw")->required();
    command->add_option("--cycle", options->cycle,
                        "inside the draw, after so many of its cycles: units, queues and tasks, too");
    command->add_option("--until", options->until,
                        "inside the draw, where this comes true first: 'ftq >= 64', 'event task.issue', 'pixel 3,4' …");
    addMachineChoice(command, action, options->machine);
    addFaultChoice(command, options->stopsAtFault);
}

void addOccupancy(CLI::App& app, Action& action)
{
    std::shared_ptr<OccupancyOptions> options;
    auto* command =
        addCommand(app, action, "occupancy", "tell how full the queues were during a draw", runOccupancy, options);
    addCapture(command, action, options->capture);
    addMoment(command, options->moment);
    command->get_option("--draw")->required();
    command->add_option("--queue", options->queue, "only this one, by its path, as ftq");
    addMachineChoice(command, action, options->machine);
    command->add_flag("--csv", options->isCsv, "print every change as comma separated values")
        ->excludes(command->get_option("--json"));
}

void addWhy(CLI::App& app, Action& action)
{
    std::shared_ptr<WhyOptions> options;
    auto* command = addCommand(app, action, "why", "tell why a pixel looks as it does", runWhy, options);
    addCapture(command, action, options->capture);
    addMoment(command, options->moment);
    command->add_option("--call", options->moment.call, "the call, by the capture's own number")->check(countingNumber);
    command->add_option("--pixel", options->pixel, "X,Y from the bottom left")->required();
    command->add_flag("--timed", options->isTimed, "say which tasks shaded the fragments, where and in which cycles");
    addMachineChoice(command, action, options->machine);
}

void addTrace(CLI::App& app, Action& action)
{
    std::shared_ptr<TraceOptions> options;
    auto* command =
        addCommand(app, action, "trace", "tell what a vertex or a fragment of a draw executed", runTrace, options);
    addCapture(command, action, options->capture);
    addMoment(command, options->moment);
    command->add_option("--pixel", options->pixel, "the fragment at X,Y from the bottom left");
    command->add_option("--primitive", options->primitive, "of the fragments there, the one of this primitive, from 1")
        ->check(countingNumber);
    command->add_option("--vertex", options->vertex, "the vertex, by its place in the draw, from 0")
        ->check(countingNumber);
}

void addCompare(CLI::App& app, Action& action)
{
    std::shared_ptr<CompareOptions> options;
    auto* command =
        addCommand(app, action, "compare", "run draws on several machines and compare", runCompare, options);
    addCapture(command, action, options->capture);
    command->add_option("--a", options->a.machine,
                        "the first machine, by name or as a machine file; with --hiz and --savings the one that is "
                        "varied, else the capture's own");
    auto* second = command->add_option("--b", options->b.machine, "the second machine");
    command->add_option("--set-a", options->a.settings, "knob=value of the first machine")->allow_extra_args(false);
    command->add_option("--set-b", options->b.settings, "knob=value of the second machine")
        ->allow_extra_args(false)
        ->needs(second);
    command->add_option("--more", options->more, "a further machine, as often as needed")
        ->allow_extra_args(false)
        ->needs(second);
    action.files.readsMachine(options->a.machine);
    action.files.readsMachine(options->b.machine);
    action.files.readsMachines(options->more);
    const auto addSet = [&](const char* flag, ComparedSet set, const char* sentence) {
        return command
            ->add_flag_callback(
                flag, [options, set] { options->set = set; }, sentence)
            ->excludes(second);
    };
    auto* hiz = addSet("--hiz", ComparedSet::Hiz,
                       "instead of a second machine: without HIZ, with layer 1, with both layers, draw by draw");
    addSet("--savings", ComparedSet::Savings,
           "instead of a second machine: without HIZ, bypass and gating, with each of them, and with all")
        ->excludes(hiz);
    auto* frames = command->add_option("--frames", options->frames, "only these: A-B, both included");
    command->add_option("--draws", options->draws, "only these of the capture: A-B, both included")->excludes(frames);
    command->add_flag("--csv", options->isCsv, "print comma separated values")->excludes(command->get_option("--json"));
}

void addMachine(CLI::App& app, Action& action)
{
    CLI::App* machine = app.add_subcommand("machine", "machines and their knobs");
    machine->require_subcommand(1);
    std::shared_ptr<MachineListOptions> list;
    addCommand(*machine, action, "list", "list the machines that have a name", runMachineList, list);
    std::shared_ptr<MachineShowOptions> show;
    addCommand(*machine, action, "show", "show the knobs of a machine", runMachineShow, show)
        ->add_option("M", show->machine, "a machine by name, or a machine file")
        ->required();
    action.files.readsMachine(show->machine);
    std::shared_ptr<MachineValidateOptions> validate;
    addCommand(*machine, action, "validate", "check a machine file", runMachineValidate, validate)
        ->add_option("FILE", validate->file, "the machine file")
        ->required();
    action.files.reads(validate->file);
}

void addPlugin(CLI::App& app, Action& action)
{
    CLI::App* plugin = app.add_subcommand("plugin", "units of others, and whether their native code may run");
    plugin->require_subcommand(1);
    std::shared_ptr<PluginListOptions> list;
    addCommand(*plugin, action, "list", "list the plugins that are there", runPluginList, list);
    const auto addDecision = [&](const char* name, const char* summary, ExitCode (*run)(const PluginDecisionOptions&)) {
        std::shared_ptr<PluginDecisionOptions> options;
        addCommand(*plugin, action, name, summary, run, options)
            ->add_option("FILE", options->file, "the library, or its name in one of the folders")
            ->required();
        action.files.reads(options->file);
    };
    addDecision("allow", "let a plugin run with your rights, until its file changes", runPluginAllow);
    addDecision("deny", "do not load a plugin, and do not ask again until its file changes", runPluginDeny);
}

void addVerify(CLI::App& app, Action& action)
{
    std::shared_ptr<VerifyOptions> options;
    auto* command =
        addCommand(app, action, "verify", "check that a capture is whole and undamaged", runVerify, options);
    addCapture(command, action, options->capture);
    command->add_flag("--replay", options->isReplayed, "check as well that all replays of it are equal");
    addMachineChoice(command, action, options->machine);
}

void addSalvage(CLI::App& app, Action& action)
{
    std::shared_ptr<SalvageOptions> options;
    auto* command = addCommand(app, action, "salvage", "make a whole capture from an unfinished or damaged one",
                               runSalvage, options);
    command->add_option("IN", options->input, "the capture, or the .partial file of a killed recorder")->required();
    command->add_option("-o,--output", options->output, "the .vitrine file to make")->required();
    action.files.readsCapture(options->input);
    action.files.makesCapture(options->output, captures::kSalvageSuffix);
}

} // namespace

ExitCode runCommandLine(int argc, const char* const* argv)
{
    CLI::App app("Replays captures of OpenGL ES 2.0 programs on a model of a mobile GPU.", "vitrine-cli");
    app.set_version_flag("--version", "vitrine-cli " VITRINE_VERSION);
    app.require_subcommand(1);
    Action action;
    for (const auto add : {addImport, addRecord, addInfo, addCalls, addRender, addRun, addState, addOccupancy, addWhy,
                           addTrace, addCompare, addMachine, addPlugin, addVerify, addSalvage})
        add(app, action);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) { // help or version
            app.exit(error);
            return ExitCode::Done;
        }
        return fail(ExitCode::WrongUsage, "command line", error.what());
    }
    if (const auto code = action.files.check())
        return *code;
    return action.run();
}

} // namespace vitrine::cli
