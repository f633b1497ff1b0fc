// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/machine.h"

#include <deque>
#include <vector>

/// A toy of the parallel heterogeneous machine: task queues → processors that swap out → arbiter with one device →
/// collector. As small as it can be and still keep time as spec/01 HET-07…HET-12 want it.

namespace vitrine::core::toy {

struct Task {
    ItemLabel label;                 ///< ids count from 1 in stream order
    std::uint32_t cyclesBefore = 10; ///< up to and including the SEND
    std::uint32_t cyclesAfter = 10;
    bool sends = true;
    static void visit(auto& visitor, auto& task)
    {
        visitor("label", task.label);
        visitor("cyclesBefore", task.cyclesBefore);
        visitor("cyclesAfter", task.cyclesAfter);
        visitor("sends", task.sends);
    }
};

struct Request {
    ItemLabel label; ///< its parent is the task
    std::uint32_t value = 0;
    static void visit(auto& visitor, auto& request)
    {
        visitor("label", request.label);
        visitor("value", request.value);
    }
};

struct PendingTask {
    ItemLabel label; ///< of the task
    Task task;
    std::uint32_t result = 0;
    static void visit(auto& visitor, auto& pending)
    {
        visitor("label", pending.label);
        visitor("task", pending.task);
        visitor("result", pending.result);
    }
};

struct Shaded {
    ItemLabel label;
    std::uint32_t value = 0;
    static void visit(auto& visitor, auto& shaded)
    {
        visitor("label", shaded.label);
        visitor("value", shaded.value);
    }
};

enum class Policy : std::uint8_t { CompletedFirst, NewFirst };

/// Posts tasks into a queue, one per cycle and with pauses, until it has none left.
class Source final : public Unit {
public:
    struct Config {
        std::vector<Task> tasks;
        std::uint32_t pauseEvery = 5; ///< tasks between pauses
        std::uint32_t pauseCycles = 37;
    };
    struct State {
        std::uint32_t next = 0;
        Cycle resume = 0;
        static void visit(auto& visitor, auto& state)
        {
            visitor("next", state.next);
            visitor("resume", state.resume);
        }
    };
    struct Ports {
        SharedOut<Task> tasks;
        static void visit(auto& visitor, auto& ports) { visitor("tasks", ports.tasks); }
    };
    Source(UnitContext context, Config config, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return m_state.next == m_config.tasks.size(); }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    const Config m_config;
    State m_state;
    Ports m_ports;
};

/// Grants tasks to free processors by policy. A processor is free when the task last granted to it was swapped
/// out or retired, and its last request found room: all of it committed state.
class TaskScheduler final : public Unit, public Scheduler {
public:
    struct Config {
        std::uint32_t processors = 1;
        Policy policy = Policy::CompletedFirst;
    };
    struct State {
        std::vector<ItemId> running; ///< by processor
        static void visit(auto& visitor, auto& state) { visitor("running", state.running); }
    };
    struct Ports {
        SharedView<Task> fragmentTasks;
        SharedView<PendingTask> pending;
        SharedView<Request> requests;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("fragmentTasks", ports.fragmentTasks);
            visitor("pending", ports.pending);
            visitor("requests", ports.requests);
        }
    };
    TaskScheduler(UnitContext context, Config config, Ports ports);
    void schedule() override;
    void tick() override { stall(StallReason::InputEmpty); }
    [[nodiscard]] bool idle() const override { return true; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    [[nodiscard]] bool isFree(std::uint32_t processor) const;
    bool startCompleted(std::uint32_t processor);
    bool startNew(std::uint32_t processor);
    bool startNext(std::uint32_t processor);

    const Config m_config;
    State m_state;
    Ports m_ports;
};

/// Runs one task at a time; a task that needs the device posts its request and is swapped out.
class Processor final : public Unit {
public:
    struct State {
        Task task;
        bool running = false;
        bool resumed = false;
        std::uint32_t value = 0;
        Cycle end = 0; ///< the first cycle after the burst
        static void visit(auto& visitor, auto& state)
        {
            visitor("task", state.task);
            visitor("running", state.running);
            visitor("resumed", state.resumed);
            visitor("value", state.value);
            visitor("end", state.end);
        }
    };
    struct Ports {
        SharedIn<Task> fragmentTasks;
        SharedIn<PendingTask> pending;
        SharedOut<Request> requests;
        Out<Shaded> shaded;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("fragmentTasks", ports.fragmentTasks);
            visitor("pending", ports.pending);
            visitor("requests", ports.requests);
            visitor("shaded", ports.shaded);
        }
    };
    Processor(UnitContext context, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return !m_state.running; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    bool startGranted();
    void swapOut();
    void retire();

    State m_state;
    Ports m_ports;
};

/// Arbiter and device in one: takes a request per interval, and gives its result after the latency (00 §5).
class Device final : public Unit {
public:
    struct Config {
        std::uint32_t latency = 100;
        std::uint32_t interval = 1;
    };
    struct InFlight {
        ItemId request;
        ItemId task;
        std::uint32_t value = 0;
        Cycle due = 0;
        static void visit(auto& visitor, auto& flight)
        {
            visitor("request", flight.request);
            visitor("task", flight.task);
            visitor("value", flight.value);
            visitor("due", flight.due);
        }
    };
    struct State {
        std::deque<InFlight> inFlight;
        Cycle nextFree = 0;
        static void visit(auto& visitor, auto& state)
        {
            visitor("inFlight", state.inFlight);
            visitor("nextFree", state.nextFree);
        }
    };
    struct Ports {
        SharedView<Request> requests;
        SharedView<PendingTask> pending;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("requests", ports.requests);
            visitor("pending", ports.pending);
        }
    };
    Device(UnitContext context, Config config, Ports ports);
    void deliver() override;
    void tick() override;
    [[nodiscard]] bool idle() const override { return m_state.inFlight.empty(); }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    const Config m_config;
    State m_state;
    Ports m_ports;
};

/// Brings results back into stream order and folds them into a checksum that depends on the order.
class Collector final : public Unit {
public:
    struct State {
        std::uint32_t nextId = 1;
        std::vector<Shaded> held;
        std::uint64_t checksum = 0;
        static void visit(auto& visitor, auto& state)
        {
            visitor("nextId", state.nextId);
            visitor("held", state.held);
            visitor("checksum", state.checksum);
        }
    };
    struct Ports {
        std::vector<In<Shaded>> shaded;
        static void visit(auto& visitor, auto& ports) { visitor("shaded", ports.shaded); }
    };
    Collector(UnitContext context, Ports ports);
    void tick() override;
    [[nodiscard]] bool idle() const override { return m_state.held.empty(); }
    [[nodiscard]] UnitDescription description() const override;
    [[nodiscard]] const State& state() const { return m_state; }
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    void release();

    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core::toy
