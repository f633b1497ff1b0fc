// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/command_items.h"
#include "core/command/draw_state.h"
#include "core/kernel/unit.h"
#include "core/shader/context_ring.h"
#include "core/shader/per_draw.h"
#include "core/shader/program_binding.h"

#include <vector>

namespace vitrine::core {

/// CI: decodes draws, fetches indices and attributes, and makes the vertex tasks.
///
/// Ports    commands  draws in program order · tasks  VTQ, one a cycle · retired  draws that have taken effect
/// Timing   a draw is decoded in one cycle, then makes one task of up to verticesPerThread vertices a cycle, in the
///          order of submission; the next draw starts when this one has left the color updater
/// Stalls   InputEmpty no command, or the draw is still under way; OutputFull VTQ full (HET-03)
/// Spec     HET-02…HET-04, DEC-18
///
///   cycle     0 1 2 3 4 …         9 vertices, 4 a task
///   commands  D
///   tasks     . 4 4 1
class CommandInterface final : public Unit {
public:
    struct Config {
        std::uint32_t verticesPerThread = 4;
        const PerDraw<DrawCommand>& draws;
        const PerDraw<ProgramBindings>& programs;
        ContextRing& contexts; ///< of vertex tasks
    };
    struct State {
        bool active = false; ///< `current` is under way
        DrawItem current;
        std::uint32_t next = 0;     ///< first vertex of the next task
        std::uint32_t vertices = 0; ///< that the draw's primitives use
        std::uint32_t tasks = 0;    ///< made so far
        static void visit(auto& visitor, auto& state)
        {
            visitor("active", state.active);
            visitor("current", state.current);
            visitor("next", state.next);
            visitor("vertices", state.vertices);
            visitor("tasks", state.tasks);
        }
    };
    struct Ports {
        In<DrawItem> commands;
        SharedOut<ShaderTask> tasks;
        In<DrawItem> retired;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("commands", ports.commands);
            visitor("tasks", ports.tasks);
            visitor("retired", ports.retired);
        }
    };

    CommandInterface(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return !m_state.active; }
    [[nodiscard]] UnitDescription description() const override;
    /// With the contexts of the vertex tasks, which this unit makes.
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    void start(const DrawItem& draw);
    void warn(WarningCode code, std::uint32_t count);
    void makeTask();
    void fetch(const DrawCommand& command, ItemId task, std::uint32_t count);
    void end();

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
