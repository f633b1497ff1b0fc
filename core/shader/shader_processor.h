// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/query.h"
#include "core/kernel/state_versions.h"
#include "core/observe/operation_costs.h"
#include "core/shader/alu_layout.h"
#include "core/shader/context_ring.h"
#include "core/shader/interpreter.h"
#include "core/shader/processor_fields.h"
#include "core/shader/processor_switches.h"
#include "core/shader/processor_use.h"
#include "core/shader/program_binding.h"
#include "core/shader/shader_clock.h"

#include <array>
#include <vector>

namespace vitrine::core {

/// Project choice, as spec/00 has no knob for it. Larger programs are streamed ahead of the PC and lose no time by it.
inline constexpr std::size_t kInstructionCacheSize = 512; ///< instructions
inline constexpr std::size_t kInstructionCacheLine = 16;  ///< so many of these are streamed at a time

/// A place in which a processor executes one task.
struct ThreadSlot {
    ShaderTask task;
    bool running = false;
    bool inBurst = false;                   ///< the time of the instructions that were executed last is passing
    RunStatus ending = RunStatus::Finished; ///< why the burst ended
    Cycle burstEnd = 0;                     ///< the first cycle after the burst
    std::uint32_t switchCycles = 0;         ///< cycles of a task switch that are still to be added to the next burst
    static void visit(auto& visitor, auto& slot)
    {
        visitor("task", slot.task);
        visitor("running", slot.running);
        visitor("inBurst", slot.inBurst);
        visitor("ending", slot.ending);
        visitor("burstEnd", slot.burstEnd);
        visitor("switchCycles", slot.switchCycles);
    }
};

/// SP: runs vertex and fragment tasks, and swaps out those that wait for a device. It runs one at a time on all ALUs
/// or, with `sched.share` space, a vertex task on group A and a fragment task on the other groups in the same clocks.
///
/// Ports    vertexTasks, fragmentTasks  granted new tasks (of FTQ, or of its own segment) · pending  granted completed
/// tasks, parked ones
///          requests  one post per SEND · vertices, fragments  tasks that have ended, to PSR and FSC
///          Without fragment tasks (preset SEQ) there are no devices either: only vertexTasks and vertices
/// Timing   a burst (up to a SEND, a wait or the end) is executed at once and takes instructions × ⌈k/T⌉ clocks, T
///          being the ALUs that work; SENDs are posted and tasks swapped out in the last cycle of a burst, which a SEND
///          whose texels were read ahead does not end. A resumed task waits switchCycles. It posts one request and
///          takes one completed task a cycle
/// Stalls   InputEmpty no grant; OutputFull the last SEND found no room in ARQ, or the result none;
///          ResourceBusy its tasks wait for devices: all that it has are swapped out, or one has no APQ slot and waits
///          in place (HET-09)
/// Spec     HET-07…HET-11, BYP-01…BYP-05, cost rule of spec/00 §5
///
///   cycle     0 … 9 10 … 19 20 … 110 … 119     two tasks of 10 + SEND (latency 100), P = 1
///   SP        A   A B     B  .   A   … A       A posts and parks in 9, B starts in 10
class ShaderProcessor final : public Unit, public Answers<ProcessorUse, bool> {
public:
    struct Config {
        std::uint32_t number = 0;
        std::uint32_t processors = 1;
        AluLayout alus = AluLayout::alike(2, 2);
        std::uint32_t switchCycles = 0; ///< cycles that it takes to resume a task
        const PerDraw<ProgramBindings>& programs;
        TaskContexts& contexts;
        bool sharesSpace = false;
        ShaderClock clock = ShaderClock::Same;
        OperationCost aluOperations = {}, bankAccesses = {};
    };
    struct State {
        /// Sharing time: only the first is used; sharing space: one for vertices, one for fragments.
        std::array<ThreadSlot, 2> threads;
        std::uint32_t requests = 0;               ///< posted so far
        std::uint64_t instructions = 0;           ///< executed so far; an instruction counts once per task
        std::array<Cycle, 2> busyCycles{};        ///< cycles in which these were executed, by ShaderStage
        std::array<std::uint64_t, 2> itemsDone{}; ///< instructions × items, by ShaderStage
        std::vector<std::uint64_t> aluOperations; ///< the same for each ALU (BYP-03)
        std::uint64_t idleAluSlots = 0;           ///< clocks in which an ALU that works had no item
        std::uint64_t contextSwitches = 0;        ///< tasks started and resumed (BYP-02)
        std::uint64_t instructionMisses = 0;      ///< lines streamed for programs larger than the cache (BYP-02)
        /// Crossings of tasks, requests and results between different clocks (BYP-05).
        std::uint64_t clockCrossings = 0;
        std::uint64_t blockedApqFull = 0; ///< how often a task waited in place because APQ had no slot (HET-09)
        bool faulted = false;             ///< a program did not come to an end
        ShaderStage faultStage = ShaderStage::Vertex;
        std::uint32_t faultDraw = 0;
        static void visit(auto& visitor, auto& state)
        {
            visitor("threads", state.threads);
            visitor(ProcessorFields::kRequests, state.requests);
            visitor(ProcessorFields::kInstructions, state.instructions);
            visitor("busyCycles", state.busyCycles);
            visitor("itemsDone", state.itemsDone);
            visitor("aluOperations", state.aluOperations);
            visitor("idleAluSlots", state.idleAluSlots);
            visitor("contextSwitches", state.contextSwitches);
            visitor("ic.miss", state.instructionMisses);
            visitor("clockCrossings", state.clockCrossings);
            visitor("blockedApqFull", state.blockedApqFull);
            visitor("faulted", state.faulted);
            visitor("faultStage", state.faultStage);
            visitor("faultDraw", state.faultDraw);
        }
    };
    struct Ports {
        SharedIn<ShaderTask> vertexTasks;
        SharedIn<ShaderTask> fragmentTasks;
        SharedIn<PendingTask> pending;
        SharedOut<RequestItem> requests;
        Out<FinishedTask> vertices;
        Out<FinishedTask> fragments;
        LineIn<ProcessorSwitches> power = {};
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
            visitor("power", ports.power);
        }
    };

    ShaderProcessor(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return !m_state.threads[0].running && !m_state.threads[1].running; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] bool answer(const ProcessorUse& use) override;
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    /// What one slot did in a cycle.
    struct Step {
        enum class Kind : std::uint8_t { Worked, WorksUntil, Stalled };
        Kind kind = Kind::Worked;
        Cycle until = 0;                              ///< with WorksUntil
        StallReason reason = StallReason::InputEmpty; ///< with Stalled
        QueueId blocker;
    };
    static Step worksUntil(Cycle cycle) { return {Step::Kind::WorksUntil, cycle, {}, {}}; }
    static Step stalled(StallReason reason, QueueId blocker = {}) { return {Step::Kind::Stalled, 0, reason, blocker}; }
    /// The step of a processor whose tasks wait for results. They are swapped out and nothing else can run, or they
    /// wait in place (HET-09).
    [[nodiscard]] Step waitsForDevice() const
    {
        return stalled(StallReason::ResourceBusy, m_ports.pending.queue()->id());
    }
    void report(const Step& first, const Step& second);

    [[nodiscard]] bool asksDevices() const { return m_ports.requests.connected(); }
    [[nodiscard]] bool sharesSpace() const { return m_config.sharesSpace && asksDevices(); }
    [[nodiscard]] bool serves(const ThreadSlot& slot, ShaderStage stage) const;
    [[nodiscard]] AluMask alusOf(const ThreadSlot& slot) const;
    [[nodiscard]] bool runs(ShaderStage stage) const;
    [[nodiscard]] bool uses(AluMask alus) const;
    Step step(ThreadSlot& slot);
    bool startGranted(ThreadSlot& slot);
    [[nodiscard]] ThreadContext& context(const ThreadSlot& slot);
    [[nodiscard]] const ProgramBinding& binding(const ThreadSlot& slot) const;
    [[nodiscard]] bool mustWait(const ThreadSlot& slot);
    void beginBurst(ThreadSlot& slot);
    void tellBurst(const ThreadSlot& slot, std::vector<InstructionStretch> stretches);
    [[nodiscard]] Cycle count(const ThreadSlot& slot, std::uint64_t executed, std::size_t programSize);
    void countCrossing() { m_state.clockCrossings += m_config.clock == ShaderClock::Same ? 0 : 1; }
    Step endBurst(ThreadSlot& slot);
    void postRequest(const ThreadSlot& slot);
    bool swapOut(ThreadSlot& slot);
    Step retire(ThreadSlot& slot);

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
