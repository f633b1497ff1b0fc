// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/unit.h"
#include "core/shader/context_ring.h"
#include "core/shader/device.h"
#include "core/shader/per_draw.h"
#include "core/shader/program_binding.h"

#include <vector>

namespace vitrine::core {

/// ARB: routes the requests at the head of ARQ to their devices and brings the results back.
///
/// Ports    requests  ARQ, read in order · pending  APQ, whose tasks it marks completed · devices by direct lines
/// Timing   up to `width` requests a cycle, one per device; a request seen in cycle c is routed in c at the earliest.
///          When a device completes, the ARQ entry retires and the APQ entry is completed in the same cycle (DEC-06).
/// Stalls   InputEmpty no request; ResourceBusy the head's device takes none yet (`arb.mode` fifo: all wait behind it)
/// Spec     HET-14, HET-15
///
///   cycle     0 1 2 3 4 5        requests of 4 items (A) and of 1 (B), one device with interval 1
///   routed    A = = = B .        '=' stalled
class Arbiter final : public Unit, public ResultSink {
public:
    struct Config {
        std::uint32_t width = 1;
        std::vector<Device*> devices; ///< by port
        const PerDraw<ProgramBindings>& programs;
        TaskContexts& contexts;
    };
    /// A task whose swap-out may have been on its way when an answer came: looked at again a cycle later.
    struct Answered {
        ItemId task;
        Cycle cycle = 0;
        static void visit(auto& visitor, auto& answered)
        {
            visitor("task", answered.task);
            visitor("cycle", answered.cycle);
        }
    };
    struct State {
        std::vector<Answered> answered;
        std::vector<RequestItem> undirected; ///< named a device that is not there: answered with 0 in the next cycle
        std::uint64_t routed = 0;
        static void visit(auto& visitor, auto& state)
        {
            visitor("answered", state.answered);
            visitor("undirected", state.undirected);
            visitor("routed", state.routed);
        }
    };
    struct Ports {
        SharedView<RequestItem> requests;
        SharedView<PendingTask> pending;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("requests", ports.requests);
            visitor("pending", ports.pending);
        }
    };

    Arbiter(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    void deliver() override;
    void complete(const RequestItem& request, std::span<const float> results) override;
    [[nodiscard]] bool idle() const override { return m_state.answered.empty() && m_state.undirected.empty(); }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    [[nodiscard]] Device* deviceFor(const RequestItem& request) const;
    void route(const RequestItem& request, Device* device);
    void answerUndirected();
    void lookAgain(const Answered& answered);
    [[nodiscard]] bool isWaitingStill(const PendingTask& pending) const;

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
