// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "core/session/draw_report.h"

#include <string_view>
#include <vector>

/// What did not go well while a capture was replayed, for people and for scripts.

namespace vitrine::cli {

/// Prints an error line for each, the first twenty of them. CheckFailed when there is one, else `otherwise`.
ExitCode tellFailures(std::string_view file, const std::vector<std::string>& sentences, ExitCode otherwise);

/// What units said: their failures as tellFailures() does it, their warnings as warnings.
ExitCode tellReports(std::string_view file, const core::DrawReports& reports, ExitCode otherwise);

} // namespace vitrine::cli
