// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/machine.h"

#include <functional>
#include <memory>

/// The four properties that stand for a machine, for any machine: what they try is made by a factory.
///
///   tick order shuffled, or nobody ever asleep     → same hashes
///   observers or none                              → same state
///   checkpoint at a random cycle, resume elsewhere → same hashes
///   run in chunks of 7 cycles                      → same hashes

namespace vitrine::properties {

/// A machine with its work put in, ready for cycle 0. Each call of a factory makes the same one.
class Subject {
public:
    Subject() = default;
    Subject(const Subject&) = delete;
    Subject& operator=(const Subject&) = delete;
    virtual ~Subject() = default;
    virtual core::Machine& machine() = 0;
    /// After a checkpoint was taken up: what lies beside the machine's state is given to it again.
    virtual void bindAgain() {}
};
using SubjectFactory = std::function<std::unique_ptr<Subject>(core::ClockOptions)>;

/// What a run left: its event trace and its last state.
struct Trace {
    core::Hash128 events;
    core::Hash128 state;
    core::Cycle cycles = 0;
    std::uint64_t eventCount = 0;
    friend bool operator==(const Trace&, const Trace&) = default;
};

/// Runs to the end in one go.
Trace run(const SubjectFactory& make, core::ClockOptions options = {});
/// Runs in chunks of so many cycles.
Trace runInChunks(const SubjectFactory& make, core::Cycle chunk);
/// Runs up to a cycle, then goes on from a checkpoint: in a new machine with the first one's trace.
Trace runResumed(const SubjectFactory& make, core::Cycle at);
/// Runs to the end, then goes back to a checkpoint taken at a cycle and runs the rest once more: the trace of both.
Trace runRewound(const SubjectFactory& make, core::Cycle at);
/// The last state with so many observers, three at most.
core::Hash128 stateWithObservers(const SubjectFactory& make, int observers);

} // namespace vitrine::properties
