// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/bypass_plan.h"
#include "core/command/draw_state.h"
#include "core/interpolate/bypass_quad.h"
#include "core/interpolate/interpolate_ops.h"
#include "core/interpolate/task_quads.h"
#include "core/kernel/unit.h"
#include "core/raster/quad_item.h"
#include "core/shader/context_ring.h"
#include "core/shader/per_draw.h"
#include "core/shader/program_binding.h"

namespace vitrine::core {

/// AIN: interpolates the attributes of quads and makes fragment tasks of them.
///
/// Ports    quads  from the early tap · tasks  FTQ · order  the same tasks and the ends of draws, to the collector.
///          Where no programs shade fragments (preset SEQ) there are no tasks, and order goes to the fixed chain. Quads
///          of draws that bypass the processors, and their ends, all go to bypassed, the register bank, and to nobody
///          else
/// Timing   one task a cycle. Of 1 fragment: a task per covered pixel, each with its whole quad for derivatives;
///          of 4: a task per quad; of 16: four quads of one primitive, fewer when another primitive or the end follows
/// Stalls   InputEmpty; OutputFull FTQ full (HET-06)
/// Warns    of fragments at which an attribute overflows: they are dropped
///          A quad a cycle in bypass
/// Spec     L8, L9, L10, HET-05, HET-06, BYP-08, BYP-18
///
///   cycle     0 1 2 3 4        quads with 4, 1, 1 fragments, fs.fragmentsPerTask 4
///   quads     4 1 1 E
///   tasks     A B C .
class AttributeInterpolator final : public Unit {
public:
    struct Config {
        std::uint32_t fragmentsPerTask = 4;
        const PerDraw<ProgramBindings>& programs;
        ContextRing& contexts;            ///< of fragment tasks
        std::uint32_t numbersPerTask = 1; ///< with segments as many as fragments: a task may be cut into so many
        const PerDraw<BypassPlan>* plans = nullptr; ///< of draws that bypass the processors; null: none does
    };
    struct State {
        TaskQuads group;                   ///< of 16: the quads that wait for company
        std::uint8_t pixelsDone = 0;       ///< of 1: pixels of the front quad that have their task
        std::uint32_t tasks = 0;           ///< made so far
        std::uint64_t fragments = 0;       ///< of these
        std::uint64_t discardsSkipped = 0; ///< of these: HIZ has proven that none is discarded (HIZ-26)
        std::uint64_t bypassed = 0;        ///< of these: they went past the processors
        static void visit(auto& visitor, auto& state)
        {
            visitor("group", state.group);
            visitor("pixelsDone", state.pixelsDone);
            visitor("tasks", state.tasks);
            visitor("fragments", state.fragments);
            visitor("discardsSkipped", state.discardsSkipped);
            visitor("bypassed", state.bypassed);
        }
    };
    struct Ports {
        In<QuadItem> quads;
        SharedOut<ShaderTask> tasks;
        Out<TaskQuads> order;
        Out<BypassQuad> bypassed = {}; ///< where there is a bypass
        static void visit(auto& visitor, auto& ports)
        {
            visitor("quads", ports.quads);
            if (ports.tasks.connected())
                visitor("tasks", ports.tasks);
            visitor("order", ports.order);
            if (ports.bypassed.connected())
                visitor("bypassed", ports.bypassed);
        }
    };

    AttributeInterpolator(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return m_state.group.count == 0; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] UnitDescription description() const override;
    /// With the contexts of the fragment tasks, which this unit makes.
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    /// What comes in of a draw that bypasses the processors (attribute_bypass.cpp).
    void bypass(const QuadItem& item, const BypassPlan& plan);
    void bypassQuad(const QuadItem& item, const BypassPlan& plan);
    void endDraw(const QuadItem& end);
    void interpolate(const QuadItem& item);
    void popQuad(const QuadItem& used);
    void makePixelTask(const QuadItem& item);
    void join(const QuadItem& item);
    void makeTask(TaskQuads quads);
    void postTask(const TaskQuads& quads, bool sends);
    [[nodiscard]] std::size_t quadsPerTask() const { return m_config.fragmentsPerTask == 16 ? 4 : 1; }

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
