// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/machine_wiring.h"

#include <string>
#include <vector>

namespace vitrine::core {

/// Full throughput in default timing: a hop of 2 cycles, a clock crossing, and one more for the handshake.
inline constexpr std::uint32_t kStageDepth = 4;

/// Groups of fragments before the fixed chain: one takes it as many cycles as it has fragments.
inline constexpr std::uint32_t kChainDepth = 16;

inline bool isSequential(const MachineConfig& config)
{
    return config.preset == Preset::Seq;
}
inline bool hasFragmentTasks(const MachineConfig& config)
{
    return !isSequential(config);
}
inline bool isInSegments(const MachineConfig& config)
{
    return config.segments->segMode == SegmentMode::Segment && !isSequential(config);
}

/// Whether fragments can go past the processors.
inline bool hasBypass(const MachineConfig& config)
{
    return config.bypass->bypassMode != BypassMode::Off && !isSequential(config);
}

/// Whether textures of fragments that are shaded by programs can be read before these run.
inline bool readsAhead(const MachineConfig& config)
{
    return config.devices->texInitialPrefetch != 0 && !isSequential(config);
}

/// Project choice: as many tasks can wait for textures that are read before they run as FTQ has entries.
inline std::uint32_t awaitingTasks(const MachineConfig& config)
{
    return readsAhead(config) ? config.queues->ftqDepth : 0;
}

/// Into so many a task may be cut (03-fragment-streams: at each border of a segment).
inline std::uint32_t partsOfTask(const MachineConfig& config)
{
    return isInSegments(config) ? config.processors->fragmentsPerTask : 1;
}

[[nodiscard]] std::string processorPath(std::uint32_t processor);

/// The queues and lines between the units, each added by the part that fills or drives it. Null: the machine has none.
struct MachineLinks {
    Queue<BufferItem>* commands = nullptr;
    SharedQueue<ShaderTask>* vertexTasks = nullptr;   ///< VTQ
    SharedQueue<ShaderTask>* fragmentTasks = nullptr; ///< FTQ
    SharedQueue<RequestItem>* requests = nullptr;     ///< ARQ
    SharedQueue<PendingTask>* pending = nullptr;      ///< APQ
    Queue<TransferItem>* transfers = nullptr;
    Queue<SetupItem>* setup = nullptr;
    Queue<PrimitiveItem>* primitives = nullptr;
    Queue<QuadItem>* quads = nullptr;
    Queue<QuadItem>* survivors = nullptr;
    Queue<TaskQuads>* order = nullptr;
    Queue<LateQuadItem>* collected = nullptr;
    Queue<ShadedQuadItem>* shaded = nullptr;
    Queue<DrawItem>* retired = nullptr;
    Queue<BasicQuadItem>* basicQuads = nullptr;   ///< RAS → MUX
    Queue<ShadedQuadItem>* basicColors = nullptr; ///< MUX → CU
    Queue<DrawItem>* ended = nullptr;             ///< with HIZ
    std::vector<Queue<FinishedTask>*> vertices;   ///< by processor
    std::vector<Queue<FinishedTask>*> fragments;  ///< by processor
    // With segments alone:
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
    // Lines:
    Line<DrainLine>* drained = nullptr;          ///< from CI
    Line<StreamLine>* stream = nullptr;          ///< likewise
    std::vector<Line<ProcessorSwitches>*> power; ///< from the power manager, by processor
    Line<PowerLine>* colorUpdaterPower = nullptr;
    Line<PowerLine>* bankPower = nullptr; ///< with bypass alone

    /// Where a processor gets its fragment tasks.
    [[nodiscard]] SharedQueue<ShaderTask>& tasksOf(std::uint32_t processor) const
    {
        return segments.empty() ? *fragmentTasks : *segments[processor];
    }
};

/// The ends of one queue or line for each processor.
template <typename End, typename Link>
[[nodiscard]] std::vector<End> endsOf(const std::vector<Link*>& links)
{
    std::vector<End> ends;
    for (Link* link : links)
        ends.emplace_back(*link);
    return ends;
}
/// The end where there is such a queue; else one that is not connected.
template <typename End, typename Link>
[[nodiscard]] End endOf(Link* link)
{
    return link ? End(*link) : End();
}

} // namespace vitrine::core
