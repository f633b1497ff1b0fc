// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/arbiter/arbiter_fields.h"
#include "core/kernel/recent_log.h"
#include "core/observe/link_fields.h"
#include "core/shader/task_items.h"

#include <string_view>
#include <vector>

namespace vitrine::core {

/// What the arbiter did with a request.
enum class ArbiterOutcome : std::uint8_t {
    Dispatched,
    Overtook, ///< it was dispatched before an older one whose device takes none yet (`arb.mode` bypass)
    Blocked,  ///< it is the oldest request, and its device takes none yet
    NoDevice  ///< there is no device on its port
};
[[nodiscard]] std::string_view enumName(ArbiterOutcome outcome);

/// A decision of the arbiter (HET-14).
struct ArbiterDecision {
    Cycle cycle = 0;
    ItemId request;
    std::uint8_t device = 0; ///< number of the port
    ArbiterOutcome outcome = ArbiterOutcome::Dispatched;
    static void visit(auto& visitor, auto& decision)
    {
        visitor("cycle", decision.cycle);
        visitor(LinkFields::kRequest, decision.request);
        visitor("device", decision.device);
        visitor("outcome", decision.outcome);
    }
};

/// What went through one port of the arbiter.
struct PortCounters {
    std::uint64_t requests = 0;
    std::uint64_t results = 0;
    std::uint64_t stalls = 0; ///< cycles in which the oldest request waited for this device
    static void visit(auto& visitor, auto& counters)
    {
        visitor(PortFields::kRequests, counters.requests);
        visitor(PortFields::kResults, counters.results);
        visitor(PortFields::kStalls, counters.stalls);
    }
};

/// The oldest request, as long as its device takes none. The cycles of the wait are counted when it is over.
struct HeadOfLine {
    ItemId request; ///< none when no request is blocked
    std::uint8_t device = 0;
    Cycle since = 0;
    static void visit(auto& visitor, auto& head)
    {
        visitor(LinkFields::kRequest, head.request);
        visitor(BlockedFields::kDevice, head.device);
        visitor(BlockedFields::kSince, head.since);
    }
};

struct ArbiterState {
    static constexpr std::size_t kDecisions = 64;

    std::uint64_t routed = 0;
    std::uint64_t headStalls = 0; ///< cycles in which the oldest request waited for its device (HET-16)
    std::uint64_t orphans = 0;    ///< results that no request had asked for
    std::uint64_t noDevice = 0;   ///< requests for a port without a device
    std::uint64_t badShapes = 0;  ///< results with another number of registers than the request asked for
    HeadOfLine blocked;
    std::vector<PortCounters> ports;
    RecentLog<ArbiterDecision, kDecisions> decisions;

    static void visit(auto& visitor, auto& state)
    {
        visitor(ArbiterFields::kRouted, state.routed);
        visitor("headStalls", state.headStalls);
        visitor("orphans", state.orphans);
        visitor("noDevice", state.noDevice);
        visitor("badShapes", state.badShapes);
        visitor(ArbiterFields::kBlocked, state.blocked);
        visitor(ArbiterFields::kPorts, state.ports);
        state.decisions.visitAs(visitor, "decisions");
    }
};

} // namespace vitrine::core
