// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/recent_log.h"
#include "core/shader/task_items.h"

#include <string_view>
#include <vector>

namespace vitrine::core {

/// What the arbiter did with a request.
enum class ArbiterOutcome : std::uint8_t {
    Dispatched,
    Overtook, ///< dispatched past an older one whose device takes none yet (`arb.mode` bypass)
    Blocked,  ///< the oldest request: its device takes none yet
    NoDevice  ///< nobody is on the port that it names
};
[[nodiscard]] std::string_view enumName(ArbiterOutcome outcome);

/// A decision of ARB (HET-14).
struct ArbiterDecision {
    Cycle cycle = 0;
    ItemId request;
    std::uint8_t device = 0; ///< port
    ArbiterOutcome outcome = ArbiterOutcome::Dispatched;
    static void visit(auto& visitor, auto& decision)
    {
        visitor("cycle", decision.cycle);
        visitor("request", decision.request);
        visitor("device", decision.device);
        visitor("outcome", decision.outcome);
    }
};

/// What passed a port.
struct PortCounters {
    std::uint64_t requests = 0;
    std::uint64_t results = 0;
    std::uint64_t stalls = 0; ///< cycles in which the oldest request waited for this device
    static void visit(auto& visitor, auto& counters)
    {
        visitor("requests", counters.requests);
        visitor("results", counters.results);
        visitor("stalls", counters.stalls);
    }
};

/// The oldest request, while its device takes none. Its cycles are counted when the wait is over.
struct HeadOfLine {
    ItemId request; ///< none: nothing is blocked
    std::uint8_t device = 0;
    Cycle since = 0;
    static void visit(auto& visitor, auto& head)
    {
        visitor("request", head.request);
        visitor("device", head.device);
        visitor("since", head.since);
    }
};

struct ArbiterState {
    static constexpr std::size_t kDecisions = 64;

    std::uint64_t routed = 0;
    std::uint64_t headStalls = 0; ///< cycles in which the oldest request waited for its device (HET-16)
    std::uint64_t orphans = 0;    ///< results that nobody had asked for
    std::uint64_t noDevice = 0;   ///< requests for a port where nobody is
    std::uint64_t badShapes = 0;  ///< results with another number of registers than asked for
    HeadOfLine blocked;
    std::vector<PortCounters> ports;
    RecentLog<ArbiterDecision, kDecisions> decisions;

    static void visit(auto& visitor, auto& state)
    {
        visitor("routed", state.routed);
        visitor("headStalls", state.headStalls);
        visitor("orphans", state.orphans);
        visitor("noDevice", state.noDevice);
        visitor("badShapes", state.badShapes);
        visitor("blocked", state.blocked);
        visitor("ports", state.ports);
        state.decisions.visitAs(visitor, "decisions");
    }
};

} // namespace vitrine::core
