// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/output.h"
#include "app/cli/common/replay_run.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace vitrine::cli {

struct InFlightOptions {
    std::optional<std::pair<std::uint64_t, std::uint64_t>> frames; ///< both included; all when there are none
    bool isHashed = false;
    bool isWithAlone = false; ///< the draws' cycles on the drained machine, too (RUN-09)
    bool stopsAtFault = false;
    OutputForm form = OutputForm::Text;
};

/// `run --in-flight`: frames as one run each, with as many draws under way at once as ci.draws says (RUN-02).
[[nodiscard]] ExitCode runInFlight(ReplayRun& run, const InFlightOptions& options);

} // namespace vitrine::cli
