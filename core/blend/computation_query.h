// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/query.h"

namespace vitrine::core {

/// The color updater takes its computation unit from this cycle on, up to the cycle `until`. It never waits for it; the
/// answer is in which cycle the unit is free of it again.
struct ComputationUse {
    Cycle until = 0;
};
using ComputationQuery = Query<ComputationUse, Cycle>;

} // namespace vitrine::core
