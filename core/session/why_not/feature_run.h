// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/result.h"
#include "core/command/draw_state.h"
#include "core/memory/memory.h"
#include "core/observe/events.h"
#include "core/power/energy_table.h"
#include "core/session/why_not/draw_feature.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace vitrine::core {

struct DrawStart;

/// What the units did in a run of a draw, as far as its features are concerned. Tiles count once for each primitive.
struct FeatureTally {
    std::uint64_t judged = 0;   ///< tiles that HIZ looked into
    std::uint64_t compared = 0; ///< of these, with their bounds
    std::uint64_t culled = 0, passed = 0;
    std::uint64_t held = 0;                             ///< no sample can pass, but failing writes the stencil buffer
    std::uint64_t terminated = 0;                       ///< all their fragments would be discarded
    std::uint64_t lookUps = 0;                          ///< tiles that layer 2 was asked about
    std::uint64_t answered = 0;                         ///< of these, for which it proved something
    std::uint64_t tooLarge = 0;                         ///< of these, for which no stored level has few enough entries
    std::uint64_t early = 0, late = 0;                  ///< samples tested before shading, and after it
    std::optional<BypassDecided> bypass = std::nullopt; ///< none: the machine has no bypass

    /// How often a feature was at work: tiles, samples, or the draw.
    [[nodiscard]] std::uint64_t uses(DrawFeature feature) const;
    /// How often it was not, where it can be at work in parts of a draw.
    [[nodiscard]] std::uint64_t misses(DrawFeature feature) const;
};

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
