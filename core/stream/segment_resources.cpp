// SPDX-License-Identifier: Apache-2.0
#include "core/stream/segment_resources.h"

#include "core/base/check.h"
#include "core/observe/event_names.h"
#include "core/stream/segment_limits.h"

namespace vitrine::core {

namespace {

SegmentCloseReason closeReason(SegmentResource spent)
{
    constexpr std::array kReasons{SegmentCloseReason::Slots, SegmentCloseReason::Words, SegmentCloseReason::Primitives,
                                  SegmentCloseReason::Programs};
    return kReasons[static_cast<std::size_t>(spent)];
}

} // namespace

std::string_view enumName(SegmentResource resource)
{
    return enumName(closeReason(resource));
}

ResourceAmounts segmentCapacity(const SegmentLimits& limits)
{
    return {limits.fragments, limits.words, limits.prims, limits.programs};
}

FitDecision decideFit(const ResourceAmounts& need, const ResourceAmounts& available)
{
    FitDecision decision;
    decision.need = need;
    decision.available = available;
    for (std::size_t i = 0; i < kSegmentResources; ++i) {
        if (need[i] <= available[i])
            continue;
        decision.limit = closeReason(static_cast<SegmentResource>(i));
        return decision;
    }
    decision.fits = true;
    return decision;
}

SegmentResource limitingResource(const ResourceAmounts& available, const ResourceAmounts& need)
{
    std::size_t found = 0;
    for (std::size_t i = 1; i < kSegmentResources; ++i) {
        const bool isTighter = std::uint64_t{available[i]} * need[found] < std::uint64_t{available[found]} * need[i];
        if (need[i] != 0 && (need[found] == 0 || isTighter))
            found = i;
    }
    return static_cast<SegmentResource>(found);
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
