// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/events.h"
#include "core/observe/link_fields.h"
#include "core/stream/segment_fields.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// What fits into a segment (FSEG-05, FSEG-06).

namespace vitrine::core {

struct SegmentLimits;

/// The resources in the order in which they are checked. The first one that is exceeded is the reason for closing.
enum class SegmentResource : std::uint8_t { Slots, Words, Prims, Programs };
inline constexpr std::size_t kSegmentResources = 4;
[[nodiscard]] std::string_view enumName(SegmentResource resource); ///< "slots"

/// An amount of each resource, by SegmentResource.
using ResourceAmounts = std::array<std::uint32_t, kSegmentResources>;

[[nodiscard]] constexpr std::uint32_t amount(const ResourceAmounts& amounts, SegmentResource resource)
{
    return amounts[static_cast<std::size_t>(resource)];
}

/// How much an empty segment has of each resource.
[[nodiscard]] ResourceAmounts segmentCapacity(const SegmentLimits& limits);

/// The decision whether one fragment fits into a segment.
struct FitDecision {
    std::uint32_t fragment = 0; ///< its place in the stream, counted from 0
    std::uint32_t segment = 0;  ///< counted from 0
    ResourceAmounts need{};
    ResourceAmounts available{};
    bool fits = false;
    SegmentCloseReason limit = SegmentCloseReason::None; ///< the first resource that is exceeded

    friend bool operator==(const FitDecision&, const FitDecision&) = default;
    static void visit(auto& visitor, auto& decision)
    {
        visitor(DecisionFields::kFragment, decision.fragment);
        visitor(LinkFields::kSegment, decision.segment);
        visitor(DecisionFields::kNeed, decision.need);
        visitor(DecisionFields::kAvailable, decision.available);
        visitor(DecisionFields::kFits, decision.fits);
        visitor(DecisionFields::kLimit, decision.limit);
    }
};

/// A fragment fits when it needs nothing in excess of what is available. The caller fills in the fragment and the
/// segment.
[[nodiscard]] FitDecision decideFit(const ResourceAmounts& need, const ResourceAmounts& available);

/// The resource that runs out first if more fragments with this need follow; the first of several (FSEG-05). It is
/// Slots for a need of nothing.
[[nodiscard]] SegmentResource limitingResource(const ResourceAmounts& available, const ResourceAmounts& need);

/// What is left after a fragment that fits. The fragment must fit.
[[nodiscard]] ResourceAmounts remainingAfter(const ResourceAmounts& available, const ResourceAmounts& need);

} // namespace vitrine::core
