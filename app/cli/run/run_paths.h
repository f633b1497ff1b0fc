// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/output.h"
#include "app/cli/common/replay_run.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace vitrine::cli {

struct PathsOptions {
    std::optional<std::pair<std::uint64_t, std::uint64_t>> frames; ///< both included; all when there are none
    OutputForm form = OutputForm::Text;
};

/// `run --paths`: what each drawing of OpenVG costs (VG2D-15), by itself, with the name that markers give it: the
/// columns of the dock Events. `run`: a replay without a clock.
[[nodiscard]] ExitCode runPaths(ReplayRun& run, const PathsOptions& options);

} // namespace vitrine::cli
