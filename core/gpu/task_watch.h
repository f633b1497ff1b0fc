// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/raster/quad.h"
#include "core/shader/lane_trace.h"

#include <cstdint>
#include <span>

namespace vitrine::core {

/// Is told of the tasks of an untimed machine, and may have some of them traced.
class TaskWatch {
public:
    TaskWatch() = default;
    TaskWatch(const TaskWatch&) = delete;
    TaskWatch& operator=(const TaskWatch&) = delete;
    virtual ~TaskWatch() = default;

    /// Lane l is about to shade vertex number `numbers[l]`. What takes the trace, or null.
    virtual LaneRecorder* beginVertices(std::span<const std::uint32_t> numbers) = 0;
    /// Lanes 4q … are about to shade `quads[q]` of primitive `primitives[q]` (counted from 1 behind clipping and
    /// culling), with the coverage that the early tests have left.
    virtual LaneRecorder* beginFragments(std::span<const Quad> quads, std::span<const std::uint32_t> primitives) = 0;
};

} // namespace vitrine::core
