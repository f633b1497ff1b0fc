// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/unit.h"
#include "core/shader/task_items.h"
#include "core/stream/scheduling_policy.h"
#include "core/stream/segment_items.h"

#include <array>
#include <vector>

namespace vitrine::core {

/// Gives vertex, fragment and completed tasks to free processors. In pull mode it is FSD (DEC-01): a fragment task is a
/// segment of its own, for the first processor that is free. In segment mode fragment tasks come from the segment that
/// FSD has filled for the processor, and a completed task resumes where it was.
///
/// Ports    vertexTasks VTQ · fragmentTasks FTQ, in pull mode · pending APQ · requests ARQ: all as committed
///          segments  the tasks of each processor's segment · closed  segments that may start, unless they do so as
///          their tasks arrive (`seg.startAt`). On preset SEQ there are vertex tasks alone, and no devices
/// Timing   grants in phase 3 what processors take up in the same cycle; any number a cycle, one per processor, in the
///          order of their numbers
/// Stalls   a processor is free when its task was swapped out or has ended and its last request found room. New tasks
///          that may be swapped out need a slot in APQ first (`apq.reserve`; off: they get one as soon as there is one)
/// Spec     HET-07, HET-09, DEC-01, DEC-07, DEC-17, FSEG-01
class TaskScheduler final : public Unit, public Scheduler {
public:
    struct Config {
        std::uint32_t processors = 1;
        std::uint32_t enabled = ~0u; ///< a bit per processor
        SchedulingPolicy policy = SchedulingPolicy::CompletedFirst;
        bool reserves = true;
        bool startsAtClose = true; ///< segments alone
    };
    struct State {
        std::vector<ShaderTask> running;   ///< by processor: what was granted last, no id once known to be free
        std::vector<std::uint32_t> closed; ///< segments: by processor, the number behind its last closed one
        static void visit(auto& visitor, auto& state)
        {
            visitor("running", state.running);
            visitor("closed", state.closed);
        }
    };
    struct Ports {
        SharedView<ShaderTask> vertexTasks;
        SharedView<ShaderTask> fragmentTasks;
        SharedView<PendingTask> pending;
        SharedView<RequestItem> requests;
        std::vector<SharedView<ShaderTask>> segments = {};
        In<SegmentItem> closed = {};
        static void visit(auto& visitor, auto& ports)
        {
            visitor("vertexTasks", ports.vertexTasks);
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
    void tick() override { stall(StallReason::InputEmpty); }
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] std::string waitNote() const override;
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    [[nodiscard]] bool inSegments() const { return !m_ports.segments.empty(); }
    [[nodiscard]] bool isDistributor() const { return m_ports.fragmentTasks.connected(); }
    [[nodiscard]] bool servesDevices() const { return m_ports.requests.connected(); }
    [[nodiscard]] const SharedView<ShaderTask>& fragmentTasks(std::uint32_t processor) const
    {
        return inSegments() ? m_ports.segments[processor] : m_ports.fragmentTasks;
    }
    void noteClosed();
    [[nodiscard]] bool isFree(std::uint32_t processor) const;
    void reserveLate(std::uint32_t processor);
    enum class Work : std::uint8_t { Completed, Fragment, Vertex };
    using WorkOrder = std::array<Work, 3>;
    static const WorkOrder& orderOf(SchedulingPolicy policy);
    void startNext(std::uint32_t processor);
    [[nodiscard]] bool isWaiting(Work work, std::uint32_t processor) const;
    [[nodiscard]] GrantReason reasonFor(const WorkOrder& order, std::size_t rank, std::uint32_t processor) const;
    /// The oldest that this processor may take, or null.
    [[nodiscard]] const SharedQueue<PendingTask>::Entry* completedFor(std::uint32_t processor) const;
    [[nodiscard]] const SharedQueue<ShaderTask>::Entry* fragmentFor(std::uint32_t processor) const;
    [[nodiscard]] const SharedQueue<ShaderTask>::Entry* vertexFor() const;
    bool start(Work work, std::uint32_t processor, GrantReason reason);
    bool startCompleted(std::uint32_t processor, GrantReason reason);
    bool startNew(const SharedView<ShaderTask>& tasks, const SharedQueue<ShaderTask>::Entry* waiting,
                  std::uint32_t processor, GrantReason reason);

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
