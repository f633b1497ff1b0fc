// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/command_items.h"
#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/memory/memory.h"
#include "core/observe/link_fields.h"
#include "core/primitive/placed_vertex.h"
#include "core/primitive/primitive_items.h"
#include "core/primitive/primitive_ops.h"
#include "core/shader/context_ring.h"
#include "core/shader/program_binding.h"

#include <deque>
#include <optional>
#include <vector>

namespace vitrine::core {

/// PSR: brings shaded vertices back into order, assembles primitives, clips, culls and sets them up.
///
/// Ports    finished  vertex tasks that ended, a queue per processor · tasks  VTQ, whose entries leave here in order
///          primitives  to AGS; after the last one of a draw comes its end · transfers  from CI, in their place among
///          the tasks: clears and copies are ends alone (RUN-06), draws of the basic 2-D path have vertices in memory
/// Timing   one primitive a cycle, with as many vertices as it needs. The triangles of a clipped polygon follow, one
///          per cycle
/// Stalls   InputEmpty the next vertex has not come; OutputFull AGS takes nothing
/// Spec     L4, L5, HET-03, HET-04, HET-05, RUN-02
///
///   cycle       0 1 2 3 4        triangle list, tasks of 4 vertices; B is clipped to two
///   finished    0 1
///   primitives  . A B B E        E = end of the draw
class PrimitiveSetup final : public Unit {
public:
    struct Config {
        const PerDraw<DrawCommand>& draws;
        const PerDraw<ProgramBindings>& programs;
        const Memory& memory;
        ContextRing& contexts; ///< the contexts of vertex tasks
    };
    struct State {
        std::vector<std::uint8_t> finished; ///< by task place: number of vertices; 0 when the task has not finished
        std::uint32_t nextTask = 0;         ///< place in the stream of the task that is read next
        std::uint32_t lane = 0;             ///< the vertex of this task that is read next
        bool active = false;                ///< a draw has begun and not ended
        std::uint32_t draw = 0;
        bool isBypassed = false; ///< what the draw is made of says so on its way
        bool isBasic = false;    ///< its vertices come from memory, as they are (VG2D-40)
        std::uint32_t nextPrimitive = 0;
        std::uint32_t received = 0;         ///< vertices of the draw read so far
        ShadedVertex first;                 ///< first vertex of the draw, to which fans and loops return
        std::array<ShadedVertex, 4> recent; ///< the last vertices, by position modulo 4
        std::deque<SetupItem> pending;      ///< primitives that are set up and not sent yet
        std::uint32_t primitives = 0;       ///< primitives made so far
        static void visit(auto& visitor, auto& state)
        {
            visitor("finished", state.finished);
            visitor("nextTask", state.nextTask);
            visitor("lane", state.lane);
            visitor("active", state.active);
            visitor(LinkFields::kDraw, state.draw);
            visitor("isBypassed", state.isBypassed);
            visitor("isBasic", state.isBasic);
            visitor("nextPrimitive", state.nextPrimitive);
            visitor("received", state.received);
            visitor("first", state.first);
            visitor("recent", state.recent);
            visitor("pending", state.pending);
            visitor("primitives", state.primitives);
        }
    };
    struct Ports {
        std::vector<In<FinishedTask>> finished;
        SharedIn<ShaderTask> tasks;
        Out<SetupItem> primitives;
        In<TransferItem> transfers = {};
        static void visit(auto& visitor, auto& ports)
        {
            visitor("finished", ports.finished);
            visitor("tasks", ports.tasks);
            visitor("primitives", ports.primitives);
            visitor("transfers", ports.transfers);
        }
    };

    PrimitiveSetup(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return !m_state.active; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    bool noteFinished();
    bool beginDraw();
    void beginDraw(std::uint32_t draw, bool isBypassed, bool isBasic);
    [[nodiscard]] bool isTransferDue() const;
    void passTransfer();
    bool readVertices(std::uint32_t needed);
    void readVertex();
    void readFromTask(ShadedVertex& vertex);
    void sendPending();
    void endDraw();
    void assemble(const DrawCommand& command);
    void warnAbout(const SetupCounts& before, const SetupCounts& after);
    PrimitiveProcessor& processor();

    const Config m_config;
    State m_state;
    Ports m_ports;
    std::optional<PrimitiveProcessor> m_processor; ///< derived from the draw
    std::uint32_t m_processorDraw = 0;
};

} // namespace vitrine::core
