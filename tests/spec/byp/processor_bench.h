// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/machine.h"
#include "core/shader/shader_processor.h"
#include "core/stream/task_scheduler.h"
#include "tests/gpu/draw_bench.h"

#include <QByteArray>

#include <array>
#include <set>
#include <vector>

namespace vitrine::byptest {

using namespace core;

struct ProcessorBenchConfig {
    SchedulingPolicy policy = SchedulingPolicy::CompletedFirst;
    WorkRatio ratio = {};
    bool sharesSpace = false;
    ShaderClock clock = ShaderClock::Same;
    AluLayout alus = AluLayout::alike(2, 2);
};

/// One processor and its scheduler, ideal timing, pull mode: threads of one instruction, END, wait in VTQ and FTQ.
class ProcessorBench {
public:
    explicit ProcessorBench(const ProcessorBenchConfig& config);

    /// A thread of so many, in its queue when the machine runs on.
    void addVertices(std::uint8_t items) { add(ShaderStage::Vertex, items); }
    void addFragments(std::uint8_t items) { add(ShaderStage::Fragment, items); }
    /// So many cycles on. What has ended stays in its queues.
    void run(int cycles);

    [[nodiscard]] const ShaderProcessor::State& processor() const { return m_processor->state(); }
    [[nodiscard]] bool isBusy() const { return !m_processor->idle(); }
    /// What was started, in order: v or f.
    [[nodiscard]] const QByteArray& order() const { return m_notes.order; }
    [[nodiscard]] bool wasGranted(GrantReason reason) const { return m_notes.reasons.contains(reason); }

    /// From now on.
    void power(const ProcessorSwitches& switches) { m_power.drive(switches); }

private:
    class StartNotes final : public Observer {
    public:
        QByteArray order;
        std::set<GrantReason> reasons;
        void onItemGranted(const ItemGranted& event) override
        {
            order += event.item == taskId(ShaderStage::Vertex, taskSequence(event.item)) ? 'v' : 'f';
            reasons.insert(event.reason);
        }
    };

    void add(ShaderStage stage, std::uint8_t items);

    static constexpr std::uint32_t kRoom = 64;

    Machine m_machine;
    StateVersions m_versions;
    PerDraw<ProgramBindings> m_programs{m_versions};
    TaskContexts m_contexts{ContextRing(kRoom), ContextRing(kRoom)};
    SharedQueue<ShaderTask>& m_vertexTasks;
    SharedQueue<ShaderTask>& m_fragmentTasks;
    SharedQueue<PendingTask>& m_pending;
    SharedQueue<RequestItem>& m_requests;
    Queue<FinishedTask>& m_vertices;
    Queue<FinishedTask>& m_fragments;
    Line<ProcessorSwitches>& m_power;
    const ShaderProcessor* m_processor = nullptr;
    std::array<std::uint32_t, 2> m_added{}; ///< by stage
    StartNotes m_notes;
    Subscription m_subscription;
};

} // namespace vitrine::byptest
