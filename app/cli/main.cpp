// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/command_line.h"
#include "app/cli/common/output.h"

#include <csignal>
#include <cstdio>
#include <exception>

int main(int argc, char** argv)
{
    using namespace vitrine::cli;
    std::signal(SIGXFSZ, SIG_IGN); // a limit on the size of files is an error like a full disk, and no death
    ExitCode code = ExitCode::InternalError;
    try {
        code = runCommandLine(argc, argv, subcommands());
    } catch (const std::exception& error) {
        fail(code, "internal error", error.what());
    }
    if (std::fflush(stdout) != 0 || std::ferror(stdout))
        code = fail(ExitCode::InternalError, "standard output", "can't be written");
    return static_cast<int>(code);
}
