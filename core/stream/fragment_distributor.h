// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/indirect.h"
#include "core/command/drain_line.h"
#include "core/command/stream_line.h"
#include "core/interpolate/task_quads.h"
#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/observe/link_fields.h"
#include "core/shader/context_ring.h"
#include "core/shader/processor_set.h"
#include "core/shader/processor_switches.h"
#include "core/shader/program_binding.h"
#include "core/stream/power_questions.h"
#include "core/stream/segment_fields.h"
#include "core/stream/segment_items.h"
#include "core/stream/segment_modes.h"
#include "core/stream/segment_report.h"
#include "core/stream/segment_resources.h"

#include <optional>
#include <vector>

namespace vitrine::core {

/// FSD in segment mode: cuts the stream of fragments at the head of FTQ into segments, each for one processor.
///
/// Ports    tasks  FTQ, whose entries stay until collected · stream  the same tasks and the ends of draws, from AIN
///          segments  the tasks of each processor's segment · order  these, and ends  the ends of draws, to FSC
///          closed, started  closed segments, to FSC and the scheduler · freed  collected ones, from FSC
/// Timing   one fragment a cycle. A task can be seen downstream once its last fragment went or the segment closed. A
///          segment opens with its first fragment and closes in the cycle in which its last slot is filled, in which a
///          fragment comes that does not fit (that one opens the next, in the same cycle), in which nothing has come
///          for `seg.timeout` cycles, in which the last draw of the stream so far has ended and CI waits or has no
///          command, or a fence comes (flush), or in which FTQ has come to be full of dispatched tasks alone
/// Stalls   InputEmpty; ResourceBusy the next processor's segment is not collected yet (FSEG-11); OutputFull
/// Spec     FSEG-01 … FSEG-08, FSEG-11, FSEG-13, DEC-01, DEC-17, RUN-05, RUN-14
///
///   cycle      0 1 2 3 4 … 28        P = 2, 4 slots, a fragment a cycle, SP 0 collected in 24–27
///   dispatch   a b c d e … i=        closes in 3 and 7; i arrives in 8 and waits for SP 0: fsd.stall = 20
class FragmentDistributor final : public Unit, public Answers<PipelineUse, bool> {
public:
    struct Config {
        std::uint32_t processors = 1;
        ProcessorSet enabled = kEveryProcessor;
        Indirect<SegmentLimits> limits;
        std::uint32_t timeout = 32; ///< in cycles; 0 turns it off
        SegmentOrder order = SegmentOrder::RoundRobin;
        const PerDraw<ProgramBindings>& programs;
        ContextRing& contexts; ///< of fragment tasks
    };
    struct OpenSegment {
        std::uint32_t number = 0; ///< counted from 0
        std::uint32_t pipeline = 0;
        std::uint32_t draw = kNoDraw; ///< the draw of its first fragment
        bool hasEnded = false;        ///< the draw of its last fragment has
        std::uint32_t fragments = 0;
        std::uint32_t tasks = 0;
        ResourceAmounts remaining{};
        /// The resource that runs out first if the fragments that follow are like the last one.
        SegmentResource limiting = SegmentResource::Slots;
        /// The primitive of the last fragment; fragments of one primitive are neighbors in the stream.
        ItemId primitive;
        std::vector<std::uint32_t> programs; ///< that its fragments have, by ProgramBindings::identity()
        static void visit(auto& visitor, auto& segment)
        {
            visitor(OpenSegmentFields::kNumber, segment.number);
            visitor(OpenSegmentFields::kPipeline, segment.pipeline);
            visitor(LinkFields::kDraw, segment.draw);
            visitor("hasEnded", segment.hasEnded);
            visitor(OpenSegmentFields::kFragments, segment.fragments);
            visitor("tasks", segment.tasks);
            visitor(OpenSegmentFields::kRemaining, segment.remaining);
            visitor(OpenSegmentFields::kLimiting, segment.limiting);
            visitor("primitive", segment.primitive);
            visitor("programs", segment.programs);
        }
    };
    static constexpr std::size_t kDecisionsKept = 16;
    /// Enough for all that are not collected, at most kMostProcessors.
    static constexpr std::size_t kSelectionsKept = 64;
    struct State {
        std::optional<OpenSegment> open;
        Cycle lastDispatch = 0;
        Cycle lastEnd = 0;           ///< when the end of the last draw passed
        std::uint32_t ended = 0;     ///< draws whose end has passed so far
        std::uint32_t segments = 0;  ///< segments opened so far
        std::uint32_t fragments = 0; ///< fragments dispatched so far
        std::uint32_t next = 0;      ///< round robin: the pipeline behind the one that was selected last
        LaneMask taken = 0;          ///< lanes of the front task that are in earlier segments
        LaneMask joined = 0;         ///< lanes of the front task that are in the open segment
        std::uint8_t part = 0;       ///< how many tasks were made of the front task
        std::uint64_t stall = 0;     ///< cycles in which fragments waited for a processor
        std::uint32_t decisionCount = 0;
        std::array<FitDecision, kDecisionsKept> decisions{};    ///< decision n at n % 16
        std::array<std::uint8_t, kSelectionsKept> selections{}; ///< the pipeline of segment n at n % 64 (FSEG-08)
        std::vector<std::uint8_t> occupied; ///< by pipeline: whether it has a segment that is not collected
        std::vector<PipelineLoad> loads;    ///< by pipeline
        std::vector<Cycle> busyBefore;      ///< the busy cycles of these when the machine drained last
        std::uint32_t drains = 0;           ///< drains of the machine that it has seen
        static void visit(auto& visitor, auto& state)
        {
            visitor(DistributorFields::kOpen, state.open);
            visitor(DistributorFields::kLastDispatch, state.lastDispatch);
            visitor("lastEnd", state.lastEnd);
            visitor("ended", state.ended);
            visitor("segments", state.segments);
            visitor("fragments", state.fragments);
            visitor("next", state.next);
            visitor("taken", state.taken);
            visitor("joined", state.joined);
            visitor("part", state.part);
            visitor("stall", state.stall);
            visitor(DistributorFields::kDecisionCount, state.decisionCount);
            visitor(DistributorFields::kDecisions, state.decisions);
            visitor("selections", state.selections);
            visitor("occupied", state.occupied);
            visitor("loads", state.loads);
            visitor("busyBefore", state.busyBefore);
            visitor("drains", state.drains);
        }
    };
    struct Ports {
        SharedView<ShaderTask> tasks;
        In<TaskQuads> stream;
        In<SegmentItem> freed;
        std::vector<SharedOut<ShaderTask>> segments;
        Out<TaskQuads> order;
        Out<TaskQuads> ends;
        Out<SegmentItem> closed;
        Out<SegmentItem> started;
        std::vector<LineIn<ProcessorSwitches>> power = {}; ///< by processor; none: everything works
        LineIn<DrainLine> drained = {};
        LineIn<StreamLine> commands = {}; ///< how far the stream of draws has come
        static void visit(auto& visitor, auto& ports)
        {
            visitor("tasks", ports.tasks);
            visitor("stream", ports.stream);
            visitor("freed", ports.freed);
            visitor("segments", ports.segments);
            visitor("order", ports.order);
            visitor("ends", ports.ends);
            visitor("closed", ports.closed);
            visitor("started", ports.started);
            visitor("power", ports.power);
            visitor("drained", ports.drained);
            visitor("commands", ports.commands);
        }
    };

    FragmentDistributor(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return !m_state.open; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] bool answer(const PipelineUse& use) override { return m_state.occupied[use.pipeline] != 0; }
    /// Since the machine was built.
    [[nodiscard]] SegmentStatistics statistics() const;
    [[nodiscard]] std::string waitNote() const override;
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    void noteDrain();
    void noteFreed();
    bool passDrawEnds();
    void noteEnd();
    [[nodiscard]] bool isStreamOver() const;
    [[nodiscard]] const TaskQuads* arrivedTask() const;
    void waitForFragments(bool mustFlush);
    void dispatchNext(const TaskQuads& task);
    [[nodiscard]] ResourceAmounts need(const TaskQuads& task) const;
    bool fits(const TaskQuads& task);
    /// Whether the pipeline gets segments. It does not while it has no power for them (BYP-13).
    [[nodiscard]] bool isEnabled(std::uint32_t pipeline) const
    {
        return contains(m_config.enabled, pipeline) && hasPower(pipeline);
    }
    [[nodiscard]] bool hasPower(std::uint32_t pipeline) const
    {
        return m_ports.power.empty() || m_ports.power[pipeline]->takesFragments;
    }
    [[nodiscard]] Cycle busySinceDrain(std::uint32_t pipeline) const
    {
        return m_state.loads[pipeline].busyCycles - m_state.busyBefore[pipeline];
    }
    void stallForPipeline();
    [[nodiscard]] std::optional<std::uint32_t> roundRobin() const;
    [[nodiscard]] std::optional<std::uint32_t> freePipeline() const;
    [[nodiscard]] std::optional<std::uint32_t> nextToBeFree() const;
    void open(std::uint32_t pipeline, const TaskQuads& task);
    void add(const TaskQuads& task);
    void sendTask(const TaskQuads& front, bool isLastPart);
    [[nodiscard]] bool isFullOfDispatched() const;
    void close(SegmentCloseReason reason);
    void tell(SegmentStep step, SegmentCloseReason reason);

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
