// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/exit_code.h"
#include "core/session/call_troubles.h"

#include <string_view>
#include <vector>

/// What did not go well while a capture was replayed, for people and for scripts.

namespace vitrine::cli {

/// Prints an error line for each, the first twenty of them. CheckFailed when there is one, else Done.
ExitCode tellFailures(std::string_view file, const std::vector<core::Text>& sentences);

/// Prints why calls were not executed, and what units said: what failed as tellFailures() does it, the rest as
/// warnings. CheckFailed when something failed (CallTroubles::isWhole()), else Done.
ExitCode tellTroubles(std::string_view file, const core::CallTroubles& troubles);

} // namespace vitrine::cli
