// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/exit_code.h"

#include <span>

namespace vitrine::cli {

class Commands;

/// How a package adds its subcommand: `add` and its name, as addRun() of app/cli/run.
using AddSubcommand = void (*)(Commands& commands);

/// Reads the command line and runs the subcommand that it names.
ExitCode runCommandLine(int argc, const char* const* argv, std::span<const AddSubcommand> subcommands);

/// Those of this program, in the order of its help. The build makes this function (cmake/VitrineSubcommand.cmake).
[[nodiscard]] std::span<const AddSubcommand> subcommands();

} // namespace vitrine::cli
