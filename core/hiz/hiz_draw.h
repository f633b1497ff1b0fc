// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/hiz/decision_table.h"
#include "core/memory/memory.h"

namespace vitrine::core {

/// What HIZ looks at of a draw. Points to the state and the surfaces: made anew where those can have moved.
struct HizDraw {
    std::uint32_t number = 0; ///< drawSeq
    const DrawState* state = nullptr;
    ProgramTraits program;
    Surface* depth = nullptr;   ///< tested against; null: not tested
    Surface* stencil = nullptr; ///< tested against; null: not tested
    bool masksSamples = false;  ///< the sample mask may leave samples out
    bool provesAlpha = true;    ///< proofs of discards cover alpha to coverage as the draw has it

    /// False where no tile can be spared anything: HIZ lets the draw pass.
    [[nodiscard]] bool concernsHiz() const { return depth || stencil || program.canDiscard; }
};

/// Alpha to coverage counts as a discard.
[[nodiscard]] ProgramTraits programTraits(const DrawState& state);

[[nodiscard]] HizDraw hizDraw(const DrawState& state, std::uint32_t number, Memory& memory);

} // namespace vitrine::core
