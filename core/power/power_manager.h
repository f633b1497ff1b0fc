// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/command_items.h"
#include "core/kernel/query.h"
#include "core/power/energy_ledger.h"
#include "core/power/power_domain.h"
#include "core/shader/power_line.h"
#include "core/shader/processor_use.h"
#include "core/stream/power_questions.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// Asks for a state of a domain. Waking can't be asked for.
struct PowerRequest {
    ItemLabel label; ///< the label of the unit that asks
    std::uint32_t domain = 0;
    PowerState state = PowerState::On;
    static void visit(auto& visitor, auto& request)
    {
        visitor("label", request.label);
        visitor("domain", request.domain);
        visitor("state", request.state);
    }
};

/// PMU: switches parts of the machine to on, reduced and off, and counts how long they were in each state. Parts may
/// begin in states other than on.
///
/// Ports    requests  any number a cycle, from outside between cycles · bypass  from the command interface: when
///          fragments begin to bypass the processors, parts that are not needed then are asked to go off, and on when
///          the bypass ends. It asks processors, distributor, banks and color updater whether a part is in use, and
///          looks at the fill of CI's commands, VTQ and APQ
/// Lines    which parts of each processor work, and whether the color updater and the banks do (L21). They are driven
///          in phase 1
/// Timing   a request pushed in cycle c takes effect in c + 2: it is seen in c + 1, and done in phase 1 of the next
///          cycle. A busy part is switched off in the first cycle in which it is idle. A part that is switched on wakes
///          for wakeCycles first
/// Refuses  to take the last ALU from the vertices while there are some: the state stays, with a warning
/// Counts   by intervals: in cycles without a change it has nothing to do
/// Warns    when too few ALUs stay on to keep the vertices coming in bypass (BYP-09)
/// Spec     BYP-09, BYP-13…15, DEC-18
///
///   cycle       0  1  2 … 11 12         wakeCycles 10, the part was off
///   requests    On .
///   state       .  .  W    W  On
class PowerManager final : public Unit {
public:
    struct Config {
        PowerDomains domains;
        std::uint32_t wakeCycles = 10;
        struct Bypass {
            std::vector<std::uint32_t> gated; ///< domains (BYP-14)
            std::vector<std::uint32_t> banks; ///< domains that are the FIFO (DEC-16)
            bool isBelow = false;             ///< what is left on shades fewer vertices in a unit of time (BYP-09)
        };
        Bypass bypass = {};                  ///< only in machines with a bypass
        std::vector<PowerState> states = {}; ///< the states at the first cycle; empty: everything is on
    };
    struct Domain {
        PowerState state = PowerState::On;
        PowerState wanted = PowerState::On;
        Cycle wakesAt = 0;    ///< when Waking: the first cycle in which it is on
        Cycle since = 0;      ///< the cycle from which on time is not yet in `account`
        PowerAccount account; ///< its operations are not counted here
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
        // What keeps parts busy:
        std::vector<Query<ProcessorUse, bool>> processors = {}; ///< by number
        Query<PipelineUse, bool> distributor = {};              ///< with segments
        Query<BankUse, bool> banks = {};                        ///< with a bypass
        std::vector<WorkQuery> colorUpdaters = {};              ///< its phases
        Gauge commands = {};
        Gauge vertexTasks = {};
        Gauge pending = {}; ///< APQ, where there is one
        // What works:
        std::vector<LineOut<ProcessorSwitches>> switches = {}; ///< by processor
        LineOut<PowerLine> colorUpdaterPower = {};
        LineOut<PowerLine> bankPower = {};
        static void visit(auto& visitor, auto& ports)
        {
            visitor("requests", ports.requests);
            if (ports.bypass.connected())
                visitor("bypass", ports.bypass);
            visitor("processors", ports.processors);
            visitor("distributor", ports.distributor);
            visitor("banks", ports.banks);
            visitor("colorUpdaters", ports.colorUpdaters);
            visitor("commands", ports.commands);
            visitor("vertexTasks", ports.vertexTasks);
            visitor("pending", ports.pending);
            visitor("switches", ports.switches);
            visitor("colorUpdaterPower", ports.colorUpdaterPower);
            visitor("bankPower", ports.bankPower);
        }
    };

    PowerManager(UnitContext context, Config config, Ports ports);
    void tick() override;
    void deliver() override;
    [[nodiscard]] bool idle() const override { return !hasPending(); }
    [[nodiscard]] std::string waitNote() const override;
    [[nodiscard]] const State& state() const { return m_state; }
    /// The states of the domains, by number, without the effect of groups: an ALU is less awake than here when its
    /// group is.
    [[nodiscard]] std::vector<PowerState> states() const;
    [[nodiscard]] const PowerDomains& domains() const { return m_config.domains; }
    /// Of every domain from the first cycle on, up to `end`, the cycle that comes next; without operations.
    [[nodiscard]] std::vector<PowerAccount> accounts(Cycle end) const;
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    [[nodiscard]] bool hasPending() const;
    bool takeRequests();
    bool takeBypass();
    [[nodiscard]] PowerState effective(std::uint32_t number) const;
    void settle(std::uint32_t number);
    /// Returns false when it has to wait.
    bool advance(std::uint32_t number);
    [[nodiscard]] bool takesLastAlu(std::uint32_t number) const;
    [[nodiscard]] bool isBusy(const PowerDomain& domain) const;
    [[nodiscard]] bool carries(const PowerDomain& domain, ShaderStage stage) const;
    [[nodiscard]] bool isBypassBank(const PowerDomain& domain) const;
    void change(std::uint32_t number, PowerState state);
    void driveLines();

    const Config m_config;
    State m_state;
    Ports m_ports;
};

} // namespace vitrine::core
