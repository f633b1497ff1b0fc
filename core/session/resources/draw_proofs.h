// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/opacity/discard_condition.h"
#include "core/opacity/tile_judge.h"
#include "core/session/resources/discard_card.h"

#include <vector>

/// What is proven of a draw's discards, and from what, as views show it (spec/04 HIZ-14…HIZ-17).

namespace vitrine::core {

/// A term of the condition, with what layer 1 knows of the channel that it tests.
struct ProvenTerm {
    DiscardTerm term;
    ChannelBounds bounds;
    TermTruth truth = TermTruth::Unknown;
};

struct DrawProofs {
    bool mayDiscard = false; ///< false: nothing was looked at, and the rest means nothing
    bool alphaDecidesCoverage = false;
    DiscardVerdict wholeDraw = DiscardVerdict::Unknown; ///< the machine's verdict by layer 1
    DiscardCard card;
    std::vector<ProvenTerm> terms; ///< card.terms
};

/// The facts from which HIZ answers for the tiles of a draw; null when the draw has none.
[[nodiscard]] const DiscardFacts* discardFacts(const DrawState& state);
/// The proofs for a draw as a machine with these knobs gets it.
[[nodiscard]] DrawProofs drawProofs(const DrawState& state, const DiscardKnobs& knobs);

} // namespace vitrine::core
