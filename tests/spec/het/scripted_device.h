// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/unit.h"
#include "core/shader/device.h"

#include <deque>
#include <vector>

namespace vitrine::hettest {

using namespace core;

/// A device that answers as it is told, by the rules of time that hold for all of them.
class ScriptedDevice final : public Unit, public Device {
public:
    struct Config {
        std::uint32_t latency = 1;
        std::uint32_t interval = 1;
        std::vector<float> answer; ///< to every request, whatever it asked for
    };
    struct InFlight {
        RequestItem request;
        Cycle accepted = 0;
        Cycle due = 0;
        static void visit(auto& visitor, auto& flight)
        {
            visitor("request", flight.request);
            visitor("accepted", flight.accepted);
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
        static void visit(auto&, auto&) {}
    };

    ScriptedDevice(UnitContext context, Config config) : Unit(std::move(context)), m_config(std::move(config)) {}
    void connect(ResultSink& results) override { m_results = &results; }
    [[nodiscard]] bool canAccept() const override { return now() >= m_state.nextFree; }
    [[nodiscard]] Cycle nextFree() const override { return m_state.nextFree; }
    void accept(const RequestItem& request) override;
    /// Brings a result that nobody asked for, in phase 1 of that cycle.
    void intrude(const RequestItem& request, Cycle cycle);

    void tick() override;
    void deliver() override;
    /// What is accepted in a cycle counts from the next one, so that it can't matter who ticks first.
    [[nodiscard]] bool idle() const override
    {
        return m_state.inFlight.empty() || m_state.inFlight.front().accepted == now();
    }
    [[nodiscard]] UnitDescription description() const override { return {}; }
    void visitState(StateVisitor& visitor) override { State::visit(visitor, m_state); }
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    const Config m_config;
    State m_state;
    Ports m_ports;
    ResultSink* m_results = nullptr;
};

} // namespace vitrine::hettest
