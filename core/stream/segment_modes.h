// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

/// How segments are ordered and started (spec/00 §4, FSEG).

namespace vitrine::core {

/// Whether the distributor pushes segments to a processor that it selects, or each task is a segment for the first free
/// processor (DEC-01).
enum class SegmentMode : std::uint8_t { Segment, Pull };
/// How the distributor selects the next processor (FSEG-08).
enum class SegmentOrder : std::uint8_t { RoundRobin, LeastLoaded };
/// Whether the tasks of a segment start when it closes, or as they arrive.
enum class SegmentStart : std::uint8_t { Close, Arrival };

} // namespace vitrine::core
