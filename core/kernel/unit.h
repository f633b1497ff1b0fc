// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/kernel_context.h"
#include "core/kernel/ports.h"
#include "core/kernel/state_visitor.h"
#include "core/observe/description.h"

#include <string>

namespace vitrine::core {

/// What the machine gives a unit when it is wired in.
struct UnitContext {
    KernelContext& kernel;
    UnitId id;
    std::string path;
};

/// What a unit said of its last tick().
struct TickReport {
    Activity activity = Activity::Working; ///< Working or Stalled
    StallReason reason = StallReason::InputEmpty;
    QueueId blocker;
    Cycle workUntil = 0; ///< the first cycle for which nothing is planned

    static void visit(auto& visitor, auto& report)
    {
        visitor("activity", report.activity);
        visitor("reason", report.reason);
        visitor("blocker", report.blocker);
        visitor("workUntil", report.workUntil);
    }
};

/// A part of the machine that acts by the clock: an immutable Config, one plain State, typed Ports, and tick().
///
/// tick() runs in phase 4 and goes *input? → room? → work → consume*. It ends in one of three ways:
///   plain return     it worked, and is called again in the next cycle;
///   stall(reason)    it could do nothing: it sleeps until one of its queues changes (or wakeAt());
///   workUntil(c)     it is busy with what was begun until cycle c, when it is called again.
/// A sleeping unit may be called early, and a unit is never asked whether time has passed: a tick that stalls or waits
/// must leave the state as it is, so that sleeping can't be told from ticking. Counting waits is the recorders' work.
/// Requests for time hold until the next tick().
class Unit {
public:
    explicit Unit(UnitContext context);
    Unit(const Unit&) = delete;
    Unit& operator=(const Unit&) = delete;
    virtual ~Unit() = default;

    [[nodiscard]] UnitId id() const { return m_id; }
    [[nodiscard]] const std::string& path() const { return m_path; }

    virtual void tick() = 0;
    /// Runs in phase 1 of a cycle that deliverAt() asked for: devices bring results, power changes, before units tick.
    virtual void deliver() {}
    /// Whether nothing is going on inside. A unit that stalls for input while idle is shown as idle.
    [[nodiscard]] virtual bool idle() const = 0;

    /// What the unit waits for that is no queue, for people who look why the machine is stuck: "segment 0 on sp.1 …".
    [[nodiscard]] virtual std::string waitNote() const { return {}; }
    /// Kind, seed term, power domain, help and counters; the machine adds path, ports and fields.
    [[nodiscard]] virtual UnitDescription description() const = 0;
    /// `State::visit(visitor, m_state)`
    virtual void visitState(StateVisitor& visitor) = 0;
    /// `Ports::visit(visitor, m_ports)`
    virtual void visitPorts(PortVisitor& visitor) = 0;

protected:
    /// In the cycle before this one; between cycles, in the last one.
    [[nodiscard]] bool wasWorking() const { return m_report.activity == Activity::Working; }
    [[nodiscard]] Cycle now() const { return m_kernel.now; }

    void stall(StallReason reason, QueueId blocker = {});
    template <typename Port>
    void stall(StallReason reason, const Port& port)
    {
        stall(reason, port.queue()->id());
    }
    void workUntil(Cycle cycle);
    /// Calls tick() in that cycle even if no queue changes.
    void wakeAt(Cycle cycle);
    /// Calls deliver() in phase 1 of that cycle, which must lie ahead. When it was asked for several cycles, only the
    /// earliest counts: ask again after it.
    void deliverAt(Cycle cycle);

    /// Whether an observer listens. `if (!wants<PixelWritten>()) return;` stands before a payload is made.
    template <typename EventType>
    [[nodiscard]] bool wants() const
    {
        return m_kernel.events.wants<EventType>();
    }
    /// Tells the observers of an event, with cycle and unit filled in.
    template <typename EventType>
    void publish(EventType event)
    {
        if (!wants<EventType>())
            return;
        event.cycle = m_kernel.now;
        event.unit = m_id;
        m_kernel.events.publish(m_id, event);
    }

private:
    friend class Machine;

    KernelContext& m_kernel;
    const UnitId m_id;
    const std::string m_path;
    TickReport m_report;
};

/// A unit that grants entries of shared queues in phase 3, from what is committed, before any unit executes.
class Scheduler {
public:
    Scheduler() = default;
    Scheduler(const Scheduler&) = delete;
    Scheduler& operator=(const Scheduler&) = delete;
    virtual ~Scheduler() = default;

    virtual void schedule() = 0;
};

} // namespace vitrine::core
