// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/command_items.h"
#include "core/kernel/unit.h"
#include "core/power/energy_ledger.h"
#include "core/power/power_domain.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace vitrine::core {

/// Asks for a state of a domain; Waking can't be asked for.
struct PowerRequest {
    ItemLabel label; ///< of who asks
    std::uint32_t domain = 0;
    PowerState state = PowerState::On;
    static void visit(auto& visitor, auto& request)
    {
        visitor("label", request.label);
        visitor("domain", request.domain);
        visitor("state", request.state);
    }
};

/// PMU: switches parts of the machine on, to reduced and off, and counts for how long they were so. Parts may begin in
/// other states than on.
///
/// Ports    requests  any number a cycle, from outside between cycles · bypass  from the command interface: the parts
///          that nothing needs then are asked off when fragments bypass the processors, and on when no more
/// Lines    what works of each processor, and whether the color updater does (L21): they change in phase 1
/// Timing   a request pushed in cycle c takes effect in c + 2: seen in c + 1, done in phase 1 of the next. A busy
///          part is switched off in the first cycle in which it is idle. What is switched on wakes for wakeCycles first
/// Refuses  what takes the last ALU from the vertices while there are some: the state stays, with a warning
/// Counts   by intervals: nothing is done in cycles without a change
/// Warns    when it leaves fewer ALUs on than keep the vertices coming in bypass (BYP-09)
/// Spec     BYP-09, BYP-13…15, DEC-18
///
///   cycle       0  1  2 … 11 12         wakeCycles 10, the part was off
///   requests    On .
///   state       .  .  W    W  On
class PowerManager final : public Unit {
public:
    /// How it looks at the machine, in phase 1 and between cycles.
    struct View {
        std::function<bool(const PowerDomain&)> isBusy;
        std::function<bool()> hasVertexWork;
        /// Of the whole machine's life (BYP-15).
        std::function<std::uint64_t(const PowerDomain&)> operations;
    };
    struct Config {
        PowerDomains domains;
        std::uint32_t wakeCycles = 10;
        View view;
        std::vector<ProcessorSwitches>& switches; ///< by processor
        bool& colorUpdaterIsOn;
        struct Bypass {
            std::vector<std::uint32_t> gated; ///< domains (BYP-14)
            std::vector<std::uint32_t> banks; ///< domains that are the FIFO (DEC-16)
            bool* banksAreOn = nullptr;       ///< a line, as the others
            bool isBelow = false;             ///< what is left on shades fewer vertices in a unit of time (BYP-09)
        };
        Bypass bypass = {};                  ///< where there is one
        std::vector<PowerState> states = {}; ///< from the first cycle on; empty: everything is on
    };
    struct Domain {
        PowerState state = PowerState::On;
        PowerState wanted = PowerState::On;
        Cycle wakesAt = 0;    ///< while Waking
        Cycle since = 0;      ///< from when on `account` does not count yet
        PowerAccount account; ///< without operations
        static void visit(auto& visitor, auto& domain)
        {
            visitor("state", domain.state);
            visitor("wanted", domain.wanted);
            visitor("wakesAt", domain.wakesAt);
            visitor("since", domain.since);
            visitor("account", domain.account);
        }
    };
    struct State {
        std::vector<Domain> domains;
        std::uint64_t changes = 0;
        std::uint64_t refused = 0;
        static void visit(auto& visitor, auto& state)
        {
            visitor("domains", state.domains);
            visitor("changes", state.changes);
            visitor("refused", state.refused);
        }
    };
    struct Ports {
        In<PowerRequest> requests;
        In<BypassItem> bypass = {}; ///< where there is one
        static void visit(auto& visitor, auto& ports)
        {
            visitor("requests", ports.requests);
            if (ports.bypass.connected())
                visitor("bypass", ports.bypass);
        }
    };

    PowerManager(UnitContext context, Config config, Ports ports);
    void tick() override;
    void deliver() override;
    [[nodiscard]] bool idle() const override { return !hasPending(); }
    [[nodiscard]] std::string waitNote() const override;
    [[nodiscard]] const State& state() const { return m_state; }
    /// That were asked for of the domains and are reached, by number: an ALU may still be less awake by its group.
    [[nodiscard]] std::vector<PowerState> states() const;
    [[nodiscard]] const PowerDomains& domains() const { return m_config.domains; }
    /// Of every domain from the first cycle on, up to `end`, the cycle that comes next.
    [[nodiscard]] std::vector<PowerAccount> accounts(Cycle end) const;
    /// Of a domain since the machine's first cycle; between cycles.
    [[nodiscard]] std::uint64_t operations(std::uint32_t domain) const
    {
        return m_config.view.operations(m_config.domains[domain]);
    }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    [[nodiscard]] bool hasPending() const;
    bool takeRequests();
    bool takeBypass();
    [[nodiscard]] PowerState effective(std::uint32_t number) const;
    void settle(std::uint32_t number);
    /// False: it has to wait.
    bool advance(std::uint32_t number);
    [[nodiscard]] bool takesLastAlu(std::uint32_t number) const;
    void change(std::uint32_t number, PowerState state);
    void tellProcessors();

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
