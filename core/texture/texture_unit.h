// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/state_versions.h"
#include "core/kernel/unit.h"
#include "core/observe/entered_stages.h"
#include "core/observe/operation_costs.h"
#include "core/shader/context_ring.h"
#include "core/shader/device.h"
#include "core/shader/device_fields.h"
#include "core/shader/program_binding.h"
#include "core/shader/request_returns.h"
#include "core/texture/initial_request.h"
#include "core/texture/lookup_fields.h"
#include "core/texture/lookup_line.h"
#include "core/texture/texture_bindings.h"

#include <deque>
#include <optional>
#include <vector>

namespace vitrine::core {

/// TEX: reads textures for the programs, as the device on arbiter port 0. On machines without an arbiter (preset PROG)
/// it takes the requests out of ARQ by itself, one a cycle, and is the only device.
///
/// Ports    none but its line to the arbiter (device.h); without one requests ARQ, pending APQ.
///          lookups  initial textures of pixels that bypass the processors · texels  to the color updater
///          taskLookups, taskTexels  the same for tasks, from AIN and back to it
/// Timing   a request of k items, of which n are accepted at once (itemsPerCycle), that is routed in cycle d occupies
///          the unit for m = ⌈k ÷ n⌉ · interval cycles and is complete in phase 1 of cycle d + latency + m − interval.
///          Results come in the order of the requests. Requests go before look-ups (DEC-05): a look-up takes the unit
///          in a cycle in which no request does, and counts as many items as it has fragments. Its texels can be used
///          `lookupLatency` cycles after the last of these
/// Stalls   InputEmpty; ResourceBusy the oldest request waits for the interval (without arbiter)
/// Tells    stage.enter when it takes the first request of a drawing of 2-D graphics for texels of an image: programs
///          compute where these are, and so they are never looked up ahead
/// Spec     device rule of spec/00 §5, HET-15, HET-17, HET-24, BYP-11, DEC-05, L11, VG2D-01
///
///   cycle     0 1 2 3 4 … 100 … 103          requests of 4 items and of 1, latency 100, interval 1
///   routed    A . . . B
///   complete                     A B           A in 103, B in 104
class TextureUnit final : public Unit, public Device {
public:
    struct Config {
        std::uint32_t latency = 100;
        std::uint32_t interval = 1;
        const PerDraw<ProgramBindings>& programs;
        const PerDraw<TextureBindings>& textures;
        TaskContexts& contexts;
        /// Cycles from an item's cycle in the unit to its texel; the way to the client is included.
        std::uint32_t lookupLatency = 100;
        std::uint32_t itemsPerCycle = 1;
        OperationCost itemCost = {}; ///< look-ups included
        OperationCost bytes = {};
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
        LookupLine<InitialRequest> pixels;
        LookupLine<TaskLookup> tasks;
        Cycle nextFree = 0;
        std::uint64_t requests = 0;   ///< requests that were answered
        std::uint64_t items = 0;      ///< items of these requests
        std::uint64_t lookups = 0;    ///< look-ups: fragments whose texels were read ahead, once for each texture
        std::uint64_t bytesMoved = 0; ///< bytes of texels read
        EnteredStages entered;        ///< interpolation of images
        static void visit(auto& visitor, auto& state)
        {
            visitor(DeviceFields::kInFlight, state.inFlight);
            visitor("nextFree", state.nextFree);
            visitor(DeviceFields::kRequests, state.requests);
            visitor("items", state.items);
            visitor(TextureFields::kNextLookup, state.pixels.next);
            visitor(TextureFields::kLookupsInFlight, state.pixels.inFlight);
            visitor("nextTaskLookup", state.tasks.next);
            visitor("taskLookupsInFlight", state.tasks.inFlight);
            visitor("lookups", state.lookups);
            visitor("bytesMoved", state.bytesMoved);
            visitor("entered", state.entered);
        }
    };
    struct Ports {
        SharedView<RequestItem> requests;
        SharedView<PendingTask> pending;
        In<InitialRequest> lookups; ///< only in machines with a bypass
        Out<BypassTexel> texels;
        In<TaskLookup> taskLookups; ///< only with tex.initialPrefetch
        Out<TaskLookup> taskTexels;
        static void visit(auto& visitor, auto& ports)
        {
            if (ports.requests.connected()) {
                visitor("requests", ports.requests);
                visitor("pending", ports.pending);
            }
            if (ports.lookups.connected()) {
                visitor("lookups", ports.lookups);
                visitor("texels", ports.texels);
            }
            if (ports.taskLookups.connected()) {
                visitor("taskLookups", ports.taskLookups);
                visitor("taskTexels", ports.taskTexels);
            }
        }
    };

    TextureUnit(UnitContext context, const Config& config, Ports ports = {});

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
        const bool hasWork = !m_state.inFlight.empty() && m_state.inFlight.front().accepted != now();
        const bool hasLookups = !m_state.pixels.empty() || !m_state.tasks.empty();
        return !hasWork && !hasLookups && !(m_returns && m_returns->waits());
    }
    [[nodiscard]] UnitDescription description() const override;
    [[nodiscard]] const State& state() const { return m_state; }
    void visitState(StateVisitor& visitor) override;
    void visitPorts(PortVisitor& visitor) override;

private:
    [[nodiscard]] Cycle cyclesFor(std::uint32_t items) const;
    void enterImages(const RequestItem& request);
    bool takeRequest();
    bool takeLookups();
    void startLookups();
    void answerLookups();
    void answer(const TaskLookup& lookup);
    [[nodiscard]] Vec4 texelOf(const InitialRequest& request);
    [[nodiscard]] Cycle nextDue() const;
    void refuse(const RequestItem& request);
    void answer(const RequestItem& request);
    void countBytes(std::uint32_t draw, std::uint64_t bytes);
    void complete(const RequestItem& request);

    const Config m_config;
    State m_state;
    Ports m_ports;
    ResultSink* m_results = nullptr;         ///< the arbiter, when there is one
    std::optional<RequestReturns> m_returns; ///< when there is no arbiter
    std::vector<float> m_room;               ///< scratch memory for results, and for the arguments of a task's look-up
};

} // namespace vitrine::core
