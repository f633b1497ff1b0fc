// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/result.h"
#include "core/base/text.h"
#include "core/power/energy_table.h"
#include "core/session/call_troubles.h"
#include "core/session/comparison/image_verdict.h"
#include "core/session/resources/opacity_facts.h"
#include "core/session/why_not/draw_origins.h"
#include "core/session/why_not/feature_rules.h"
#include "core/session/why_not/single_change.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

/// Why a draw goes without HIZ culling, early test, bypass or layer 2, and what would bring each back (RUN-12).

namespace vitrine::core {

class CallSource;
struct DrawStart;
struct MachineConfig;

/// A change with which the feature is at work, or at work in more of the draw, and what a run of the draw with it came
/// to beside the run without.
struct RestoringChange {
    SingleChange change;
    std::optional<SettingCall> setBy; ///< of a uniform the call that gave it its value
    std::uint64_t uses = 0;           ///< FeatureTally::uses() with it
    std::int64_t cycles = 0;
    std::int64_t energy = 0; ///< illustrative, in hundredths
    ImageVerdict image;      ///< on the buffers that the draw writes to
};

struct FeatureVerdict {
    DrawFeature feature = DrawFeature::HizCulling;
    FeatureState state = FeatureState::Works;
    std::uint64_t uses = 0, misses = 0; ///< FeatureTally
    FeatureRule rule;                   ///< empty where it works
    /// The call that last set what the rule is about; nothing: no call has, or it is about a knob.
    std::optional<SettingCall> setBy;
    /// Those that leave the image first, the smaller ones first. Empty: no single change brings it back.
    std::vector<RestoringChange> changes;
};

struct WhyNot {
    Cycle cycles = 0;
    Energy energy = 0; ///< illustrative, in hundredths
    std::array<FeatureVerdict, kDrawFeatures.size()> features;
    std::vector<FragmentTexture> textures; ///< that the details may name
    CallTroubles troubles;                 ///< of the calls before the draw
};

struct WhyNotPace {
    std::stop_token stop = {};
    std::function<void(std::uint64_t done, std::uint64_t total)> progress = {}; ///< runs; some may be spared
};

/// A draw by itself, with names and calls where they are known.
struct WhyNotDraw {
    std::shared_ptr<const DrawStart> start;
    DrawOrigins origins = {};
    /// The same draw on another machine. Empty: what stood in the buffers is the same on every machine.
    std::function<Result<std::shared_ptr<const DrawStart>>(const MachineConfig& config)> on = {};
};
/// Fails when the machine refuses the draw, and when stopped.
[[nodiscard]] Result<WhyNot> whyNot(const WhyNotDraw& draw, const WhyNotPace& pace = {});

/// The draw that a call of a capture makes. Where a changed machine would leave other bounds or colors before the draw,
/// the calls before it are replayed for that machine.
[[nodiscard]] Result<WhyNot> whyNot(CallSource& source, const MachineConfig& config, std::uint64_t drawCall,
                                    const WhyNotPace& pace = {});

} // namespace vitrine::core
