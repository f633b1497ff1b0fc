// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/cli/output.h"

#include <cstdint>
#include <optional>
#include <string>

/// The subcommands, one file each. `arguments.cpp` fills the options; a new subcommand is a struct and a function here,
/// a file, and an entry there.

namespace vitrine::cli {

struct ImportOptions {
    std::string input;
    std::string output;
    OutputForm form = OutputForm::Text;
};
/// apitrace capture → ours. A faulty trace leaves no file.
ExitCode runImport(const ImportOptions& options);

struct InfoOptions {
    std::string capture;
    OutputForm form = OutputForm::Text;
};
ExitCode runInfo(const InfoOptions& options);

struct CallsOptions {
    std::string capture;
    std::optional<std::uint64_t> frame;
    bool onlyDraws = false;
    OutputForm form = OutputForm::Text;
};
ExitCode runCalls(const CallsOptions& options);

struct VerifyOptions {
    std::string capture;
    OutputForm form = OutputForm::Text;
};
ExitCode runVerify(const VerifyOptions& options);

struct SalvageOptions {
    std::string input;
    std::string output;
    OutputForm form = OutputForm::Text;
};
/// What is whole of an unfinished, cut off or damaged capture → a new one.
ExitCode runSalvage(const SalvageOptions& options);

} // namespace vitrine::cli
