// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/alu_layout.h"
#include "core/shader/isa.h"

namespace vitrine::core {

/// Which parts of one processor work; all do that are neither gated nor waking up (BYP-13). It changes only in phase 1
/// of a cycle, so that all units that read it later in the cycle see the same.
struct ProcessorSwitches {
    AluMask alus = ~AluMask{0};
    bool runsVertices = true;   ///< an ALU for vertices works: vertex tasks can be resumed
    bool runsFragments = true;  ///< an ALU for fragments works: fragment tasks can be resumed
    bool takesVertices = true;  ///< TPB-A, IB-A and RFB-A work as well: vertex tasks can start
    bool takesFragments = true; ///< TPB-B, IB-B and RFB-B work as well: fragment tasks can start
    [[nodiscard]] bool runs(ShaderStage stage) const
    {
        return stage == ShaderStage::Vertex ? runsVertices : runsFragments;
    }
    [[nodiscard]] bool takes(ShaderStage stage) const
    {
        return stage == ShaderStage::Vertex ? takesVertices : takesFragments;
    }
    friend bool operator==(const ProcessorSwitches&, const ProcessorSwitches&) = default;
    static void visit(auto& visitor, auto& switches)
    {
        visitor("alus", switches.alus);
        visitor("runsVertices", switches.runsVertices);
        visitor("runsFragments", switches.runsFragments);
        visitor("takesVertices", switches.takesVertices);
        visitor("takesFragments", switches.takesFragments);
    }
};

} // namespace vitrine::core
