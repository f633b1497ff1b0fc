// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/alu_layout.h"

namespace vitrine::core {

/// What of one processor works: everything, but for what is gated or waking (BYP-13). Changes in phase 1 of a cycle
/// alone, so that all who read it later in the cycle see the same.
struct ProcessorSwitches {
    AluMask alus = ~AluMask{0};
    bool takesVertices = true;  ///< TPB-A, IB-A, RFB-A and an ALU for them work: vertex tasks can start
    bool takesFragments = true; ///< TPB-B, IB-B, RFB-B and an ALU for them do
    friend bool operator==(const ProcessorSwitches&, const ProcessorSwitches&) = default;
    static void visit(auto& visitor, auto& switches)
    {
        visitor("alus", switches.alus);
        visitor("takesVertices", switches.takesVertices);
        visitor("takesFragments", switches.takesFragments);
    }
};

} // namespace vitrine::core
