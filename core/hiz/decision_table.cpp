// SPDX-License-Identifier: Apache-2.0
#include "core/hiz/decision_table.h"

#include "core/base/check.h"

#include <algorithm>

namespace vitrine::core {

namespace {

bool matches(DecisionRow::Verdict wanted, DiscardVerdict verdict)
{
    switch (wanted) {
    case DecisionRow::Verdict::Any: return true;
    case DecisionRow::Verdict::Opaque: return verdict == DiscardVerdict::Opaque;
    case DecisionRow::Verdict::Transparent: return verdict == DiscardVerdict::Transparent;
    case DecisionRow::Verdict::Unknown: return verdict == DiscardVerdict::Unknown;
    case DecisionRow::Verdict::NotTransparent: return verdict != DiscardVerdict::Transparent;
    }
    return false;
}

bool matches(DecisionRow::Coarse wanted, CoarseResult coarse)
{
    return wanted == DecisionRow::Coarse::Unused || static_cast<int>(wanted) == static_cast<int>(coarse);
}

} // namespace

const DecisionRow& decide(const ProgramTraits& program, DiscardVerdict verdict, CoarseResult coarse)
{
    const auto found = std::find_if(kDecisionRows.begin(), kDecisionRows.end(), [&](const DecisionRow& row) {
        return row.writesDepth == program.writesDepth && row.hasSideEffects == program.hasSideEffects &&
               row.canDiscard == program.canDiscard && matches(row.verdict, verdict) && matches(row.coarse, coarse);
    });
    CORE_CHECK(found != kDecisionRows.end(), "no row of the decision table fits a tile");
    return *found;
}

} // namespace vitrine::core
