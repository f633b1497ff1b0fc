// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/unit.h"
#include "core/shader/task_items.h"
#include "core/stream/scheduling_policy.h"

#include <array>
#include <vector>

namespace vitrine::core {

/// FSD in pull mode (DEC-01): gives vertex, fragment and completed tasks to free processors. A fragment task is a
/// segment of its own here, for the first processor that is free.
///
/// Ports    vertexTasks VTQ · fragmentTasks FTQ · pending APQ · requests ARQ: all as committed
/// Timing   grants in phase 3 what processors take up in the same cycle; any number a cycle, one per processor, in the
///          order of their numbers
/// Stalls   a processor is free when its task was swapped out or has ended and its last request found room. New tasks
///          that may be swapped out need a slot in APQ first (`apq.reserve`; off: they get one as soon as there is one)
/// Spec     HET-07, HET-09, DEC-01, DEC-07
class TaskScheduler final : public Unit, public Scheduler {
public:
    struct Config {
        std::uint32_t processors = 1;
        std::uint32_t enabled = ~0u; ///< a bit per processor
        SchedulingPolicy policy = SchedulingPolicy::CompletedFirst;
        bool reserves = true;
    };
    struct State {
        std::vector<ShaderTask> running; ///< by processor: what was granted last, no id once known to be free
        static void visit(auto& visitor, auto& state) { visitor("running", state.running); }
    };
    struct Ports {
        SharedView<ShaderTask> vertexTasks;
        SharedView<ShaderTask> fragmentTasks;
        SharedView<PendingTask> pending;
        SharedView<RequestItem> requests;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("vertexTasks", ports.vertexTasks);
            visitor("fragmentTasks", ports.fragmentTasks);
            visitor("pending", ports.pending);
            visitor("requests", ports.requests);
        }
    };

    TaskScheduler(UnitContext context, Config config, Ports ports);
    void schedule() override;
    void tick() override { stall(StallReason::InputEmpty); }
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    [[nodiscard]] bool isFree(std::uint32_t processor) const;
    void reserveLate(std::uint32_t processor);
    enum class Work : std::uint8_t { Completed, Fragment, Vertex };
    using WorkOrder = std::array<Work, 3>;
    static const WorkOrder& orderOf(SchedulingPolicy policy);
    void startNext(std::uint32_t processor);
    [[nodiscard]] bool isWaiting(Work work) const;
    [[nodiscard]] GrantReason reasonFor(const WorkOrder& order, std::size_t rank) const;
    bool start(Work work, std::uint32_t processor, GrantReason reason);
    bool startCompleted(std::uint32_t processor, GrantReason reason);
    bool startNew(SharedView<ShaderTask>& tasks, std::uint32_t processor, GrantReason reason);

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
