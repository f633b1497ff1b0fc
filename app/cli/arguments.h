// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"

namespace vitrine::cli {

/// Reads the command line and runs the subcommand that it names.
ExitCode runCommandLine(int argc, const char* const* argv);

} // namespace vitrine::cli
