// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/machine.h"

#include <cstdint>
#include <memory>
#include <vector>

/// A toy of the fragment stream segments: distributor → pipelines → collector, with the cycle rules of spec/03.

namespace vitrine::core::toy {

struct Fragment {
    ItemLabel label; ///< ids count from 1 in stream order; the parent is the segment, counted from 1
    bool lastOfSegment = false;
    static void visit(auto& visitor, auto& fragment)
    {
        visitor("label", fragment.label);
        visitor("lastOfSegment", fragment.lastOfSegment);
    }
};

/// Says which pipeline: has the next segment, closed its segment, or is free again.
struct PipelineToken {
    ItemLabel label; ///< of the segment
    std::uint32_t pipeline = 0;
    static void visit(auto& visitor, auto& token)
    {
        visitor("label", token.label);
        visitor("pipeline", token.pipeline);
    }
};

/// The ends that belong to pipeline `i`, of all of them.
template <typename Port>
using PerPipeline = std::vector<Port>;

/// FSD: fills the open segment, one fragment per cycle, and goes round the pipelines.
class Distributor final : public Unit {
public:
    struct Config {
        std::uint32_t pipelines = 2;
        std::uint32_t capacity = 4;
        std::uint32_t fragments = 0; ///< after so many comes a flush
    };
    struct State {
        std::uint32_t open = 0; ///< the pipeline selected
        std::uint32_t filled = 0;
        std::uint32_t segments = 0;
        std::uint32_t dispatched = 0;
        std::vector<std::uint8_t> occupied; ///< by pipeline: has an uncollected segment
        static void visit(auto& visitor, auto& state)
        {
            visitor("open", state.open);
            visitor("filled", state.filled);
            visitor("segments", state.segments);
            visitor("dispatched", state.dispatched);
            visitor("occupied", state.occupied);
        }
    };
    struct Ports {
        In<Fragment> stream;
        Out<PipelineToken> order;
        PerPipeline<Out<Fragment>> fragments;
        PerPipeline<Out<PipelineToken>> closed;
        PerPipeline<In<PipelineToken>> freed;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("stream", ports.stream);
            visitor("order", ports.order);
            visitor("fragments", ports.fragments);
            visitor("closed", ports.closed);
            visitor("freed", ports.freed);
        }
    };
    Distributor(UnitContext context, Config config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return m_state.filled == 0; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    void noteFreedPipelines();
    void dispatch(const Fragment& fragment);
    void close(SegmentCloseReason reason);
    void tell(SegmentStep step, SegmentCloseReason reason);

    const Config m_config;
    State m_state;
    Ports m_ports;
};

/// SP: runs a closed segment as a whole, in so many cycles.
class Pipeline final : public Unit {
public:
    struct Config {
        std::uint32_t programCycles = 20;
    };
    struct State {
        bool running = false;
        Cycle end = 0;
        static void visit(auto& visitor, auto& state)
        {
            visitor("running", state.running);
            visitor("end", state.end);
        }
    };
    struct Ports {
        In<Fragment> fragments;
        In<PipelineToken> closed;
        Out<Fragment> shaded;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("fragments", ports.fragments);
            visitor("closed", ports.closed);
            visitor("shaded", ports.shaded);
        }
    };
    Pipeline(UnitContext context, Config config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return !m_state.running; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    void finish();

    const Config m_config;
    State m_state;
    Ports m_ports;
};

/// FSC: takes the segments in the order they were opened, one fragment per cycle.
class SegmentCollector final : public Unit {
public:
    struct State {
        std::uint32_t collected = 0;
        static void visit(auto& visitor, auto& state) { visitor("collected", state.collected); }
    };
    struct Ports {
        In<PipelineToken> order;
        PerPipeline<In<Fragment>> shaded;
        PerPipeline<Out<PipelineToken>> freed;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("order", ports.order);
            visitor("shaded", ports.shaded);
            visitor("freed", ports.freed);
        }
    };
    SegmentCollector(UnitContext context, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    State m_state;
    Ports m_ports;
};

struct SegmentMachineConfig {
    std::vector<std::uint32_t> programCycles = {20, 20}; ///< by pipeline
    std::uint32_t capacity = 4;
    std::uint32_t fragments = 9; ///< all waiting in the stream in cycle 0, then a flush
};

class SegmentMachine {
public:
    explicit SegmentMachine(const SegmentMachineConfig& config, ClockOptions options = {});

    Machine machine;
    UnitId distributor;
    std::vector<QueueId> shaded; ///< by pipeline: filled when its segment is done
};

} // namespace vitrine::core::toy
