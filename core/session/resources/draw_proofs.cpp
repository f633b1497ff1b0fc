// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/draw_proofs.h"

#include "core/command/discard_knobs.h"
#include "core/opacity/draw_opacity.h"

namespace vitrine::core {

namespace {

/// By the card's terms, which come in the order of the nodes.
std::vector<ProvenTerm> provenTerms(const DiscardCard& card, const DiscardFacts& facts, const DiscardKnobs& knobs)
{
    const std::vector<TextureBounds> reads = readBounds(facts, knobs);
    std::vector<ProvenTerm> terms;
    for (const DiscardNode& node : facts.analysis->nodes) {
        if (node.kind != DiscardNodeKind::Channel || terms.size() >= card.terms.size())
            continue;
        ProvenTerm proven{card.terms[terms.size()], reads[node.left][node.channel]};
        if (proven.term.threshold)
            proven.truth = termTruth(proven.bounds, proven.term.condition, *proven.term.threshold);
        terms.push_back(proven);
    }
    return terms;
}

} // namespace

const DiscardFacts* discardFacts(const DrawState& state)
{
    const auto* judge = dynamic_cast<const TileJudge*>(state.discard.tiles.get());
    return judge ? &judge->facts() : nullptr;
}

DrawProofs drawProofs(const DrawState& state, const DiscardKnobs& knobs)
{
    DrawProofs proofs;
    proofs.mayDiscard = mayDiscard(state);
    const DiscardFacts* facts = discardFacts(state);
    if (!proofs.mayDiscard || !facts)
        return proofs;
    proofs.alphaDecidesCoverage = facts->alphaDecidesCoverage;
    proofs.wholeDraw = state.discard.wholeDraw(knobs);
    proofs.card = discardCard(*state.program.fragment, *facts->constants);
    proofs.terms = provenTerms(proofs.card, *facts, knobs);
    return proofs;
}

} // namespace vitrine::core
