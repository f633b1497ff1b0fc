// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/computation_fields.h"
#include "core/blend/computation_query.h"
#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/observe/operation_costs.h"
#include "core/sdk/vitrine/unit.h"
#include "core/shader/context_ring.h"
#include "core/shader/device.h"
#include "core/shader/device_fields.h"
#include "core/shader/interpreter.h"
#include "core/shader/program_binding.h"

#include <deque>
#include <vector>

namespace vitrine::core {

/// CCU: the computation unit of the color updater where fragment programs share it (cu.sharedCompute). It inverts,
/// compresses and expands colors (computation_kind.h).
///
/// Ports    none but its line to the arbiter (device.h); CU asks it for its cycles (computation_query.h)
/// Timing   a request of k items takes the unit for k · interval cycles from the one on in which the arbiter routes it,
///          but never in a cycle in which CU has the unit: then it waits, and the cycle is a conflict. It is complete
///          `latency` cycles after its last item began. Results come in the order of the requests
/// Stalls   InputEmpty; ResourceBusy CU has had it in the cycle before, and a request waits for it
/// Spec     VG2D-38, device rule of spec/00 §5, HET-15, HET-17
///
///   cycle     0 1 2 3 4 5 … 8          a request of 3 items, latency 4, interval 1; CU has the unit in 1 and 2
///   unit      A U U A A
///   complete                A          2 conflicts: in 8, without them in 6
class ComputationUnit final : public Unit, public Device, public Answers<ComputationUse, Cycle> {
public:
    struct Config {
        vitrine_timing timing; ///< the latency includes the way back through the arbiter
        const PerDraw<ProgramBindings>& programs;
        TaskContexts& contexts;
        OperationCost itemCost = {};
    };
    struct InFlight {
        RequestItem request;
        Cycle accepted = 0;
        Cycle due = kNever; ///< until all its items have begun
        static void visit(auto& visitor, auto& flight)
        {
            visitor("request", flight.request);
            visitor("accepted", flight.accepted);
            visitor("due", flight.due);
        }
    };
    struct State {
        std::deque<InFlight> inFlight;
        Cycle cyclesLeft = 0; ///< that the newest request still takes the unit for
        Cycle usedUntil = 0;  ///< CU has the unit before this cycle
        bool waited = false;  ///< in the last cycle, for CU
        std::uint64_t requests = 0;
        std::uint64_t items = 0;
        std::uint64_t updaterCycles = 0; ///< cycles that CU had the unit
        std::uint64_t conflicts = 0;     ///< those of them in which a request waited
        static void visit(auto& visitor, auto& state)
        {
            visitor(DeviceFields::kInFlight, state.inFlight);
            visitor(ComputationFields::kCyclesLeft, state.cyclesLeft);
            visitor(ComputationFields::kUsedUntil, state.usedUntil);
            visitor("waited", state.waited);
            visitor(DeviceFields::kRequests, state.requests);
            visitor("items", state.items);
            visitor(ComputationFields::kUpdaterCycles, state.updaterCycles);
            visitor(ComputationFields::kConflicts, state.conflicts);
        }
    };
    struct Ports {
        static void visit(auto&, auto&) {}
    };

    ComputationUnit(UnitContext context, const Config& config);

    void connect(ResultSink& results) override { m_results = &results; }
    [[nodiscard]] bool canAccept() const override { return m_state.cyclesLeft == 0; }
    [[nodiscard]] Cycle nextFree() const override { return now() + m_state.cyclesLeft; }
    void accept(const RequestItem& request) override;
    /// Counts from this cycle on, which the unit looks at in the next one: so the order of ticks can't matter.
    [[nodiscard]] Cycle answer(const ComputationUse& use) override;

    void tick() override;
    void deliver() override;
    [[nodiscard]] bool idle() const override
    {
        return m_state.inFlight.empty() || m_state.inFlight.front().accepted == now();
    }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    void lookBack();
    void complete(const RequestItem& item);
    [[nodiscard]] DeviceRequest requestOf(const RequestItem& item) const;

    const Config m_config;
    State m_state;
    Ports m_ports;
    ResultSink* m_results = nullptr;
    std::vector<float> m_room; ///< scratch memory for results
};

} // namespace vitrine::core
