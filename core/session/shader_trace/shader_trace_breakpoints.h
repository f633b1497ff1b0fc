// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/shader_trace/shader_trace_condition.h"

#include <string>
#include <vector>

namespace vitrine::core {

/// Where a run through a trace stops.
struct TraceBreakpoint {
    bool isLine = true;      ///< false: an instruction
    std::uint32_t where = 1; ///< line from 1, or instruction from 0
    bool isEnabled = true;
    std::string condition{};    ///< empty: none
    std::uint32_t firstHit = 1; ///< stops from this hit on, counted from the start of the trace
    friend bool operator==(const TraceBreakpoint&, const TraceBreakpoint&) = default;
};

/// The steps before which the breakpoint stops, growing. A line is hit when the lane comes to it from another line, or
/// from further down in the program. The walk stays where it is. The error says what is wrong with the condition.
[[nodiscard]] Result<std::vector<std::size_t>> hitsOf(LaneWalk& walk, const TraceBreakpoint& breakpoint);

/// The first line from `line` on that has an instruction in the program; nothing when there is none.
[[nodiscard]] std::optional<std::uint32_t> lineWithCode(const Program& program, std::uint32_t line);

} // namespace vitrine::core
