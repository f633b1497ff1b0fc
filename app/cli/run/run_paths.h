// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/replay_run.h"
#include "app/cli/run/frame_choice.h"

namespace vitrine::cli {

/// `run --paths`: what each drawing of OpenVG costs (VG2D-15), by itself, with the name that markers give it: the
/// columns of the dock Events. `run`: a replay without a clock.
[[nodiscard]] ExitCode runPaths(ReplayRun& run, const FrameChoice& options);

} // namespace vitrine::cli
