// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/pass_counts.h"

#include "core/gpu/timed_gpu.h"

namespace vitrine::core {

PassCounts passCountsOf(const TimedGpu& gpu)
{
    const DrawCounters totals = gpu.totals();
    const CoverageCounts covered = gpu.depthStencil().state().coverage;
    const MuxCounts colored = gpu.multiplexer().state().counts;
    PassCounts counts;
    counts[static_cast<std::size_t>(PassCounterUnit::PrimitiveSetup)] = {.primitives = totals.primitives};
    counts[static_cast<std::size_t>(PassCounterUnit::DepthStencil)] = {.resolved = covered.resolved,
                                                                       .boxed = covered.boxed,
                                                                       .uncovered = covered.uncovered,
                                                                       .scissored = covered.scissored,
                                                                       .masked = covered.masked,
                                                                       .passed = covered.passed};
    counts[static_cast<std::size_t>(PassCounterUnit::Multiplexer)] = {.boxed = colored.pixels,
                                                                      .passed = colored.colors};
    counts[static_cast<std::size_t>(PassCounterUnit::ColorUpdater)] = {.clamped = totals.clampedColors};
    counts[static_cast<std::size_t>(PassCounterUnit::Computation)] = {.conflicts = totals.computationConflicts};
    return counts;
}

VectorPassCounts sumOf(const PassCounts& counts)
{
    VectorPassCounts sum;
    for (const VectorPassCounts& one : counts)
        sum += one;
    return sum;
}

} // namespace vitrine::core
