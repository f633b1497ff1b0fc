// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/machine_choice.h"
#include "app/cli/common/moment.h"
#include "app/cli/common/output.h"
#include "app/cli/common/replay_run.h"

#include <string>

namespace vitrine::cli {

/// `trace --cycles`: runs the draw with the clock, and prints for each instruction of its programs what the cycles of
/// its tasks were spent on.
[[nodiscard]] ExitCode printProgramCycles(ReplayRun& run, const core::ActionEntry& draw, OutputForm form);

} // namespace vitrine::cli
