// SPDX-License-Identifier: Apache-2.0
#include "tests/properties/machine_properties.h"

#include "core/base/check.h"
#include "core/record/activity_recorder.h"
#include "core/record/occupancy_recorder.h"
#include "core/record/trace_hasher.h"

#include <vector>

namespace vitrine::properties {

using namespace core;

namespace {

RunOutcome advance(Machine& machine, Cycle until)
{
    const Result<RunOutcome> outcome = machine.runUntil({until});
    CORE_CHECK(outcome.hasValue(), "the machine under test came to a deadlock");
    return *outcome;
}

Trace traceOf(const TraceHasher& hasher, const Machine& machine)
{
    return {hasher.digest(), machine.stateHash(), machine.cycle(), hasher.eventCount()};
}

} // namespace

Trace run(const SubjectFactory& make, ClockOptions options)
{
    const auto subject = make(options);
    TraceHasher hasher;
    const Subscription subscription = subject->machine().hub().subscribe(hasher);
    advance(subject->machine(), kNever);
    return traceOf(hasher, subject->machine());
}

Trace runInChunks(const SubjectFactory& make, Cycle chunk)
{
    const auto subject = make({});
    Machine& machine = subject->machine();
    TraceHasher hasher;
    const Subscription subscription = machine.hub().subscribe(hasher);
    while (advance(machine, machine.cycle() + chunk) != RunOutcome::Quiescent) {
    }
    return traceOf(hasher, machine);
}

Trace runResumed(const SubjectFactory& make, Cycle at)
{
    TraceHasher hasher;
    Checkpoint checkpoint;
    {
        const auto first = make({});
        const Subscription subscription = first->machine().hub().subscribe(hasher);
        advance(first->machine(), at);
        checkpoint = first->machine().checkpoint();
    }
    const auto second = make({});
    second->machine().restore(checkpoint);
    const Subscription subscription = second->machine().hub().subscribe(hasher);
    advance(second->machine(), kNever);
    return traceOf(hasher, second->machine());
}

Trace runRewound(const SubjectFactory& make, Cycle at)
{
    const auto subject = make({});
    Machine& machine = subject->machine();
    TraceHasher hasher;
    {
        const Subscription subscription = machine.hub().subscribe(hasher);
        advance(machine, at);
    }
    const Checkpoint checkpoint = machine.checkpoint();
    advance(machine, kNever);
    machine.restore(checkpoint);
    subject->bindAgain();
    const Subscription subscription = machine.hub().subscribe(hasher);
    advance(machine, kNever);
    return traceOf(hasher, machine);
}

Hash128 stateWithObservers(const SubjectFactory& make, int observers)
{
    const auto subject = make({});
    Machine& machine = subject->machine();
    TraceHasher hasher;
    OccupancyRecorder occupancy(machine.snapshot());
    ActivityRecorder activity(machine.snapshot());
    std::vector<Subscription> subscriptions;
    if (observers > 0)
        subscriptions.push_back(machine.hub().subscribe(hasher));
    if (observers > 1)
        subscriptions.push_back(machine.hub().subscribe(occupancy));
    if (observers > 2)
        subscriptions.push_back(machine.hub().subscribe(activity));
    advance(machine, kNever);
    return machine.stateHash();
}

} // namespace vitrine::properties
