// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/instance_fields.h"
#include "core/fixed_function/unit_instance.h"
#include "core/fixed_function/unit_witness.h"
#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/observe/link_fields.h"
#include "core/observe/operation_costs.h"
#include "core/shader/context_ring.h"
#include "core/shader/device.h"
#include "core/shader/device_fields.h"
#include "core/shader/interpreter.h"
#include "core/shader/program_binding.h"

#include <deque>

namespace vitrine::core {

/// FFS, FFP, FFB and the units of plugins: makes a described unit a device on its port of the arbiter.
///
/// Ports    none but its line to the arbiter (device.h)
/// Timing   a request of k items that the arbiter routes in cycle d occupies the unit for k · interval cycles. Results
///          come in the order of the requests, when the unit says so. A unit that keeps to the device rule is complete
///          in phase 1 of cycle d + latency + (k − 1) · interval
/// Stalls   InputEmpty only
/// Faults   BAD_RESULT_SHAPE missing registers read 0; DEVICE_FAULT all registers read 0, and after three such faults
///          the unit is switched off: requests get NO_DEVICE in the next cycle. A unit that never answers, or later
///          than kLongestDelay, is at fault
/// Spec     device rule of spec/00 §5, §10, HET-15, HET-17, HET-28
///
///   cycle     0 1 2 3 4 … 40 … 43          requests of 4 items and of 1, latency 40, interval 1
///   routed    A . . . B
///   complete                   A B           A in 43, B in 44
class FixedFunctionUnit final : public Unit, public Device {
public:
    static constexpr std::uint32_t kFaultsToOff = 3;
    static constexpr Cycle kLongestDelay = 50'000; ///< the longest delay beyond the device rule
    static constexpr std::size_t kKeptWarnings = 64;

    struct Config {
        std::shared_ptr<const UnitKind> kind;
        vitrine_timing timing; ///< the latency includes the way back through the arbiter
        const PerDraw<ProgramBindings>& programs;
        const PerDraw<std::shared_ptr<const ParameterBlock>>& parameters; ///< null: default parameters
        TaskContexts& contexts;
        UnitReports* reports = nullptr; ///< is told of troubles, besides the events; null: nobody is told
        OperationCost itemCost = {};
    };
    struct InFlight {
        RequestItem request;
        std::uint64_t ticket = 0; ///< the number by which the unit knows it; 0 when the unit has not got it
        Cycle accepted = 0;
        Cycle due = 0;                     ///< when it is due by the device rule
        std::uint32_t status = VITRINE_OK; ///< when it is not OK, the request is answered with 0 at `due`
        static void visit(auto& visitor, auto& flight)
        {
            visitor("request", flight.request);
            visitor("ticket", flight.ticket);
            visitor("accepted", flight.accepted);
            visitor("due", flight.due);
            visitor("status", flight.status);
        }
    };
    /// What the unit has told people; once per sentence and draw.
    struct Warning {
        Cycle cycle = 0;
        std::uint32_t draw = 0;
        std::string sentence;
        static void visit(auto& visitor, auto& warning)
        {
            visitor("cycle", warning.cycle);
            visitor(LinkFields::kDraw, warning.draw);
            visitor("sentence", warning.sentence);
        }
    };
    struct State {
        std::deque<InFlight> inFlight;
        Cycle nextFree = 0;
        Cycle nextLook = 0;         ///< when the oldest request is looked at next
        std::uint64_t requests = 0; ///< requests that were answered
        std::uint64_t items = 0;    ///< items of these requests
        std::uint64_t tickets = 0;  ///< requests that were given to the unit so far
        std::uint32_t faults = 0;
        std::uint32_t badShapes = 0;
        std::uint32_t orphans = 0; ///< results that belong to no known request
        bool isOff = false;
        std::uint64_t warningCount = 0;
        std::deque<Warning> warnings;  ///< the newest ones
        std::uint32_t newestLanes = 0; ///< lanes of the newest request that the unit has got
        ItemLabel newest;
        std::uint32_t answeredLanes = 0; ///< lanes of the newest request that was answered
        ItemLabel answered;
        std::vector<float> outputs; ///< its answer, in the form of ResultSink::complete(); visitOutputs() visits it
        std::shared_ptr<const InstanceState> unit;
        static void visit(auto& visitor, auto& state)
        {
            visitor(DeviceFields::kInFlight, state.inFlight);
            visitor("nextFree", state.nextFree);
            visitor("nextLook", state.nextLook);
            visitor(DeviceFields::kRequests, state.requests);
            visitor("items", state.items);
            visitor("tickets", state.tickets);
            visitor("faults", state.faults);
            visitor("badShapes", state.badShapes);
            visitor("orphans", state.orphans);
            visitor("isOff", state.isOff);
            visitor("warningCount", state.warningCount);
            visitor("warnings", state.warnings);
            visitor("newestLanes", state.newestLanes);
            visitor(InstanceFields::kNewest, state.newest);
            visitor("answeredLanes", state.answeredLanes);
            visitor(InstanceFields::kAnswered, state.answered);
            visitor("unit", state.unit);
        }
    };
    struct Ports {
        static void visit(auto&, auto&) {}
    };

    FixedFunctionUnit(UnitContext context, const Config& config);

    void connect(ResultSink& results) override { m_results = &results; }
    [[nodiscard]] bool canAccept() const override { return now() >= m_state.nextFree; }
    [[nodiscard]] Cycle nextFree() const override { return m_state.nextFree; }
    void accept(const RequestItem& request) override;

    void tick() override;
    void deliver() override;
    /// A request that is accepted in a cycle counts from the next cycle on, so that the order in which units tick can't
    /// matter.
    [[nodiscard]] bool idle() const override
    {
        return m_state.inFlight.empty() || m_state.inFlight.front().accepted == now();
    }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] UnitDescription description() const override;
    /// Visits the fields, the outputs of the newest answer for every lane, what the unit was told, and the values of
    /// its probes for every lane of the newest request.
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    [[nodiscard]] DeviceRequest requestOf(const RequestItem& item) const;
    [[nodiscard]] vitrine_status give(const RequestItem& item, std::uint64_t ticket);
    void collect();
    void answer(const UnitInstance::Answer& given);
    void answerRefused();
    void lookAgain();
    void complete(vitrine_status status, std::span<const float> outputs);
    void report(const RequestItem& item, vitrine_status status);
    void noteWarnings(const RequestItem& item);
    void noteThrown();
    /// Tells people what became of a request.
    template <typename Tell>
    void tell(const RequestItem& item, Tell&& how) const;
    void visitOutputs(StateVisitor& visitor);
    void visitParameters(StateVisitor& visitor) const;
    void visitProbes(StateVisitor& visitor);

    const Config m_config;
    State m_state;
    Ports m_ports;
    ResultSink* m_results = nullptr;
    UnitInstance m_unit;
    std::vector<float> m_inputs; ///< scratch memory
};

} // namespace vitrine::core
