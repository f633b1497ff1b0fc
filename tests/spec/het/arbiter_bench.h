// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/arbiter/arbiter.h"
#include "core/kernel/machine.h"
#include "tests/spec/het/scripted_device.h"

#include <map>
#include <vector>

namespace vitrine::hettest {

/// What happened to requests, by their numbers.
class RequestNotes final : public Observer {
public:
    explicit RequestNotes(QueueId requests) : m_requests(requests) {}
    std::map<std::uint32_t, Cycle> dispatched; ///< by request
    std::map<std::uint32_t, Cycle> completed;
    std::vector<RequestFailed> failures;
    std::vector<ErrorReported> errors;

    void onItemGranted(const ItemGranted& event) override
    {
        if (event.queue == m_requests)
            dispatched[event.item.value] = event.cycle;
    }
    void onItemPopped(const ItemPopped& event) override
    {
        if (event.queue == m_requests)
            completed[event.item.value] = event.cycle;
    }
    void onRequestFailed(const RequestFailed& event) override { failures.push_back(event); }
    void onErrorReported(const ErrorReported& event) override { errors.push_back(event); }

private:
    QueueId m_requests;
};

/// The arbiter between an ARQ into which requests of one fragment are put by hand, and devices that answer as told.
class ArbiterBench {
public:
    struct Knobs {
        std::uint32_t width = 1;
        ArbiterMode mode = ArbiterMode::Fifo;
    };
    /// One device per entry, by port; an empty answer: nobody is on that port.
    ArbiterBench(Knobs knobs, const std::vector<ScriptedDevice::Config>& devices, ClockOptions clock = {});

    /// Puts in the next request, r0 first, so that the arbiter sees it in the cycle that comes next. Its task has sent
    /// it from `SEND r0, device`, and waits.
    RequestItem post(std::uint8_t device);
    /// One request a cycle from cycle 0 on, then to the end.
    void run(const std::vector<std::uint8_t>& devices);
    /// The register that the request's result fills, lane 0.
    [[nodiscard]] Vec4 result(std::uint32_t request);

    Machine machine;
    StateVersions versions;
    PerDraw<ProgramBindings> programs{versions};
    TaskContexts contexts{ContextRing(1), ContextRing(128)};
    SharedQueue<RequestItem>& requests;
    SharedQueue<PendingTask>& pending;
    std::vector<ScriptedDevice*> devices; ///< by port, null for nobody
    Arbiter* arbiter = nullptr;
    RequestNotes notes;

private:
    Subscription m_subscription;
    std::uint32_t m_posted = 0;
};

/// An answer of so many registers, all of whose components are `value`, for tasks of one quad.
[[nodiscard]] std::vector<float> answerOf(float value, std::size_t registers = 1);

} // namespace vitrine::hettest
