// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/arbiter/arbiter.h"
#include "core/blend/bypass_plan.h"
#include "core/blend/color_updater.h"
#include "core/command/bypass_decision.h"
#include "core/command/command_interface.h"
#include "core/depth_stencil/depth_stencil_unit.h"
#include "core/depth_stencil/late_quad_item.h"
#include "core/gpu/energy_cost.h"
#include "core/hiz/hierarchical_z.h"
#include "core/interpolate/attribute_interpolator.h"
#include "core/interpolate/task_quads.h"
#include "core/kernel/machine.h"
#include "core/observe/operation_costs.h"
#include "core/power/power_manager.h"
#include "core/primitive/primitive_setup.h"
#include "core/raster/quad_item.h"
#include "core/shader/shader_processor.h"
#include "core/stream/bypass_bank.h"
#include "core/stream/fragment_chain.h"
#include "core/stream/fragment_distributor.h"
#include "core/stream/multiplexer.h"
#include "core/stream/pixel_combiner.h"
#include "core/texture/texture_bindings.h"

#include <vector>

namespace vitrine::core {

class ComputationUnit;
class FixedFunctionUnit;
class Rasterizer;
class TextureUnit;

/// What is bound for the draws in flight.
struct DrawTables {
    DrawTables(); // not here, where each file that reads this would make all of the columns' code

    StateVersions bufferVersions;   ///< freed when the host puts in something new
    PerDraw<CommandBuffer> buffers; ///< by the number of their first draw
    StateVersions versions;         ///< freed by CI when the draw has retired
    PerDraw<DrawCommand> draws;
    PerDraw<SurfaceUse> uses;
    PerDraw<TransferWork> transfers; ///< by their own numbers, from kFirstTransfer on
    PerDraw<ColorProgram> colors;    ///< of draws that have a color buffer
    PerDraw<ProgramBindings> programs;
    PerDraw<TextureBindings> textures;
    PerDraw<std::shared_ptr<const ParameterBlock>> parameters; ///< of fixed-function units; null: defaults
    // On machines whose fragments can bypass the processors:
    PerDraw<BypassDecision> decisions;
    PerDraw<BypassPlan> plans; ///< of draws whose fragments do
};

/// Where fragments pass by, for those who watch some of them.
struct FragmentPath {
    const Queue<QuadItem>* quads = nullptr;  ///< RAS → ZST early
    const Queue<TaskQuads>* order = nullptr; ///< AIN → FSC; of segments FSD → FSC, tasks as they run; SEQ: → FFPU
    const Queue<LateQuadItem>* collected = nullptr; ///< FSC (SEQ: FFPU) → ZST late
    QueueId requests;                               ///< ARQ; SEQ: none
    const Queue<BypassQuad>* bypassed = nullptr;    ///< AIN → RFB; null: no bypass
    const Queue<LateQuadItem>* combined = nullptr;  ///< likewise, CU's first phase → ZST late
    const Queue<PairedPixel>* paired = nullptr;     ///< likewise, RFB → CU's first phase
};

/// Where tasks and requests wait, for those who keep their histories. Null: the preset has no such queue.
struct TaskPath {
    const SharedQueue<ShaderTask>* vertexTasks = nullptr;   ///< VTQ
    const SharedQueue<ShaderTask>* fragmentTasks = nullptr; ///< FTQ
    const SharedQueue<PendingTask>* pending = nullptr;      ///< APQ
    const SharedQueue<RequestItem>* requests = nullptr;     ///< ARQ
    const Queue<TaskQuads>* order = nullptr;              ///< AIN → FSC, of segments AIN → FSD; SEQ: no tasks, null
    const Queue<TaskQuads>* dispatched = nullptr;         ///< of segments FSD → FSC, tasks as they run
    QueueId quads;                                        ///< RAS → ZST early; SEQ: none
    std::vector<const SharedQueue<ShaderTask>*> segments; ///< FSD → SP, by processor; none in pull mode
    std::vector<QueueId> finished; ///< where processors put tasks that have ended: of both stages
};

/// The whole 3-D machine, built from the knobs (ONE-01): units, and the queues of spec/00 §2 between them. Each part
/// adds its own (parts/).
///
///   CI → VTQ → SP → PSR → AGS → RAS → ZST early → AIN → FTQ → SP → FSC → ZST late → CU → CI
///                ↘ ARQ → ARB → TEX,  APQ: tasks that wait
///
/// RAS asks HIZ of every tile, if there is one, and gets its verdict in the same cycle.
///
/// With `seg.mode` segment FSD stands between FTQ and the processors, each of which has a queue of its own for the
/// tasks of its segment, and the scheduler is a unit of its own (`tscr`). In pull mode the scheduler is FSD (DEC-01).
/// On preset SEQ the processors shade vertices alone, and AIN → FFPU → ZST late: no FTQ, ARQ, APQ, ARB, FSD and FSC.
///
/// With `tex.initialPrefetch` textures at interpolated coordinates are read before a task is in FTQ: AIN ↔ TEX.
/// With `bypass.mode` draws that need no fragment program go AIN → RFB → CU's first phase → ZST late, RFB ↔ TEX.
/// Draws of the basic 2-D path go CI → PSR → AGS → RAS → MUX → CU; their ends go the way of all others, and say when
/// their turn is.
class MachineWiring {
public:
    struct Options {
        ClockOptions clock;
        bool startsBypassed = false; ///< as after a draw whose fragments bypassed the processors (RUN-14)
        RegisterImage image = {};    ///< as the draws before have left it (RUN-14)
        std::uint32_t draws = 1;     ///< that can be under way at once (RUN-02)
    };
    MachineWiring(const MachineConfig& config, Memory& memory, const Options& options);
    MachineWiring(const MachineWiring&) = delete;
    MachineWiring& operator=(const MachineWiring&) = delete;

    /// Whether textures are read before the programs of fragments run (tex.initialPrefetch).
    [[nodiscard]] bool prefetches() const { return interpolator->prefetches(); }

    /// What a power domain has done since the machine's first cycle; between cycles (BYP-15).
    [[nodiscard]] std::uint64_t operationsOf(std::uint32_t domain) const
    {
        return m_operations[domain] ? m_operations[domain](*this, powerManager->domains()[domain]) : 0;
    }

    Machine machine;
    DrawTables tables;
    TaskContexts contexts;
    UnitReports unitReports;          ///< of devices; no part of the machine's state
    DrawOperations operationsOfDraws; ///< likewise

    // The units that somebody asks for, as the parts have added them. Null: the machine has none.
    Queue<BufferItem>* commands = nullptr; ///< command buffers are put in here, between cycles
    std::vector<ShaderProcessor*> processors;
    const CommandInterface* commandInterface = nullptr;
    const PrimitiveSetup* primitiveSetup = nullptr;
    const Rasterizer* rasterizer = nullptr;
    const AttributeInterpolator* interpolator = nullptr;
    ColorUpdater* colorUpdater = nullptr;
    const Multiplexer* multiplexer = nullptr;
    const DepthStencilUnit* depthStencil = nullptr;
    HierarchicalZ* hiz = nullptr;                     ///< with hiz.enabled
    FragmentDistributor* distributor = nullptr;       ///< none in pull mode
    const FragmentChain* fragmentChain = nullptr;     ///< SEQ alone
    const TextureUnit* texture = nullptr;             ///< not on SEQ
    std::vector<const FixedFunctionUnit*> fixedUnits; ///< by port
    ComputationUnit* computation = nullptr;           ///< with cu.sharedCompute
    BypassBank* bypassBank = nullptr;                 ///< with bypass.mode
    PixelCombiner* combiner = nullptr;                ///< likewise
    Queue<PowerRequest>* powerRequests = nullptr;     ///< who switches parts on or off puts it in here
    const PowerManager* powerManager = nullptr;
    FragmentPath fragmentPath;
    TaskPath taskPath;

private:
    std::vector<OperationsOfDomain> m_operations; ///< by domain
};

} // namespace vitrine::core
