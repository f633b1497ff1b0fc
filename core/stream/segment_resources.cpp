// SPDX-License-Identifier: Apache-2.0
#include "core/stream/segment_resources.h"

#include "core/base/check.h"

namespace vitrine::core {

ResourceAmounts segmentCapacity(const SegmentLimits& limits)
{
    return {limits.fragments, limits.words, limits.prims, limits.programs};
}

FitDecision decideFit(const ResourceAmounts& need, const ResourceAmounts& available)
{
    constexpr std::array kReasons{SegmentCloseReason::Slots, SegmentCloseReason::Words, SegmentCloseReason::Primitives,
                                  SegmentCloseReason::Programs};
    FitDecision decision;
    decision.need = need;
    decision.available = available;
    for (std::size_t i = 0; i < kSegmentResources; ++i) {
        if (need[i] <= available[i])
            continue;
        decision.limit = kReasons[i];
        return decision;
    }
    decision.fits = true;
    return decision;
}

ResourceAmounts remainingAfter(const ResourceAmounts& available, const ResourceAmounts& need)
{
    ResourceAmounts left{};
    for (std::size_t i = 0; i < kSegmentResources; ++i) {
        CORE_CHECK(need[i] <= available[i], "a segment was given more than it has left");
        left[i] = available[i] - need[i];
    }
    return left;
}

} // namespace vitrine::core
