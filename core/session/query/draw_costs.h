// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/gpu/draw_counters.h"
#include "core/session/call_source.h"
#include "core/session/query/draw_feature.h"
#include "core/session/query/vector_cost.h"
#include "core/session/saved_moment.h"
#include "core/shader/bypass_class.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace vitrine::core {

class Replay;
struct MachineConfig;

/// By DrawFeature.
using FeatureStates = std::array<FeatureState, kDrawFeatures.size()>;

/// What the draws of a stretch of calls cost, as far as the stretch was executed.
struct DrawCosts {
    std::vector<DrawCounters> draws; ///< draws that reached the machine, in order
    /// For each of `draws` the shading that its fragments need, as the driver classifies it (BYP-07). Nothing when the
    /// fragment stage is fixed, or when there is no program.
    std::vector<std::optional<FragmentNeed>> needs;
    std::vector<VectorCost> vector; ///< for each of `draws`; with a clock there are none
    /// For each of `draws` with a clock, what can spare a draw work and was at work (RUN-12); without one there are
    /// none.
    std::vector<FeatureStates> features;
    std::uint64_t position = 0; ///< how many calls have been executed
};

/// How far to go: to the position `end`, but no further once `budget` has been spent on replaying.
struct CostStretch {
    std::uint64_t end = 0;
    ReplayCost budget = 0;
};

/// Executes calls from where a replay stands, beside it, and counts what their draws do. The replay stays as it is.
[[nodiscard]] Result<DrawCosts> countDraws(const Replay& replay, CallSource& source, CostStretch stretch,
                                           const std::stop_token& stop);

/// The same on the timed machine: each draw by itself, as `run` has it (RUN-14). A stretch has one draw at the least,
/// however long it is.
[[nodiscard]] Result<DrawCosts> countTimedDraws(const Replay& replay, const MachineConfig& config, CallSource& source,
                                                CostStretch stretch, const std::stop_token& stop);

} // namespace vitrine::core
