// SPDX-License-Identifier: Apache-2.0
#include "core/hiz/stencil_bounds.h"

#include <algorithm>
#include <optional>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kAllBits = 0xFF;
constexpr ValueInterval kAnything{0, kAllBits};

ValueInterval operated(StencilOperation operation, std::uint32_t reference, const ValueInterval& stored)
{
    const bool isOne = stored.min == stored.max;
    switch (operation) {
    case StencilOperation::Keep: return stored;
    case StencilOperation::Zero: return {0, 0};
    case StencilOperation::Replace: return {reference, reference};
    case StencilOperation::Increment: return {std::min(stored.min + 1, kAllBits), std::min(stored.max + 1, kAllBits)};
    case StencilOperation::Decrement: return {stored.min - (stored.min > 0), stored.max - (stored.max > 0)};
    case StencilOperation::Invert: return {kAllBits - stored.max, kAllBits - stored.min};
    case StencilOperation::IncrementWrap:
        if (isOne || stored.max < kAllBits)
            return {(stored.min + 1) & kAllBits, (stored.max + 1) & kAllBits};
        return kAnything;
    case StencilOperation::DecrementWrap:
        if (isOne || stored.min > 0)
            return {(stored.min - 1) & kAllBits, (stored.max - 1) & kAllBits};
        return kAnything;
    }
    return kAnything;
}

ValueInterval written(const StencilFace& face, StencilOperation operation, const ValueInterval& stored)
{
    if (!canWrite(face, operation))
        return stored;
    if (face.writeMask == kAllBits)
        return operated(operation, face.reference, stored);
    if (stored.min != stored.max)
        return kAnything;
    const std::uint32_t result = operated(operation, face.reference, stored).min;
    const std::uint32_t merged = (stored.min & ~std::uint32_t{face.writeMask}) | (result & face.writeMask);
    return {merged, merged};
}

} // namespace

CoarseResult coarseStencil(const StencilFace& face, const ValueInterval& stored)
{
    const bool isDecided = face.function == CompareFunction::Always || face.function == CompareFunction::Never;
    const std::uint32_t mask = face.compareMask;
    if (mask != kAllBits && !isDecided && stored.min != stored.max)
        return CoarseResult::Ambiguous;
    const std::uint32_t reference = face.reference & mask;
    return coarseTest(face.function, {reference, reference}, {stored.min & mask, stored.max & mask});
}

StencilOutcomes possibleOutcomes(CoarseResult stencil, CoarseResult depth)
{
    const bool canPassStencil = stencil != CoarseResult::Fail;
    return {stencil != CoarseResult::Pass, canPassStencil && depth != CoarseResult::Pass,
            canPassStencil && depth != CoarseResult::Fail};
}

bool canWrite(const StencilFace& face, StencilOperation operation)
{
    return operation != StencilOperation::Keep && face.writeMask != 0;
}

ValueInterval updatedStencil(const StencilFace& face, const StencilOutcomes& outcomes, UpdateKind kind, bool isFull,
                             const ValueInterval& stored)
{
    if (kind == UpdateKind::None || face.writeMask == 0)
        return stored;
    std::optional<ValueInterval> result;
    const auto add = [&](const ValueInterval& values) { result = result ? hull(*result, values) : values; };
    if (outcomes.stencilFail)
        add(written(face, face.stencilFail, stored));
    if (outcomes.depthFail)
        add(written(face, face.depthFail, stored));
    if (outcomes.pass)
        add(written(face, face.depthPass, stored));
    if (!result)
        return stored;
    return kind == UpdateKind::Full && isFull ? *result : hull(*result, stored);
}

} // namespace vitrine::core
