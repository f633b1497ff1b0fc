// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/session/query/draw_feature.h"

#include <memory>
#include <string>
#include <vector>

namespace vitrine::core {

struct DrawStart;
struct DrawState;
struct MachineConfig;

/// A knob, or one part of a draw's state, that has another value.
struct SingleChange {
    Text what; ///< "hiz.layer1", "GL_DEPTH_TEST", "the threshold c1.x"
    std::string from, to;
    std::string uniform = {};                         ///< whose value is changed; empty: another change
    std::shared_ptr<const DrawState> state = nullptr; ///< with the change; null: `what` is a knob
    [[nodiscard]] bool isKnob() const { return !state; }
};

/// The changes that may bring a feature back to a draw, the smaller ones first: knobs that can have the value on this
/// machine, then state. Values of one knob stand in the order in which they go away from its own. Whether a change
/// does, a run tells.
[[nodiscard]] std::vector<SingleChange> singleChanges(const DrawStart& start, DrawFeature feature);

/// The machine with a change of a knob.
[[nodiscard]] MachineConfig changedBy(const SingleChange& change, const MachineConfig& config);
/// The draw with a change of its state.
[[nodiscard]] DrawStart changedBy(const SingleChange& change, const DrawStart& start);

} // namespace vitrine::core
