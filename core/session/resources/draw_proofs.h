// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/opacity/discard_condition.h"
#include "core/opacity/tile_judge.h"
#include "core/session/resources/discard_card.h"

#include <vector>

/// What is proven of a draw's discards, and from what, to be shown (spec/04 HIZ-14…HIZ-17).

namespace vitrine::core {

/// A term of the condition, with what layer 1 knows of the channel that it tests.
struct ProvenTerm {
    DiscardTerm term;
    ChannelBounds bounds;
    TermTruth truth = TermTruth::Unknown;
};

struct DrawProofs {
    bool mayDiscard = false; ///< else nothing is looked at, and the rest says nothing
    bool alphaDecidesCoverage = false;
    DiscardVerdict wholeDraw = DiscardVerdict::Unknown; ///< layer 1, as the machine has it
    DiscardCard card;
    std::vector<ProvenTerm> terms; ///< card.terms
};

/// What HIZ's answers for its tiles follow from; null: it has none.
[[nodiscard]] const DiscardFacts* discardFacts(const DrawState& state);
/// Of a draw as a machine with these knobs gets it.
[[nodiscard]] DrawProofs drawProofs(const DrawState& state, const DiscardKnobs& knobs);

} // namespace vitrine::core
