// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/arbiter/arbiter_mode.h"
#include "core/arbiter/arbiter_state.h"
#include "core/arbiter/device_ports.h"
#include "core/kernel/unit.h"
#include "core/shader/request_returns.h"

namespace vitrine::core {

/// ARB: routes requests from ARQ to their devices by destination and brings the results back.
///
/// Ports    requests  ARQ, read in order · pending  APQ, whose tasks it marks completed · devices by direct lines
/// Timing   up to `width` requests a cycle, one per device; a request seen in cycle c is routed in c at the earliest.
///          A result comes back in the cycle in which its device completes (RequestReturns). A request for a port where
///          there is no device completes in the next cycle, with zeros.
/// Stalls   InputEmpty there is no request; ResourceBusy no request can go: with `arb.mode` fifo the device of the
///          oldest one takes none yet and all wait behind it, with bypass no device takes one
/// Spec     HET-14, HET-15, HET-16
///
///   cycle      0 1 2 3 4 5        requests X X Y in 0–2, X with an interval of 4 cycles
///   fifo       X = = = X Y        '=' stalled: head of line
///   bypass     X = Y = X .
class Arbiter final : public Unit, public ResultSink {
public:
    struct Config {
        std::uint32_t width = 1;
        ArbiterMode mode = ArbiterMode::Fifo;
        const PerDraw<ProgramBindings>& programs;
        TaskContexts& contexts;
    };
    using State = ArbiterState;
    struct Ports {
        SharedView<RequestItem> requests;
        SharedView<PendingTask> pending;
        DevicePorts devices = {};
        static void visit(auto& visitor, auto& ports)
        {
            visitor("requests", ports.requests);
            visitor("pending", ports.pending);
            DevicePorts::visit(visitor, ports.devices);
        }
    };

    Arbiter(UnitContext context, const Config& config, Ports ports);
    void tick() override;
    void deliver() override;
    void complete(const RequestItem& request, std::span<const float> results) override;
    [[nodiscard]] bool idle() const override { return !m_returns.waits(); }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] UnitDescription description() const override;
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    using Entry = SharedQueue<RequestItem>::Entry;
    /// The request that goes next. When there is none, the cycle in which one may be able to go.
    struct Choice {
        const Entry* request = nullptr;
        bool overtakes = false;
        Cycle nextFree = kNever;
    };
    [[nodiscard]] Choice choose() const;
    void noteHead();
    void route(const Entry& request, bool overtakes);
    void refuse(const RequestItem& request);
    void fail(const RequestItem& request, RequestStatus status, ErrorCode code);

    const Config m_config;
    State m_state;
    Ports m_ports;
    RequestReturns m_returns;
};

} // namespace vitrine::core
