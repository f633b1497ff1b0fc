// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/session/query/draw_feature.h"

#include <optional>
#include <vector>

namespace vitrine::core {

struct DrawOrigins;
struct DrawStart;
struct FeatureTally;

/// What stopped a feature, in words.
struct FeatureRule {
    Text sentence;
    std::vector<Text> details;          ///< what it comes from: the instruction, textures by their names
    std::optional<StateItem> item = {}; ///< the state that the rule is about
    std::string_view knob = {};         ///< or the knob; empty: none
};

/// Why a feature was not at work in a run of the draw, or not everywhere.
[[nodiscard]] FeatureRule ruleOf(DrawFeature feature, const DrawStart& start, const FeatureTally& tally,
                                 const DrawOrigins& origins);

} // namespace vitrine::core
