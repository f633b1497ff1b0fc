// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "app/cli/commands.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <memory>

namespace vitrine::cli {
namespace {

using Action = std::function<ExitCode()>;

/// Adds a subcommand whose options live as long as the application, and which runs `run` when it is the one given.
template <typename Options>
CLI::App* addCommand(CLI::App& app, Action& action, const char* name, const char* summary,
                     ExitCode (*run)(const Options&), std::shared_ptr<Options>& options)
{
    options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand(name, summary);
    command->add_flag_callback(
        "--json", [options] { options->form = OutputForm::Json; }, "print one JSON document");
    command->callback([&action, run, options] { action = [run, options] { return run(*options); }; });
    return command;
}

void addImport(CLI::App& app, Action& action)
{
    std::shared_ptr<ImportOptions> options;
    auto* command = addCommand(app, action, "import", "make a capture from an apitrace file", runImport, options);
    command->add_option("IN", options->input, "the .trace file")->required();
    command->add_option("-o,--output", options->output, "the .vitrine file to make")->required();
}

void addInfo(CLI::App& app, Action& action)
{
    std::shared_ptr<InfoOptions> options;
    auto* command =
        addCommand(app, action, "info", "say what a capture holds and where it comes from", runInfo, options);
    command->add_option("CAP", options->capture, "the capture")->required();
}

void addCalls(CLI::App& app, Action& action)
{
    std::shared_ptr<CallsOptions> options;
    auto* command = addCommand(app, action, "calls", "list the calls of a capture", runCalls, options);
    command->add_option("CAP", options->capture, "the capture")->required();
    command->add_option("--frame", options->frame, "only those of this frame, from 0");
    command->add_flag("--draws", options->onlyDraws, "only draws");
}

void addVerify(CLI::App& app, Action& action)
{
    std::shared_ptr<VerifyOptions> options;
    auto* command =
        addCommand(app, action, "verify", "check that a capture is whole and undamaged", runVerify, options);
    command->add_option("CAP", options->capture, "the capture")->required();
}

void addSalvage(CLI::App& app, Action& action)
{
    std::shared_ptr<SalvageOptions> options;
    auto* command = addCommand(app, action, "salvage", "make a whole capture from an unfinished or damaged one",
                               runSalvage, options);
    command->add_option("IN", options->input, "the capture, or the .partial file of a killed recorder")->required();
    command->add_option("-o,--output", options->output, "the .vitrine file to make")->required();
}

} // namespace

ExitCode runCommandLine(int argc, const char* const* argv)
{
    CLI::App app("Replays captures of OpenGL ES 2.0 programs on a model of a mobile GPU.", "vitrine-cli");
    app.set_version_flag("--version", "vitrine-cli " VITRINE_VERSION);
    app.require_subcommand(1);
    Action action;
    for (const auto add : {addImport, addInfo, addCalls, addVerify, addSalvage})
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
    return action();
}

} // namespace vitrine::cli
