// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/machine_wiring.h"

/// What the parts of the machine's wiring share.

namespace vitrine::core {

/// Full throughput in default timing: a hop of 2 cycles, a clock crossing, and one more for the handshake.
inline constexpr std::uint32_t kStageDepth = 4;

inline bool isSequential(const MachineConfig& config)
{
    return config.preset == Preset::Seq;
}

/// Whether fragments can go past the processors.
inline bool hasBypass(const MachineConfig& config)
{
    return config.bypassMode != BypassMode::Off && !isSequential(config);
}

/// Whether textures of fragments that are shaded by programs can be read before these run.
inline bool readsAhead(const MachineConfig& config)
{
    return config.texInitialPrefetch != 0 && !isSequential(config);
}

/// The queues between the units, in the order of the stream.
struct MachineWiring::Links {
    Queue<BufferItem>& commands;
    SharedQueue<ShaderTask>& vertexTasks; ///< VTQ
    // Not on SEQ:
    SharedQueue<ShaderTask>* fragmentTasks; ///< FTQ
    SharedQueue<RequestItem>* requests;     ///< ARQ
    SharedQueue<PendingTask>* pending;      ///< APQ
    Queue<SetupItem>& setup;
    Queue<PrimitiveItem>& primitives;
    Queue<QuadItem>& quads;
    Queue<QuadItem>& survivors;
    Queue<TaskQuads>& order;
    Queue<LateQuadItem>& collected;
    Queue<ShadedQuadItem>& shaded;
    Queue<DrawItem>& retired;
    Queue<DrawItem>* ended;                      ///< with HIZ
    std::vector<Queue<FinishedTask>*> vertices;  ///< by processor
    std::vector<Queue<FinishedTask>*> fragments; ///< by processor
    // Segments alone:
    std::vector<SharedQueue<ShaderTask>*> segments; ///< by processor
    Queue<TaskQuads>* dispatched = nullptr;
    Queue<TaskQuads>* ends = nullptr;
    Queue<SegmentItem>* closed = nullptr;
    Queue<SegmentItem>* started = nullptr;
    Queue<SegmentItem>* freed = nullptr;
    // With bypass alone:
    Queue<BypassItem>* bypass = nullptr; ///< CI → PMU
    Queue<BypassQuad>* bypassed = nullptr;
    Queue<InitialRequest>* lookups = nullptr;
    Queue<BypassTexel>* texels = nullptr;
    Queue<PairedPixel>* paired = nullptr;
    Queue<LateQuadItem>* combined = nullptr;
    // With tex.initialPrefetch alone:
    Queue<TaskLookup>* taskLookups = nullptr;
    Queue<TaskLookup>* taskTexels = nullptr;

    Line<DrainLine>* drained = nullptr; ///< from CI
    // From the power manager:
    std::vector<Line<ProcessorSwitches>*> power; ///< by processor
    Line<PowerLine>* colorUpdaterPower = nullptr;
    Line<PowerLine>* bankPower = nullptr; ///< with bypass alone

    [[nodiscard]] std::vector<LineIn<ProcessorSwitches>> powerOfProcessors() const
    {
        std::vector<LineIn<ProcessorSwitches>> ends;
        for (Line<ProcessorSwitches>* line : power)
            ends.emplace_back(*line);
        return ends;
    }
    [[nodiscard]] SharedQueue<ShaderTask>& tasksOf(std::uint32_t processor)
    {
        return segments.empty() ? *fragmentTasks : *segments[processor];
    }
};

} // namespace vitrine::core
