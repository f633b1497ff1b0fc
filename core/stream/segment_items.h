// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/queue_base.h"

#include <cstdint>

namespace vitrine::core {

/// What distributor, scheduler and collector tell each other about a segment: it was closed, or it was collected, so
/// that its processor is free for the next.
struct SegmentItem {
    ItemLabel label; ///< id: number of the segment from 1; draw: that of its first fragment
    std::uint32_t pipeline = 0;
    std::uint32_t fragments = 0;
    std::uint32_t tasks = 0;
    Cycle waited = 0;     ///< once collected: cycles from its end to its turn (FSEG-09)
    Cycle busyCycles = 0; ///< once collected: cycles that its processor has executed for fragments so far

    /// The number of the segment from 0, in the order of opening, as in SegmentChanged.
    [[nodiscard]] std::uint32_t number() const { return label.id.value - 1; }
    static void visit(auto& visitor, auto& segment)
    {
        visitor("label", segment.label);
        visitor("pipeline", segment.pipeline);
        visitor("fragments", segment.fragments);
        visitor("tasks", segment.tasks);
        visitor("waited", segment.waited);
        visitor("busyCycles", segment.busyCycles);
    }
};

} // namespace vitrine::core
