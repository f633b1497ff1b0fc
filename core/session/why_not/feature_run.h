// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/result.h"
#include "core/command/draw_state.h"
#include "core/memory/memory.h"
#include "core/power/energy_table.h"
#include "core/session/query/feature_tally.h"

#include <stop_token>

namespace vitrine::core {

struct DrawStart;

/// A draw run by itself, and the buffers that it leaves.
struct FeatureRun {
    Cycle cycles = 0;
    Energy energy = 0; ///< illustrative, in hundredths
    FeatureTally tally;
    RenderTargets targets;
    Memory memory;
};

/// Fails when the machine refuses the draw, and when stopped.
[[nodiscard]] Result<FeatureRun> runFeatures(const DrawStart& start, const std::stop_token& stop = {});

} // namespace vitrine::core
