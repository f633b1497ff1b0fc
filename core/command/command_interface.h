// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/bound_buffer.h"
#include "core/command/bypass_decision.h"
#include "core/command/command_state.h"
#include "core/command/drain_line.h"
#include "core/command/stream_line.h"
#include "core/command/surface_use.h"
#include "core/command/transfer_work.h"
#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/observe/operation_costs.h"
#include "core/shader/context_ring.h"
#include "core/shader/program_binding.h"

#include <optional>
#include <span>
#include <vector>

namespace vitrine::core {

/// CI: reads command buffers, sets registers, raises interrupts, fetches indices and attributes, makes vertex tasks.
///
/// Ports    buffers  command buffers in program order · tasks  VTQ, one a cycle · retired  draws that have taken effect
///          transfers  clears, copies and draws of the basic 2-D path to PSR, past the processors (RUN-06, VG2D-40)
///          bypass  to the power manager: whether fragments bypass the processors from now on (on machines that can)
/// Lines    drained  to the units that take turns, when nothing of a draw is left in the machine (RUN-14) · stream  to
///          the distributor, how far the draws have come (RUN-05)
/// Timing   a command after the other, each in as many cycles as it has words, times ci.wordCycles; a draw makes one
///          task of up to verticesPerThread vertices a cycle from the next cycle on. The next command follows while
///          fewer than `draws` are under way, and its waits are over (RUN-03): one draw at a time is the default
///          A draw that bypasses the processors has tasks of up to verticesPerThreadInBypass. Where it is the other way
///          with the draw before, the machine drains and is switched before its first task
///          An interrupt ends a frame: the next one begins with fragments shaded by programs, as the machine does
/// Stalls   InputEmpty no buffer; Ordering, ResourceBusy a command waits for draws under way (`ci.wait`); OutputFull
///          VTQ full (HET-03), or the power manager has not taken the last switch
/// Spec     HET-02…HET-04, HET-06, HIZ-31, BYP-06, BYP-09, BYP-12, DEC-18, ONE-07, ONE-10, RUN-02, RUN-03, RUN-06,
///          RUN-14
///
///   cycle     0 1 2 3 4 5 … r          REG, DRAW of 9 vertices, 4 a task; IRQ, one draw at a time
///   commands  R D . . .       I
///   tasks     . . 4 4 1
class CommandInterface final : public Unit {
public:
    struct Config {
        std::uint32_t verticesPerThread = 4;
        const PerDraw<CommandBuffer>& buffers; ///< by the number of their first draw
        const PerDraw<DrawCommand>& draws;
        const PerDraw<ProgramBindings>& programs;
        ContextRing& contexts;   ///< of vertex tasks
        StateVersions& versions; ///< rows of draws; freed when they have retired
        // On machines whose fragments can bypass the processors:
        const PerDraw<BypassDecision>* decisions = nullptr;
        std::uint32_t verticesPerThreadInBypass = 2;
        bool startsBypassed = false;               ///< as after a draw whose fragments bypassed the processors
        RegisterImage image = {};                  ///< as the draws before have left it (RUN-14)
        std::uint32_t wordCycles = 0;              ///< ci.wordCycles
        std::uint32_t drawsUnderWay = 1;           ///< at most
        const PerDraw<SurfaceUse>* uses = nullptr; ///< where there can be several
        const PerDraw<TransferWork>* transfers = nullptr;
        OperationCost bytes = {};
    };
    using State = CommandInterfaceState;
    struct Ports {
        In<BufferItem> buffers;
        SharedOut<ShaderTask> tasks;
        In<DrawItem> retired;
        Out<BypassItem> bypass = {};
        LineOut<DrainLine> drained = {};
        LineOut<StreamLine> stream = {};
        Out<TransferItem> transfers = {};
        static void visit(auto& visitor, auto& ports)
        {
            visitor("buffers", ports.buffers);
            visitor("tasks", ports.tasks);
            visitor("retired", ports.retired);
            if (ports.bypass.connected())
                visitor("bypass", ports.bypass);
            visitor("drained", ports.drained);
            visitor("stream", ports.stream);
            visitor("transfers", ports.transfers);
        }
    };

    CommandInterface(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return hasTakenAll() && m_state.flight.empty(); }
    /// Whether every command of the buffers so far was taken up.
    [[nodiscard]] bool hasTakenAll() const { return !m_state.reading && !m_state.active; }
    /// Between cycles: whether something may begin with nothing under way, or retire, in the cycle that comes next.
    [[nodiscard]] bool isAtTurn() const;
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] UnitDescription description() const override;
    /// With the contexts of the vertex tasks, which this unit makes.
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    using Bytes = std::span<const std::byte>;
    [[nodiscard]] std::uint32_t drawOfWords() const;
    void countBytes(std::uint32_t draw, std::uint64_t bytes);
    [[nodiscard]] const CommandBuffer& buffer() const { return m_config.buffers.of(m_state.buffer.label.draw); }
    void work();
    void tellStream();
    void open(const BufferItem& item);
    void executeNext(Bytes commands);
    void execute(const DecodedCommand& command);
    void fetchAhead(Bytes commands);
    void takeTime(const DecodedCommand& command);
    void record(const DecodedCommand& command);
    void checkOrder(const DecodedCommand& select, bool wasFlushed);
    CommandRecord& currentRecord();
    void refuse(const DecodedCommand& command, const DrawFault& fault);
    void tell(const DecodedCommand& command, const DrawFault& fault);

    void trigger(const DecodedCommand& command);
    void start(std::uint32_t draw);
    void startTransfer(const DecodedCommand& command);
    void tellStages(const DrawState& state);
    void tellScan(const ScannedTexture& texture);
    void continueDraw();
    [[nodiscard]] bool isBypassed() const { return m_state.bypass.isBypassed(); }
    void tellDecision();
    /// False: the power manager has not taken the last switch.
    bool switchFor(std::uint32_t draw);
    void warn(WarningCode code, std::uint32_t count);
    void leaveEmpty();
    [[nodiscard]] DrawUnderWay underWay(bool isEmpty) const;
    void passVertices(const DrawCommand& command);
    void makeTask();
    void fetch(const DrawCommand& command, ItemId task, std::uint32_t count);
    bool retireDraws();
    void retire(const DrawUnderWay& draw);
    void end(const DrawUnderWay& draw);
    [[nodiscard]] std::uint32_t nextDraw(const DecodedCommand& command) const;
    [[nodiscard]] std::optional<CommandWait> waitOf(const DecodedCommand& command) const;
    [[nodiscard]] std::optional<CommandWait> surfaceWait(std::uint32_t draw) const;
    [[nodiscard]] bool wantsBypass(std::uint32_t draw) const;
    void waitOn(const CommandWait& wait);
    void endWait();
    void beginFrame();

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
