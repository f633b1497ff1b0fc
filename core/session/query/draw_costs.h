// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/gpu/draw_counters.h"
#include "core/session/call_source.h"
#include "core/session/saved_moment.h"
#include "core/shader/bypass_class.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace vitrine::core {

class Replay;

/// What the draws of a stretch of calls cost, as far as it was gone through.
struct DrawCosts {
    std::vector<DrawCounters> draws; ///< in order; of those that reached the machine
    /// As `draws`: the shading that their fragments need, as the driver classifies it (BYP-07). Nothing where the
    /// fragment stage is fixed, or the program is none.
    std::vector<std::optional<FragmentNeed>> needs;
    std::uint64_t position = 0; ///< calls gone through
};

/// How far to go: to the position `end`, but not on once so much has been replayed.
struct CostStretch {
    std::uint64_t end = 0;
    ReplayCost budget = 0;
};

/// Executes calls from where a replay stands, beside it, and counts what their draws do. The replay stays as it is.
[[nodiscard]] Result<DrawCosts> countDraws(const Replay& replay, CallSource& source, CostStretch stretch,
                                           std::stop_token stop);

} // namespace vitrine::core
