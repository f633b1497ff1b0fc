// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/events.h"
#include "core/stream/segment_limits.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// What fits into a segment (FSEG-05, FSEG-06).

namespace vitrine::core {

/// In the order in which they are judged: the first that is exceeded is the reason for closing.
enum class SegmentResource : std::uint8_t { Slots, Words, Prims, Programs };
inline constexpr std::size_t kSegmentResources = 4;
[[nodiscard]] std::string_view enumName(SegmentResource resource); ///< "slots"

/// An amount of each resource, by SegmentResource.
using ResourceAmounts = std::array<std::uint32_t, kSegmentResources>;

[[nodiscard]] constexpr std::uint32_t amount(const ResourceAmounts& amounts, SegmentResource resource)
{
    return amounts[static_cast<std::size_t>(resource)];
}

/// What an empty segment offers.
[[nodiscard]] ResourceAmounts segmentCapacity(const SegmentLimits& limits);

/// One fragment before one segment.
struct FitDecision {
    std::uint32_t fragment = 0; ///< its place in the stream, from 0
    std::uint32_t segment = 0;  ///< counted from 0
    ResourceAmounts need{};
    ResourceAmounts available{};
    bool fits = false;
    SegmentCloseReason limit = SegmentCloseReason::None; ///< the first resource exceeded

    friend bool operator==(const FitDecision&, const FitDecision&) = default;
    static void visit(auto& visitor, auto& decision)
    {
        visitor("fragment", decision.fragment);
        visitor("segment", decision.segment);
        visitor("need", decision.need);
        visitor("available", decision.available);
        visitor("fits", decision.fits);
        visitor("limit", decision.limit);
    }
};

/// Fits when no need exceeds what is available. Fragment and segment are left to the caller.
[[nodiscard]] FitDecision decideFit(const ResourceAmounts& need, const ResourceAmounts& available);

/// The resource that the fewest further fragments with this need find room in, of several the first (FSEG-05). Slots
/// for a need of nothing.
[[nodiscard]] SegmentResource limitingResource(const ResourceAmounts& available, const ResourceAmounts& need);

/// What is left after a fragment that fits; anything else is a broken promise.
[[nodiscard]] ResourceAmounts remainingAfter(const ResourceAmounts& available, const ResourceAmounts& need);

} // namespace vitrine::core
