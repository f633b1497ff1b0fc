// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/unit.h"
#include "core/shader/context_ring.h"
#include "core/shader/interpreter.h"
#include "core/shader/per_draw.h"
#include "core/shader/program_binding.h"

#include <array>

namespace vitrine::core {

/// SP: runs one task at a time, vertex or fragment, and swaps out those that wait for a device.
///
/// Ports    vertexTasks, fragmentTasks  granted new tasks (of FTQ, or of its own segment) · pending  granted completed
/// tasks, parked ones
///          requests  one post per SEND · vertices, fragments  tasks that have ended, to PSR and FSC
///          Without fragment tasks (preset SEQ) there are no devices either: only vertexTasks and vertices
/// Timing   a burst (up to a SEND, a wait or the end) is executed at once and takes instructions × ⌈k/T⌉ cycles;
///          SENDs are posted and tasks swapped out in the last cycle of a burst. A resumed task waits switchCycles.
/// Stalls   InputEmpty no grant; OutputFull the last SEND found no room in ARQ, or the result none;
///          ResourceBusy a task must wait and has no APQ slot: it waits in place (HET-09)
/// Spec     HET-07…HET-11, cost rule of spec/00 §5
///
///   cycle     0 … 9 10 … 19 20 … 110 … 119     two tasks of 10 + SEND (latency 100), P = 1
///   SP        A   A B     B  .   A   … A       A posts and parks in 9, B starts in 10
class ShaderProcessor final : public Unit {
public:
    struct Config {
        std::uint32_t number = 0;
        std::uint32_t processors = 1;
        std::uint32_t alus = 4;         ///< T of the cost rule
        std::uint32_t switchCycles = 0; ///< of resuming a task
        const PerDraw<ProgramBindings>& programs;
        TaskContexts& contexts;
    };
    struct State {
        ShaderTask task;
        bool running = false;
        bool inBurst = false;                   ///< time of the last executed instructions is passing
        RunStatus ending = RunStatus::Finished; ///< what ended the burst
        Cycle burstEnd = 0;                     ///< the first cycle after the burst
        std::uint32_t switchCycles = 0;         ///< still to be added to the next burst
        std::uint32_t requests = 0;             ///< posted so far
        std::uint64_t instructions = 0;         ///< executed so far
        std::array<Cycle, 2> busyCycles{};      ///< of executing these, by ShaderStage
        std::uint64_t blockedApqFull = 0;       ///< waits in place for want of an APQ slot (HET-09)
        bool faulted = false;                   ///< a program did not come to an end
        ShaderStage faultStage = ShaderStage::Vertex;
        static void visit(auto& visitor, auto& state)
        {
            visitor("task", state.task);
            visitor("running", state.running);
            visitor("inBurst", state.inBurst);
            visitor("ending", state.ending);
            visitor("burstEnd", state.burstEnd);
            visitor("switchCycles", state.switchCycles);
            visitor("requests", state.requests);
            visitor("instructions", state.instructions);
            visitor("busyCycles", state.busyCycles);
            visitor("blockedApqFull", state.blockedApqFull);
            visitor("faulted", state.faulted);
            visitor("faultStage", state.faultStage);
        }
    };
    struct Ports {
        SharedIn<ShaderTask> vertexTasks;
        SharedIn<ShaderTask> fragmentTasks;
        SharedIn<PendingTask> pending;
        SharedOut<RequestItem> requests;
        Out<FinishedTask> vertices;
        Out<FinishedTask> fragments;
        static void visit(auto& visitor, auto& ports)
        {
            const bool asksDevices = ports.requests.connected();
            visitor("vertexTasks", ports.vertexTasks);
            if (asksDevices) {
                visitor("fragmentTasks", ports.fragmentTasks);
                visitor("pending", ports.pending);
                visitor("requests", ports.requests);
            }
            visitor("vertices", ports.vertices);
            if (asksDevices)
                visitor("fragments", ports.fragments);
        }
    };

    ShaderProcessor(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return !m_state.running; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    [[nodiscard]] bool asksDevices() const { return m_ports.requests.connected(); }
    bool startGranted();
    [[nodiscard]] ThreadContext& context();
    [[nodiscard]] const ProgramBinding& binding() const;
    [[nodiscard]] bool mustWait();
    void beginBurst();
    void endBurst();
    void postRequest();
    bool swapOut();
    void retire();

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
