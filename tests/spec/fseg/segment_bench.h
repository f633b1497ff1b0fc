// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/machine.h"
#include "core/shader/shader_processor.h"
#include "core/stream/fragment_distributor.h"
#include "core/stream/segment_collector.h"
#include "core/stream/segment_limits.h"
#include "core/stream/task_scheduler.h"

#include <memory>
#include <string>
#include <vector>

/// The distributor, the processors and the collector alone, with tasks that come when a script says so.

namespace vitrine::fseg {

using namespace core;

/// A fragment task of one quad that can be dispatched from a cycle on, or the end of a draw.
struct ScriptedTask {
    Cycle arrival = 0;
    std::uint32_t draw = 0;
    std::uint32_t primitive = 0;
    std::uint8_t pixels = 1; ///< of the quad, a bit each; 0: the end of the draw
};
using Script = std::vector<ScriptedTask>;

/// `count` tasks of one fragment, one a cycle.
[[nodiscard]] Script fragmentsFrom(Cycle first, std::uint32_t count, std::uint32_t draw = 0,
                                   std::uint32_t primitive = 0);
[[nodiscard]] Script operator+(Script first, const Script& second);
[[nodiscard]] inline Script flushAt(Cycle arrival, std::uint32_t draw = 0)
{
    return {{arrival, draw, 0, 0}};
}

/// A fragment program of so many instructions, the END included, and temporaries.
[[nodiscard]] std::string programOf(std::uint32_t instructions, std::uint32_t temporaries = 0);

struct SegmentBenchConfig {
    std::uint32_t processors = 2;
    SegmentLimits limits;
    std::uint32_t timeout = 32;
    SegmentOrder order = SegmentOrder::RoundRobin;
    SegmentStart start = SegmentStart::Close;
    std::uint32_t ftqDepth = 64;
    std::uint32_t enabled = ~0u;
    std::vector<std::string> programs = {programOf(5)}; ///< by draw
};

/// Stands for AIN.
class ScriptedProducer final : public Unit {
public:
    struct Config {
        Script script;
        const PerDraw<ProgramBindings>& programs;
        ContextRing& contexts;
        std::shared_ptr<const Primitive> primitive;
    };
    struct Ports {
        SharedOut<ShaderTask> tasks;
        Out<TaskQuads> stream;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("tasks", ports.tasks);
            visitor("stream", ports.stream);
        }
    };
    ScriptedProducer(UnitContext context, Config config, Ports ports);
    void tick() override;
    /// What comes in the first cycle, from outside.
    void begin();
    [[nodiscard]] bool idle() const override { return m_next == m_config.script.size(); }
    [[nodiscard]] UnitDescription description() const override { return {}; }
    void visitState(StateVisitor& visitor) override
    {
        visitor("next", m_next);
        visitor("tasks", m_tasks);
    }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    bool send(const ScriptedTask& scripted);

    const Config m_config;
    std::uint32_t m_next = 0;
    std::uint32_t m_tasks = 0;
    Ports m_ports;
};

/// Stands for the late tap.
class QuadSink final : public Unit {
public:
    struct Quads {
        std::uint16_t x = 0;
        std::uint8_t pixels = 0; ///< 0: the end of a draw
        bool operator==(const Quads&) const = default;
    };
    QuadSink(UnitContext context, In<LateQuadItem> quads) : Unit(std::move(context)), m_quads(quads) {}
    void tick() override;
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] UnitDescription description() const override { return {}; }
    void visitState(StateVisitor&) override {}
    void visitPorts(PortVisitor& visitor) override { visitor("quads", m_quads); }
    [[nodiscard]] const std::vector<Quads>& received() const { return m_received; }

private:
    In<LateQuadItem> m_quads;
    std::vector<Quads> m_received;
};

/// What was told of one segment.
struct SegmentNotes {
    std::uint32_t pipeline = 0;
    SegmentCloseReason reason = SegmentCloseReason::None;
    Cycle opened = kNever, closed = kNever, done = kNever;
    std::vector<Cycle> added;
    std::vector<Cycle> collected;
};

class SegmentBook final : public Observer {
public:
    std::vector<SegmentNotes> segments;
    void onSegmentChanged(const SegmentChanged& event) override;
    [[nodiscard]] std::vector<SegmentCloseReason> reasons() const;
    [[nodiscard]] std::vector<std::uint32_t> pipelines() const;
    [[nodiscard]] std::vector<std::uint32_t> sizes() const;
    [[nodiscard]] std::vector<Cycle> closed() const;
};

class SegmentBench {
public:
    SegmentBench(const SegmentBenchConfig& config, const Script& script);

    Machine machine;
    SegmentBook book;
    const FragmentDistributor* distributor = nullptr;
    const SegmentCollector* collector = nullptr;
    const QuadSink* sink = nullptr;
    std::vector<UnitId> processors;
    /// To the end, or before a cycle; the error of a deadlock.
    [[nodiscard]] Result<RunOutcome> run(Cycle until = kNever) { return machine.runUntil({until}); }

private:
    void bind(const SegmentBenchConfig& config);

    StateVersions m_versions;
    PerDraw<ProgramBindings> m_programs{m_versions};
    TaskContexts m_contexts;
    Subscription m_subscription;
};

} // namespace vitrine::fseg
