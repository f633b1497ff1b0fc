// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/replay_run.h"
#include "app/cli/run/frame_choice.h"

namespace vitrine::cli {

/// `run --stages`: what the drawings of 2-D graphics cost by stage and by pass (VG2D-01, VG2D-02), from recordings of
/// each. `run`: a replay without a clock.
[[nodiscard]] ExitCode runStages(ReplayRun& run, const FrameChoice& options);

} // namespace vitrine::cli
