// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/depth_stencil/late_quad_item.h"
#include "core/interpolate/task_quads.h"
#include "core/kernel/unit.h"
#include "core/shader/context_ring.h"
#include "core/stream/auxiliary_store.h"

#include <vector>

namespace vitrine::core {

/// FSC with `seg.mode` pull: brings shaded fragments back into the order of the stream, which is that of their tasks.
///
/// Ports    finished  tasks that ended, a queue per processor · order  the tasks as the interpolator made them
///          tasks  FTQ, whose entries leave here in order · quads  to the late depth and stencil tap
/// Timing   a finished task enters at once. One quad a cycle leaves, in the first cycle in which its task has finished
///          and all before it have left
/// Stalls   InputEmpty; Ordering the next task has not finished, later ones have; OutputFull
/// Spec     DEC-02, FSEG-09, HET-06
///
///   cycle      0 1 2 3 4         tasks of one quad: B ends before A
///   finished   B . A C
///   quads      = = A B C         '=' stalled: Ordering
class FragmentCollector final : public Unit {
public:
    struct Config {
        ContextRing& contexts; ///< the contexts of fragment tasks
        AuxiliaryBuffers auxiliary = {};
    };
    struct State {
        std::vector<std::uint8_t> finished; ///< by task place
        std::uint32_t held = 0;             ///< finished tasks that are not collected yet
        std::uint8_t nextQuad = 0;          ///< the next quad of the front task
        std::uint32_t quads = 0;            ///< quads sent so far
        AuxiliaryStore auxiliary;
        static void visit(auto& visitor, auto& state)
        {
            visitor("finished", state.finished);
            visitor("held", state.held);
            visitor("nextQuad", state.nextQuad);
            visitor("quads", state.quads);
            visitor("auxiliary", state.auxiliary);
        }
    };
    struct Ports {
        std::vector<In<FinishedTask>> finished;
        In<TaskQuads> order;
        SharedIn<ShaderTask> tasks;
        Out<LateQuadItem> quads;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("finished", ports.finished);
            visitor("order", ports.order);
            visitor("tasks", ports.tasks);
            visitor("quads", ports.quads);
        }
    };

    FragmentCollector(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return m_state.held == 0; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    bool noteFinished();
    [[nodiscard]] std::uint8_t& finished(ItemId task);
    void sendQuad(const TaskQuads& task);

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
