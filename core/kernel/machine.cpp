// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/machine.h"

#include "core/base/check.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace vitrine::core {

namespace {

/// Ties a unit to the queues and lines at its ports.
class PortBinder final : public PortVisitor {
public:
    explicit PortBinder(UnitId unit) : m_unit(unit) {}

private:
    void visit(std::string_view, QueueBase* queue, QueueEnd end, std::uint32_t port) override
    {
        if (queue)
            queue->attach(m_unit, end, port);
    }
    void visitLine(std::string_view, LineBase& line, LineEnd end) override { line.attach(m_unit, end); }
    UnitId m_unit;
};

/// The next number of a small generator (SplitMix64): only tests use it, to shuffle.
std::uint64_t nextRandom(std::uint64_t& state)
{
    state += 0x9e3779b97f4a7c15u;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

} // namespace

Machine::Machine(ClockOptions options) : m_options(options) {}

void Machine::adopt(std::unique_ptr<Unit> unit, Scheduler* scheduler)
{
    PortBinder binder(unit->id());
    unit->visitPorts(binder);
    m_kernel.wakes.addUnit();
    if (scheduler)
        m_schedulers.push_back(static_cast<std::uint32_t>(m_units.size()));
    Placed& placed = m_units.emplace_back();
    placed.unit = std::move(unit);
    placed.scheduler = scheduler;
}

Result<RunOutcome> Machine::runUntil(const RunGoal& goal, const std::stop_token& stop)
{
    auto outcome = run(goal, stop);
    hub().changes().handOn();
    return outcome;
}

Result<RunOutcome> Machine::run(const RunGoal& goal, const std::stop_token& stop)
{
    noteProgress(); // What was put into queues from outside.
    while (true) {
        if (m_kernel.now >= goal.cycle || (goal.reached && goal.reached()))
            return RunOutcome::GoalReached;
        if (stop.stop_requested())
            return RunOutcome::Stopped;
        if (quiescent())
            return RunOutcome::Quiescent;
        if (m_kernel.now > m_lastProgress + kWatchdogCycles && m_kernel.now >= deadlockCycle())
            return deadlock();
        if (!jump(goal.cycle))
            executeCycle();
    }
}

void Machine::executeCycle()
{
    m_progressed = false;
    m_kernel.phase = Phase::Deliver;
    m_kernel.wakes.ring(m_kernel.now, [this](UnitId id) {
        m_kernel.current = id;
        m_units[id.value - 1].unit->deliver();
    });
    m_kernel.phase = Phase::Commit;
    commitQueues();
    m_kernel.phase = Phase::Schedule;
    grantSharedQueues();
    noteProgress();
    m_kernel.phase = Phase::Execute;
    m_kernel.events.hold();
    tickUnits();
    m_kernel.current = {};
    m_kernel.phase = Phase::Outside;
    m_kernel.events.flush();
    ++m_kernel.now;
}

void Machine::noteProgress()
{
    if (!m_kernel.progress)
        return;
    m_kernel.progress = false;
    m_progressed = true;
    m_lastProgress = m_kernel.now;
}

void Machine::commitQueues()
{
    m_kernel.current = {};
    m_kernel.commits.forEachDue(m_kernel.now, [this](std::size_t queue) { m_queues[queue]->commit(); });
    if (m_kernel.linesDriven)
        commitLines();
}

void Machine::commitLines()
{
    m_kernel.linesDriven = false;
    for (const auto& line : m_lines)
        line->commit();
}

void Machine::grantSharedQueues()
{
    for (const std::uint32_t index : m_schedulers) {
        Placed& placed = m_units[index];
        if (m_options.sleeping && !m_kernel.wakes.awake(placed.unit->id()))
            continue;
        m_kernel.current = placed.unit->id();
        placed.scheduler->schedule();
    }
}

void Machine::tickUnits()
{
    if (m_options.sleeping && !m_options.shuffleSeed)
        return m_kernel.wakes.forEachAwake([this](UnitId unit) { tick(m_units[unit.value - 1]); });
    shuffleOrder();
    for (const std::uint32_t index : m_order) {
        Placed& placed = m_units[index];
        if (!m_options.sleeping || m_kernel.wakes.awake(placed.unit->id()))
            tick(placed);
    }
}

void Machine::tick(Placed& placed)
{
    Unit& unit = *placed.unit;
    m_kernel.current = unit.id();
    m_kernel.wakes.clearWakeAt(unit.id());
    unit.m_report = {};
    unit.tick();

    const TickReport& report = unit.m_report;
    const bool usedQueues = m_kernel.progress;
    const bool stalled = report.activity == Activity::Stalled && !usedQueues;
    if (stalled || report.workUntil > m_kernel.now + 1)
        m_kernel.wakes.sleep(unit.id());
    else
        m_kernel.wakes.wake(unit.id());
    m_kernel.progress = !stalled;
    noteProgress();
    noteActivity(placed);
}

void Machine::noteActivity(Placed& placed)
{
    const TickReport& report = placed.unit->m_report;
    ActivityCode activity(report.activity, report.reason, report.blocker);
    const bool wantsInput = report.activity == Activity::Stalled && report.reason == StallReason::InputEmpty;
    if (wantsInput && placed.unit->idle())
        activity = {};
    if (activity != placed.activity)
        tellActivity(placed, activity);
}

void Machine::tellActivity(Placed& placed, ActivityCode activity)
{
    placed.activity = activity;
    m_kernel.events.hub().changes().note(placed.unit->id(), m_kernel.now, activity.bits);
    placed.unit->publish(
        UnitActivityChanged{0, {}, kNoDraw, activity.activity(), activity.reason(), 0, activity.blocker()});
}

void Machine::shuffleOrder()
{
    m_order.resize(m_units.size());
    std::iota(m_order.begin(), m_order.end(), 0u);
    if (!m_options.shuffleSeed)
        return;
    std::uint64_t random = *m_options.shuffleSeed ^ m_kernel.now * 0x2545f4914f6cdd1du;
    for (std::size_t i = m_order.size(); i > 1; --i)
        std::swap(m_order[i - 1], m_order[nextRandom(random) % i]);
}

/// Moves the clock over cycles in which nobody is awake. The first cycle without progress is executed even so: with the
/// machine quiet in it, a run that never sleeps would end there.
bool Machine::jump(Cycle limit)
{
    if (!m_options.sleeping || m_progressed || m_kernel.wakes.anyoneAwake())
        return false;
    const Cycle target = std::min({limit, deadlockCycle(), m_kernel.wakes.nextAlarm(), m_kernel.commits.earliest()});
    if (target <= m_kernel.now)
        return false;
    m_kernel.now = target;
    return true;
}

bool Machine::quiescent() const
{
    if (m_progressed || m_kernel.wakes.nextAlarm() != kNever)
        return false;
    const auto empty = [](const auto& queue) { return queue->occupancy() == 0 && queue->nextCommit() == kNever; };
    const auto idle = [](const Placed& placed) { return placed.unit->idle(); };
    return std::all_of(m_queues.begin(), m_queues.end(), empty) && std::all_of(m_units.begin(), m_units.end(), idle);
}

} // namespace vitrine::core
