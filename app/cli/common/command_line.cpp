// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/command_line.h"

#include "app/cli/common/command.h"

#include <CLI/CLI.hpp>

namespace vitrine::cli {

ExitCode runCommandLine(int argc, const char* const* argv, std::span<const AddSubcommand> subcommands)
{
    CLI::App app("Replays captures of OpenGL ES 2.0 programs on a model of a mobile GPU.", "vitrine-cli");
    app.set_version_flag("--version", "vitrine-cli " VITRINE_VERSION);
    app.require_subcommand(1);
    Action action;
    Commands commands(app, action);
    for (const AddSubcommand add : subcommands)
        add(commands);
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
