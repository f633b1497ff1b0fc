// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// HET-07: what a free processor takes first.
enum class SchedulingPolicy : std::uint8_t {
    CompletedFirst, ///< completed, fragment, vertex
    NewFirst,       ///< fragment, vertex, completed
    VertexFirst     ///< vertex, completed, fragment
};

/// BYP-04: what divides the processors between vertex and fragment work.
enum class SchedShare : std::uint8_t {
    Time, ///< the ratio divides their cycles
    Space ///< vertices on group A, fragments on the others
};

/// sched.ratio: shares of vertex and of fragment work, both at least 1.
struct WorkRatio {
    std::uint32_t vertices = 1;
    std::uint32_t fragments = 1;
    friend bool operator==(const WorkRatio&, const WorkRatio&) = default;
};

} // namespace vitrine::core
