// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/stream/segment_limits.h"
#include "core/stream/segment_modes.h"

#include <cstdint>

namespace vitrine::core {

/// The knobs of the fragment stream (FSEG).
struct SegmentKnobs {
    SegmentMode segMode = SegmentMode::Segment;       ///< seg.mode
    SegmentLimits segLimits;                          ///< seg.slots, .words, .prims, .programs
    std::uint32_t segTimeout = 32;                    ///< seg.timeout, cycles, 1–100000; 0: off
    SegmentOrder segOrder = SegmentOrder::RoundRobin; ///< seg.order
    SegmentStart segStart = SegmentStart::Close;      ///< seg.startAt

    friend bool operator==(const SegmentKnobs&, const SegmentKnobs&) = default;
};

} // namespace vitrine::core
