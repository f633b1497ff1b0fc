// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/bypass_plan.h"
#include "core/command/draw_state.h"
#include "core/interpolate/bypass_quad.h"
#include "core/interpolate/interpolate_ops.h"
#include "core/interpolate/task_quads.h"
#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/observe/entered_stages.h"
#include "core/raster/quad_item.h"
#include "core/shader/context_ring.h"
#include "core/shader/program_binding.h"
#include "core/texture/initial_request.h"

#include <deque>

namespace vitrine::core {

/// A task on its way to FTQ whose texels are read before its program runs.
struct AwaitingTask {
    ShaderTask task;
    std::uint8_t lookups = 0;  ///< how many textures it waits for in all
    std::uint8_t asked = 0;    ///< how many of these were asked for
    std::uint8_t answered = 0; ///< how many of these were answered
    static void visit(auto& visitor, auto& awaiting)
    {
        visitor("task", awaiting.task);
        visitor("lookups", awaiting.lookups);
        visitor("asked", awaiting.asked);
        visitor("answered", awaiting.answered);
    }
};

/// AIN: interpolates the attributes of quads and makes fragment tasks of them.
///
/// Ports    quads  from the early tap · tasks  FTQ · order  the same tasks and the ends of draws, to the collector.
///          Where no programs shade fragments (preset SEQ) there are no tasks, and order goes to the fixed chain. Quads
///          of draws that bypass the processors, and their ends, all go to bypassed, the register bank, and to nobody
///          else. With tex.initialPrefetch lookups  initial textures of tasks, to TEX · texels  those that are read
/// Timing   one task a cycle. Of 1 fragment: a task per covered pixel, each with its whole quad for derivatives;
///          of 4: a task per quad; of 16: four quads of one primitive, fewer when another primitive or the end follows
///          A quad a cycle in bypass
///          With tex.initialPrefetch a task is posted a cycle later, or once its texels are there: in the order of the
///          stream, one task, one look-up and one answer a cycle
/// Stalls   InputEmpty; OutputFull FTQ is full (HET-06); ResourceBusy no more tasks can wait for texels
/// Warns    when it drops fragments because an attribute overflows there
/// Spec     L8, L9, L10, HET-05, HET-06, BYP-08, BYP-11, BYP-18
///
///   cycle     0 1 2 3 4        quads with 4, 1, 1 fragments, fs.fragmentsPerTask 4
///   quads     4 1 1 E
///   tasks     A B C .
class AttributeInterpolator final : public Unit {
public:
    struct Config {
        std::uint32_t fragmentsPerTask = 4;
        const PerDraw<ProgramBindings>& programs;
        ContextRing& contexts; ///< the contexts of fragment tasks
        /// With segments as many as a task has fragments, because it may be cut into so many tasks.
        std::uint32_t numbersPerTask = 1;
        /// The plans of draws that bypass the processors; null: no draw does.
        const PerDraw<BypassPlan>* plans = nullptr;
        /// How many tasks can wait for their texels at once; 0: no texels are read ahead.
        std::uint32_t awaitingTasks = 0;
        const PerDraw<DrawCommand>* draws = nullptr; ///< null: no draw is of 2-D graphics
    };
    struct State {
        TaskQuads group;                   ///< with tasks of 16 fragments: the quads that wait for others
        std::uint8_t pixelsDone = 0;       ///< with tasks of 1 fragment: pixels of the front quad that have their task
        std::uint32_t tasks = 0;           ///< tasks made so far
        std::uint64_t fragments = 0;       ///< fragments in these
        std::uint64_t discardsSkipped = 0; ///< fragments for which HIZ has proven that they are not discarded (HIZ-26)
        std::uint64_t bypassed = 0;        ///< fragments that went past the processors
        std::deque<AwaitingTask> awaiting; ///< in the order of the stream
        std::uint32_t lookups = 0;         ///< look-ups sent so far
        EnteredStages entered;             ///< paint, by the tasks made
        static void visit(auto& visitor, auto& state)
        {
            visitor("group", state.group);
            visitor("pixelsDone", state.pixelsDone);
            visitor("tasks", state.tasks);
            visitor("fragments", state.fragments);
            visitor("discardsSkipped", state.discardsSkipped);
            visitor("bypassed", state.bypassed);
            visitor("awaiting", state.awaiting);
            visitor("lookups", state.lookups);
            visitor("entered", state.entered);
        }
    };
    struct Ports {
        In<QuadItem> quads;
        SharedOut<ShaderTask> tasks;
        Out<TaskQuads> order;
        Out<BypassQuad> bypassed = {}; ///< only in machines with a bypass
        Out<TaskLookup> lookups = {};  ///< only with tex.initialPrefetch
        In<TaskLookup> texels = {};
        static void visit(auto& visitor, auto& ports)
        {
            visitor("quads", ports.quads);
            if (ports.tasks.connected())
                visitor("tasks", ports.tasks);
            visitor("order", ports.order);
            if (ports.bypassed.connected())
                visitor("bypassed", ports.bypassed);
            if (ports.lookups.connected()) {
                visitor("lookups", ports.lookups);
                visitor("texels", ports.texels);
            }
        }
    };

    AttributeInterpolator(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return m_state.group.count == 0 && m_state.awaiting.empty(); }
    [[nodiscard]] std::string waitNote() const override;
    [[nodiscard]] const State& state() const { return m_state; }
    /// Whether textures are read before programs run.
    [[nodiscard]] bool prefetches() const { return m_config.awaitingTasks != 0; }
    [[nodiscard]] UnitDescription description() const override;
    /// Includes the contexts of the fragment tasks, because this unit makes them.
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    /// Handles an item of a draw that bypasses the processors (attribute_bypass.cpp).
    void bypass(const QuadItem& item, const BypassPlan& plan);
    void bypassQuad(const QuadItem& item, const BypassPlan& plan);
    void bypassEnd(const QuadItem& end);
    /// Handles tasks whose texels are read before they run (attribute_prefetch.cpp).
    bool moveAwaiting();
    bool takeTexels();
    bool sendLookup();
    bool postAwaiting();
    void stallForAwaiting();
    void takeQuad();
    void endDraw(const QuadItem& end);
    void interpolate(const QuadItem& item);
    void popQuad(const QuadItem& used);
    void makePixelTask(const QuadItem& item);
    void join(const QuadItem& item);
    void makeTask(TaskQuads quads);
    void postTask(const TaskQuads& quads, const ProgramBinding& program);
    [[nodiscard]] std::size_t quadsPerTask() const { return m_config.fragmentsPerTask == 16 ? 4 : 1; }

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
