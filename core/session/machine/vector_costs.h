// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/command/vector_state.h"
#include "core/observe/vector_stage.h"
#include "core/power/energy_table.h"

#include <array>
#include <set>
#include <string>
#include <string_view>

/// What drawings of 2-D graphics cost by stage and by pass (VG2D-01, VG2D-02). All energy is illustrative (ONE-09).

namespace vitrine::core {

class DrawRecording;

struct StageCost {
    Cycle cycles = 0;
    Energy energy = 0;
    std::set<std::string> units; ///< kinds of those that worked: "RAS"
};

/// Of recordings that are included one after another; draws of the 3-D pipeline cost nothing here.
struct VectorCosts {
    /// By stage: cycles in which its units worked, summed over them, for stages overlap; entry None is of what works
    /// for no stage, and of all parts while no pass is in the machine. A stage of the driver costs what the command
    /// interface takes to follow it.
    std::array<StageCost, kVectorStages + 1> stages;
    /// By pass: cycles in which it was in the machine, which never overlap; entry None is of those between.
    std::array<StageCost, kVectorPassCount> passes;
    Cycle cycles = 0;  ///< of the draws, which is the sum of the passes
    Energy energy = 0; ///< the sum of the stages, and of the passes
    std::uint64_t drawings = 0;

    void include(const DrawRecording& recording);
};

/// For which stage a unit of this kind works in a pass; None: for none. `bypasses`: the colors of the pass are made
/// past the processors. What can't be told apart goes to the later stage: CU makes such colors and blends them.
[[nodiscard]] VectorStage stageOf(std::string_view unitKind, VectorPass pass, bool bypasses);

} // namespace vitrine::core
