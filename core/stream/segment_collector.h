// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/depth_stencil/late_quad_item.h"
#include "core/interpolate/task_quads.h"
#include "core/kernel/unit.h"
#include "core/observe/link_fields.h"
#include "core/shader/context_ring.h"
#include "core/stream/auxiliary_store.h"
#include "core/stream/segment_fields.h"
#include "core/stream/segment_items.h"

#include <array>
#include <vector>

namespace vitrine::core {

/// FSC in segment mode: takes the segments in the order in which they were opened, each once all of its tasks have
/// ended.
///
/// Ports    finished  tasks that ended, a queue per processor · closed  segments · order  their tasks, in the order of
///          the stream · ends  ends of draws · tasks  FTQ and segments, the tasks of each processor's segment, whose
///          entries leave here · quads  to the late depth and stencil tap · freed  collected segments, to FSD
/// Timing   a segment is done in the cycle in which its last task is known to have ended, and collected from that cycle
///          on: one fragment a cycle, a quad leaving with its last one. The end of a draw takes a cycle, too
/// Stalls   InputEmpty; Ordering the next segment is not done, later ones are; OutputFull
/// Spec     DEC-02, FSEG-09, FSEG-10, HET-06
///
///   cycle      50 … 100 101 102 103 104     segments of 4: the first done in 100, the second in 50
///   collect    =  =  a   b   c   d   e       '=' stalled: Ordering
class SegmentCollector final : public Unit {
public:
    struct Config {
        ContextRing& contexts; ///< of fragment tasks
        std::uint32_t processors = 1;
        AuxiliaryBuffers auxiliary = {};
    };
    /// A closed segment that is not collected.
    struct HeldSegment {
        SegmentItem segment;
        std::uint32_t collected = 0; ///< of its fragments
        bool isDone = false;
        Cycle doneAt = 0;
        static void visit(auto& visitor, auto& held)
        {
            visitor("segment", held.segment);
            visitor("collected", held.collected);
            visitor("isDone", held.isDone);
            visitor("doneAt", held.doneAt);
        }
    };
    struct Collection {
        std::uint32_t segment = 0; ///< counted from 0
        std::uint32_t pipeline = 0;
        Cycle doneAt = 0;
        Cycle waited = 0; ///< from its end to its turn
        static void visit(auto& visitor, auto& collection)
        {
            visitor(LinkFields::kSegment, collection.segment);
            visitor("pipeline", collection.pipeline);
            visitor("doneAt", collection.doneAt);
            visitor("waited", collection.waited);
        }
    };
    static constexpr std::size_t kCollectionsKept = 16;
    struct State {
        std::vector<HeldSegment> held;    ///< in the order of opening
        std::vector<std::uint32_t> ended; ///< by processor: tasks of its segment
        std::vector<Cycle> busyCycles;    ///< by processor: as its last task told
        std::uint32_t fragments = 0;      ///< collected so far: the number of the next in the stream
        std::uint32_t quads = 0;          ///< sent so far
        AuxiliaryStore auxiliary;
        std::uint8_t nextQuad = 0;                              ///< of the front task
        std::uint8_t pixels = 0;                                ///< collected of that quad
        std::array<Collection, kCollectionsKept> collections{}; ///< segment n at n % 16
        static void visit(auto& visitor, auto& state)
        {
            visitor("held", state.held);
            visitor("ended", state.ended);
            visitor("busyCycles", state.busyCycles);
            visitor(CollectorFields::kFragments, state.fragments);
            visitor("quads", state.quads);
            visitor("auxiliary", state.auxiliary);
            visitor("nextQuad", state.nextQuad);
            visitor("pixels", state.pixels);
            visitor("collections", state.collections);
        }
    };
    struct Ports {
        std::vector<In<FinishedTask>> finished;
        In<SegmentItem> closed;
        In<TaskQuads> order;
        In<TaskQuads> ends;
        SharedIn<ShaderTask> tasks;
        std::vector<SharedIn<ShaderTask>> segments;
        Out<LateQuadItem> quads;
        Out<SegmentItem> freed;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("finished", ports.finished);
            visitor("closed", ports.closed);
            visitor("order", ports.order);
            visitor("ends", ports.ends);
            visitor("tasks", ports.tasks);
            visitor("segments", ports.segments);
            visitor("quads", ports.quads);
            visitor("freed", ports.freed);
        }
    };

    SegmentCollector(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return m_state.held.empty(); }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] std::string waitNote() const override;
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    void noteEnded();
    void noteClosed();
    void noteDone();
    [[nodiscard]] bool endIsDue() const;
    void passEnd();
    void stallForSegment();
    void collect(HeldSegment& held);
    void sendQuad(const TaskQuads& task);
    void endTask(const TaskQuads& task, std::uint32_t pipeline);
    void endSegment();
    void checkOrder(const TaskQuads& task) const;
    void tell(const HeldSegment& held, SegmentStep step);

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
