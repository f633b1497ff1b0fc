// SPDX-License-Identifier: Apache-2.0
#include "core/session/shader_trace/shader_trace_breakpoints.h"

#include <algorithm>

namespace vitrine::core {

namespace {

bool isReached(const LaneWalk& walk, const TraceBreakpoint& breakpoint, std::size_t step)
{
    const std::uint32_t instruction = walk.step(step).instruction;
    if (!breakpoint.isLine)
        return instruction == breakpoint.where;
    if (walk.line(step) != breakpoint.where)
        return false;
    return step == 0 || walk.line(step - 1) != breakpoint.where || walk.step(step - 1).instruction >= instruction;
}

} // namespace

Result<std::vector<std::size_t>> hitsOf(LaneWalk& walk, const TraceBreakpoint& breakpoint)
{
    const auto condition = TraceCondition::parse(breakpoint.condition, walk);
    if (!condition)
        return condition.error();
    const std::size_t here = walk.position();
    std::vector<std::size_t> hits;
    std::uint32_t count = 0;
    for (std::size_t step = 0; step < walk.stepCount(); ++step) {
        if (!isReached(walk, breakpoint, step))
            continue;
        walk.moveTo(step);
        if (condition->holds(walk) && ++count >= breakpoint.firstHit)
            hits.push_back(step);
    }
    walk.moveTo(here);
    return hits;
}

std::optional<std::uint32_t> lineWithCode(const Program& program, std::uint32_t line)
{
    std::optional<std::uint32_t> nearest;
    for (const Instruction& instruction : program.instructions)
        if (instruction.sourceLine >= line && (!nearest || instruction.sourceLine < *nearest))
            nearest = instruction.sourceLine;
    return nearest;
}

} // namespace vitrine::core
