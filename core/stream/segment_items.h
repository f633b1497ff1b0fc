// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/queue_base.h"

#include <cstdint>

namespace vitrine::core {

/// What distributor, scheduler and collector tell each other of a segment: that it was closed, or that it was collected
/// and its processor is free for the next.
struct SegmentItem {
    ItemLabel label; ///< id: the segment counted from 1; draw: of its first fragment
    std::uint32_t pipeline = 0;
    std::uint32_t fragments = 0;
    std::uint32_t tasks = 0;
    Cycle waited = 0;     ///< once collected: from its end to its turn (FSEG-09)
    Cycle busyCycles = 0; ///< once collected: what its processor has executed for fragments so far

    /// Counted from 0 in the order of opening, as in SegmentChanged.
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
