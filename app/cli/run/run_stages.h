// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/output.h"
#include "app/cli/common/replay_run.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace vitrine::cli {

struct StagesOptions {
    std::optional<std::pair<std::uint64_t, std::uint64_t>> frames; ///< both included; all when there are none
    OutputForm form = OutputForm::Text;
};

/// `run --stages`: what the drawings of 2-D graphics cost by stage and by pass (VG2D-01, VG2D-02), from recordings of
/// each. `run`: a replay without a clock.
[[nodiscard]] ExitCode runStages(ReplayRun& run, const StagesOptions& options);

} // namespace vitrine::cli
