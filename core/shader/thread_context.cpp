// SPDX-License-Identifier: Apache-2.0
#include "core/shader/thread_context.h"

#include "core/base/check.h"

#include <cstring>

namespace vitrine::core {

namespace {

std::size_t chunksOf(std::size_t floats)
{
    constexpr std::size_t kChunk = std::size(RegisterChunk{}.values);
    return (floats + kChunk - 1) / kChunk;
}

} // namespace

void ThreadContext::reset(const DecodedProgram& program, std::uint32_t lanes, LaneMask aliveLanes,
                          LaneMask coveredLanes)
{
    CORE_CHECK(lanes > 0 && lanes % 4 == 0 && lanes <= kMaxLanes, "a task has 4, 8 … 64 lanes");
    CORE_CHECK((aliveLanes & ~allLanes(lanes)) == 0, "a lane outside of the task is alive");
    laneCount = lanes;
    pc = 0;
    active = alive = aliveLanes;
    covered = coveredLanes & aliveLanes;
    discarded = stored = 0;
    skipsDiscard = false;
    finished = alive == 0;
    nextTicket = 1;
    executedInstructions = 0;
    layout = program.layout();
    flow.clear();
    pending.clear();
    texels.clear();

    const std::size_t chunks = chunksOf(std::size_t{layout.rowCount} * lanes);
    if (registers.size() < chunks)
        registers.resize(chunks);
    for (std::uint32_t first : program.clearedRegisters())
        std::memset(row(first).data(), 0, std::size_t{4} * lanes * sizeof(float));
    if (layout.hasDepth())
        std::memset(row(layout.depthRow).data(), 0, lanes * sizeof(float));
}

void ThreadContext::keepInitial(std::size_t count)
{
    texels.assign(chunksOf(4 * count * laneCount), {});
}

} // namespace vitrine::core
