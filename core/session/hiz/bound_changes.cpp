// SPDX-License-Identifier: Apache-2.0
#include "core/session/hiz/bound_changes.h"

namespace vitrine::core {

TileBound decidingBound(CompareFunction depthFunction, const TileVerdict& verdict)
{
    if (verdict.stencilResult == CoarseResult::Fail)
        return TileBound::Stencil;
    switch (depthFunction) {
    case CompareFunction::Greater:
    case CompareFunction::GreaterEqual: return TileBound::DepthMin;
    case CompareFunction::Equal:
        return verdict.incoming.codes.max < verdict.depth.before.min ? TileBound::DepthMin : TileBound::DepthMax;
    default: return TileBound::DepthMax;
    }
}

void BoundChanges::add(const TileVerdict& verdict)
{
    const auto note = [&](bool isSet, TileBound bound) {
        if (isSet)
            m_primitives[static_cast<std::size_t>(bound)] = verdict.primitive;
    };
    note(verdict.depth.before.min != verdict.depth.after.min, TileBound::DepthMin);
    note(verdict.depth.before.max != verdict.depth.after.max, TileBound::DepthMax);
    note(verdict.stencil.before != verdict.stencil.after, TileBound::Stencil);
}

} // namespace vitrine::core
