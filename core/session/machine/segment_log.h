// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/events.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// A fragment stream segment, put together from SegmentChanged events. A step that did not happen is kNever.
struct SegmentRecord {
    std::uint32_t id = 0;       ///< counted from 0 in the order of opening
    std::uint32_t draw = 0;     ///< the draw names its program (`segment colour = program`, FSEG-02)
    std::uint16_t pass = 0;     ///< of the draw, where it is one of 2-D graphics (draw_number.h)
    std::uint16_t pipeline = 0; ///< sp.N
    SegmentCloseReason reason = SegmentCloseReason::None;
    std::uint32_t added = 0; ///< seg.add events: fragments dispatched to it
    Cycle opened = kNever;
    Cycle lastAdded = kNever;
    Cycle closed = kNever;
    Cycle done = kNever;
    Cycle collected = kNever;     ///< the first seg.collect
    Cycle lastCollected = kNever; ///< the last one
    std::uint32_t taken = 0;      ///< fragments that have been collected
};

/// The segments that were kept, by id. When there were too many, the first ones are kept.
struct SegmentLog {
    std::vector<SegmentRecord> segments;
    std::uint64_t notKept = 0;

    [[nodiscard]] const SegmentRecord* find(std::uint32_t id) const
    {
        return id < segments.size() ? &segments[id] : nullptr;
    }
};

} // namespace vitrine::core
