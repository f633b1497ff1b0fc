// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/draw_counters.h"

namespace vitrine::core {

void DrawCounters::addPass(const DrawCounters& pass)
{
    vertices += pass.vertices;
    primitives += pass.primitives;
    fragments += pass.fragments;
    samplesWritten += pass.samplesWritten;
    clampedColors += pass.clampedColors;
    cycles += pass.cycles;
    fragmentsShaded += pass.fragmentsShaded;
    instructions += pass.instructions;
    for (std::size_t i = 0; i < requests.size(); ++i)
        requests[i] += pass.requests[i];
    processing += pass.processing;
    for (std::size_t i = 0; i < stalled.size(); ++i)
        stalled[i] += pass.stalled[i];
    energy += pass.energy;
    computationConflicts += pass.computationConflicts;
    segments.add(pass.segments);
}

} // namespace vitrine::core
