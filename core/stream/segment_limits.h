// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

/// The knobs of fragment stream segments (spec/00 §4, FSEG).

namespace vitrine::core {

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
