// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

/// The knobs of fragment stream segments (spec/00 §4, FSEG).

namespace vitrine::core {

/// Whether the distributor pushes segments to a processor that it selects, or each task is a segment for the first free
/// processor (DEC-01).
enum class SegmentMode : std::uint8_t { Segment, Pull };
/// How the distributor selects the next processor (FSEG-08).
enum class SegmentOrder : std::uint8_t { RoundRobin, LeastLoaded };
/// Whether the tasks of a segment start when it closes, or as they arrive.
enum class SegmentStart : std::uint8_t { Close, Arrival };

/// How much fits into one segment (FSEG-05).
struct SegmentLimits {
    /// Fragments, seg.slots, 1–1024; it is not called `slots` because that is a word of Qt.
    std::uint32_t fragments = 32;
    std::uint32_t words = 512;  ///< register words, 16–65536
    std::uint32_t prims = 8;    ///< primitives, 1–64
    std::uint32_t programs = 1; ///< program and state versions, 1–4

    friend bool operator==(const SegmentLimits&, const SegmentLimits&) = default;
};

} // namespace vitrine::core
