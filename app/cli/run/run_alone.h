// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/replay_run.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>

namespace vitrine::cli {

/// Of draws on the drained machine, by the low half of their call numbers.
using CyclesAlone = std::map<std::uint32_t, std::uint64_t>;

/// Runs the frames of `run --in-flight` once more, draw by draw, as `run` does without it (RUN-14).
class AloneRun {
public:
    /// `run`: a replay with its clock.
    AloneRun(std::unique_ptr<ReplayRun> run, bool stopsAtFault);

    /// Frames before it are not run. A code says why that can't be done, as below.
    std::optional<ExitCode> passTo(std::size_t frame);
    /// The next one; as many as there are: the calls behind the last present.
    std::optional<ExitCode> run(std::size_t frame, CyclesAlone& cycles);

private:
    std::unique_ptr<ReplayRun> m_run;
};

} // namespace vitrine::cli
