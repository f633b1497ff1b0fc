// SPDX-License-Identifier: Apache-2.0
#include "core/session/difference/kept_decisions.h"

#include <algorithm>

namespace vitrine::core {

namespace {

bool comesBefore(const DecisionSide& a, const DecisionSide& b)
{
    return a.decision.key() < b.decision.key();
}

} // namespace

void KeptDecisions::add(const DecisionSide& decision)
{
    const DecisionKey key = decision.decision.key();
    if ((m_behind && key <= *m_behind) || (m_cut && key > *m_cut))
        return;
    m_decisions.push_back(decision);
    if (m_decisions.size() == 2 * m_most)
        drop();
}

void KeptDecisions::drop()
{
    if (m_decisions.size() <= m_most)
        return;
    const auto end = m_decisions.begin() + static_cast<std::ptrdiff_t>(m_most);
    std::nth_element(m_decisions.begin(), end - 1, m_decisions.end(), comesBefore);
    m_cut = (end - 1)->decision.key();
    m_decisions.erase(end, m_decisions.end());
}

void KeptDecisions::sort()
{
    drop();
    std::ranges::sort(m_decisions, comesBefore);
}

DecisionKey KeptDecisions::commonEnd(const KeptDecisions& a, const KeptDecisions& b)
{
    return a.m_cut && b.m_cut ? std::min(*a.m_cut, *b.m_cut) : a.m_cut ? *a.m_cut : *b.m_cut;
}

std::optional<DecisionSides> KeptDecisions::firstDifference(const KeptDecisions& a, const KeptDecisions& b)
{
    const auto isEqual = [](const DecisionSide& one, const DecisionSide& other) {
        return one.decision == other.decision;
    };
    const auto [inA, inB] =
        std::mismatch(a.m_decisions.begin(), a.m_decisions.end(), b.m_decisions.begin(), b.m_decisions.end(), isEqual);
    const bool hasA = inA != a.m_decisions.end(), hasB = inB != b.m_decisions.end();
    if (!hasA && !hasB)
        return std::nullopt;
    DecisionSides sides;
    if (hasA && (!hasB || !comesBefore(*inB, *inA)))
        sides[0] = *inA;
    if (hasB && (!hasA || !comesBefore(*inA, *inB)))
        sides[1] = *inB;
    // Of what lies behind the end of the other one nothing can be said.
    const DecisionKey key = (sides[0] ? sides[0] : sides[1])->decision.key();
    const bool isKnown = (!a.m_cut || key <= *a.m_cut) && (!b.m_cut || key <= *b.m_cut);
    return isKnown ? std::optional(sides) : std::nullopt;
}

} // namespace vitrine::core
