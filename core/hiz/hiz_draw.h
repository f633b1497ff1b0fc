// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/hiz/decision_table.h"
#include "core/memory/memory.h"

namespace vitrine::core {

/// What HIZ needs to know of a draw. It points to the state and the surfaces: make it anew when those may have moved.
struct HizDraw {
    std::uint32_t number = 0; ///< the draw's number, drawSeq
    std::uint32_t place = 0;  ///< in its frame, DrawCommand::place
    const DrawState* state = nullptr;
    ProgramTraits program;
    Surface* depth = nullptr;   ///< tested against; null: not tested
    Surface* stencil = nullptr; ///< tested against; null: not tested
    bool masksSamples = false;  ///< the sample mask can leave samples out
    bool provesAlpha = true;    ///< the proofs of discards include alpha to coverage, as the draw has it set

    /// False when no tile of the draw can be spared anything. HIZ then lets the draw pass.
    [[nodiscard]] bool concernsHiz() const { return depth || stencil || program.canDiscard; }
};

/// The traits of a draw's program. Alpha to coverage counts as a discard.
[[nodiscard]] ProgramTraits programTraits(const DrawState& state);

[[nodiscard]] HizDraw hizDraw(const DrawCommand& command, Memory& memory);

} // namespace vitrine::core
