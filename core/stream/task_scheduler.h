// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/drain_line.h"
#include "core/kernel/unit.h"
#include "core/shader/processor_set.h"
#include "core/shader/processor_switches.h"
#include "core/shader/task_items.h"
#include "core/stream/scheduling_policy.h"
#include "core/stream/segment_items.h"

#include <array>
#include <vector>

namespace vitrine::core {

/// Gives vertex, fragment and completed tasks to free processors. In pull mode it is the FSD (DEC-01): a fragment task
/// is a segment of its own, for the first processor that is free. In segment mode fragment tasks come from the segment
/// that FSD has filled for the processor, and a completed task resumes where it was.
///
/// Ports    vertexTasks VTQ · fragmentTasks FTQ, in pull mode · pending APQ · requests ARQ: all as committed
///          segments  the tasks of each processor's segment · closed  segments that may start, unless they do so as
///          their tasks arrive (`seg.startAt`). On preset SEQ there are vertex tasks alone, and no devices
/// Timing   grants in phase 3 what processors take up in the same cycle: any number a cycle, but one per processor, in
///          the order of their numbers. Sharing space, a processor gets vertex and fragment work at the same time, but
///          one completed task a cycle
/// Ratio    where new vertex and new fragment work wait for a processor at once, `sched.ratio` v:m divides its cycles
///          between them: the kind that has had more than its share comes after the other. The policy alone
///          decides between equals, among everything else, and while one kind does not wait: the other then gets all
///          cycles, and they are not charged (project choice; completed tasks have no share, or APQ would fill up)
/// Stalls   a processor is free when its task was swapped out or has ended and its last request found room. New tasks
///          that may be swapped out need a slot in APQ first (without `apq.reserve`: they get one as soon as one is
///          free)
/// Spec     HET-07, HET-09, BYP-04, BYP-13, DEC-01, DEC-07, DEC-17, FSEG-01, RUN-14
class TaskScheduler final : public Unit, public Scheduler {
public:
    struct Config {
        std::uint32_t processors = 1;
        ProcessorSet enabled = kEveryProcessor;
        SchedulingPolicy policy = SchedulingPolicy::CompletedFirst;
        bool reserves = true;
        bool startsAtClose = true; ///< for segments only
        bool sharesSpace = false;
        WorkRatio ratio = {};
    };
    /// How the cycles of a processor were divided between new vertex and new fragment work while both kinds waited.
    struct Share {
        std::int64_t vertexLead = 0; ///< (cycles of vertices × m) − (cycles of fragments × v)
        std::int64_t rate = 0;       ///< how much a cycle of the running task adds to vertexLead
        Cycle since = 0;             ///< when the running task was granted
        static void visit(auto& visitor, auto& share)
        {
            visitor("vertexLead", share.vertexLead);
            visitor("rate", share.rate);
            visitor("since", share.since);
        }
    };
    struct State {
        /// By slot: the task that was granted last; it has no id once the slot is known to be free.
        std::vector<ShaderTask> running;
        std::vector<Share> shares;         ///< by processor
        std::vector<std::uint32_t> closed; ///< with segments, by processor: the number after its last closed one
        std::uint32_t drains = 0;          ///< drains of the machine that it has seen
        static void visit(auto& visitor, auto& state)
        {
            visitor("running", state.running);
            visitor("shares", state.shares);
            visitor("closed", state.closed);
            visitor("drains", state.drains);
        }
    };
    struct Ports {
        SharedView<ShaderTask> vertexTasks;
        SharedView<ShaderTask> fragmentTasks;
        SharedView<PendingTask> pending;
        SharedView<RequestItem> requests;
        std::vector<SharedView<ShaderTask>> segments = {};
        In<SegmentItem> closed = {};
        std::vector<LineIn<ProcessorSwitches>> power = {}; ///< by processor; none: everything works
        LineIn<DrainLine> drained = {};
        static void visit(auto& visitor, auto& ports)
        {
            visitor("vertexTasks", ports.vertexTasks);
            visitor("power", ports.power);
            visitor("drained", ports.drained);
            if (!ports.requests.connected())
                return;
            visitor("fragmentTasks", ports.fragmentTasks);
            visitor("pending", ports.pending);
            visitor("requests", ports.requests);
            visitor("segments", ports.segments);
            visitor("closed", ports.closed);
        }
    };

    TaskScheduler(UnitContext context, Config config, Ports ports);
    void schedule() override;
    void tick() override;
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] std::string waitNote() const override;
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    [[nodiscard]] bool inSegments() const { return !m_ports.segments.empty(); }
    [[nodiscard]] bool isDistributor() const { return m_ports.fragmentTasks.connected(); }
    [[nodiscard]] bool servesDevices() const { return m_ports.requests.connected(); }
    [[nodiscard]] const SharedView<ShaderTask>& fragmentTasks(std::uint32_t processor) const
    {
        return inSegments() ? m_ports.segments[processor] : m_ports.fragmentTasks;
    }
    /// A place in which a processor runs a task. A processor that shares space has two of them, for vertices and for
    /// fragments.
    struct Slot {
        std::uint32_t processor = 0;
        std::uint32_t index = 0; ///< index into State::running
        bool takesVertices = true;
        bool takesFragments = true;
        [[nodiscard]] bool takes(ShaderStage stage) const
        {
            return stage == ShaderStage::Vertex ? takesVertices : takesFragments;
        }
    };
    [[nodiscard]] std::uint32_t slotsPerProcessor() const { return m_config.sharesSpace && servesDevices() ? 2 : 1; }
    [[nodiscard]] Slot slotOf(std::uint32_t processor, std::uint32_t number) const;
    void serve(const Slot& slot);
    void noteDrain();
    void noteClosed();
    [[nodiscard]] const ProcessorSwitches& switchesOf(const Slot& slot) const;
    [[nodiscard]] std::string unservedNote() const;
    [[nodiscard]] bool isServed(ShaderStage stage) const;
    [[nodiscard]] bool isFree(const Slot& slot) const;
    void reserveLate(const Slot& slot);
    void settle(const Slot& slot);

    enum class Work : std::uint8_t { Completed, Fragment, Vertex };
    /// The order in which a processor takes work.
    struct WorkOrder {
        std::array<Work, 3> kinds;
        bool followsShare = false; ///< the order comes from the share, not from the policy
    };
    [[nodiscard]] WorkOrder orderFor(const Slot& slot) const;
    void startNext(const Slot& slot);
    [[nodiscard]] bool isWaiting(Work work, const Slot& slot) const;
    [[nodiscard]] bool works(ShaderStage stage, const Slot& slot) const;
    [[nodiscard]] GrantReason reasonFor(const WorkOrder& order, std::size_t rank, const Slot& slot) const;
    /// The oldest completed task that this slot may take, or null.
    [[nodiscard]] const SharedQueue<PendingTask>::Entry* completedFor(const Slot& slot) const;
    [[nodiscard]] const SharedQueue<ShaderTask>::Entry* fragmentFor(const Slot& slot) const;
    [[nodiscard]] const SharedQueue<ShaderTask>::Entry* vertexFor(const Slot& slot) const;
    bool start(Work work, const Slot& slot, GrantReason reason);
    bool startCompleted(const Slot& slot, GrantReason reason);
    bool startNew(const SharedView<ShaderTask>& tasks, const SharedQueue<ShaderTask>::Entry* waiting, const Slot& slot,
                  GrantReason reason);
    void charge(Work work, const Slot& slot);

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
