// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/hash128.h"
#include "core/base/result.h"
#include "core/kernel/state_visitors.h"
#include "core/kernel/unit.h"
#include "core/observe/activity_code.h"

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace vitrine::core {

/// How the clock runs. Every choice gives the same run, event by event; tests hold them against each other.
struct ClockOptions {
    bool sleeping = true;                     ///< false: every unit ticks in every cycle
    std::optional<std::uint64_t> shuffleSeed; ///< ticks in a new random order in every cycle
};

/// When a run ends.
struct RunGoal {
    Cycle cycle = kNever; ///< the run ends before it executes this cycle
    /// Asked between cycles; may depend on the state of the machine but not on the time, which can jump.
    std::function<bool()> reached = {};
};

enum class RunOutcome : std::uint8_t {
    GoalReached,
    Stopped,   ///< by the stop token
    Quiescent, ///< everything is idle and empty: nothing will ever happen without new input
};

/// A copy of the machine's state between two cycles. Machines that are wired alike can restore it.
struct Checkpoint {
    Cycle cycle = 0;
    StateBytes state;
};

/// Units, the queues and lines between them, and the one clock loop (spec/00 §5).
///
/// A cycle has five phases: (1) devices deliver, (2) queues and lines commit, (3) schedulers grant, (4) units tick, (5)
/// events are handed on. A unit that stalled sleeps until a queue or line of its own changes or its alarm rings, and
/// the clock jumps over cycles in which nobody is awake.
///
/// Machines are single-threaded and independent of each other. Wire all queues, lines and units before the first cycle.
class Machine {
public:
    /// A run ends in a DEADLOCK when nothing moves for so long and the machine is not quiescent (ONE-10).
    static constexpr Cycle kWatchdogCycles = 100'000;

    explicit Machine(ClockOptions options = {});
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;

    template <QueueItem T>
    Queue<T>& addQueue(QueueConfig config)
    {
        return keep(std::make_unique<Queue<T>>(m_kernel, nextQueueId(), std::move(config)));
    }
    template <QueueItem T>
    SharedQueue<T>& addSharedQueue(QueueConfig config)
    {
        return keep(std::make_unique<SharedQueue<T>>(m_kernel, nextQueueId(), std::move(config)));
    }
    template <LineValue T>
    Line<T>& addLine(LineConfig config)
    {
        auto owned = std::make_unique<Line<T>>(m_kernel, std::move(config));
        Line<T>& line = *owned;
        m_lines.push_back(std::move(owned));
        return line;
    }
    /// Makes a `U(UnitContext, arguments…)`.
    template <std::derived_from<Unit> U, typename... Arguments>
    U& add(std::string path, Arguments&&... arguments)
    {
        UnitContext context{m_kernel, UnitId{static_cast<std::uint32_t>(m_units.size() + 1)}, std::move(path)};
        auto owned = std::make_unique<U>(std::move(context), std::forward<Arguments>(arguments)...);
        U& unit = *owned;
        Scheduler* scheduler = nullptr;
        if constexpr (std::derived_from<U, Scheduler>)
            scheduler = &unit;
        adopt(std::move(owned), scheduler);
        return unit;
    }

    /// The cycle that comes next.
    [[nodiscard]] Cycle cycle() const { return m_kernel.now; }
    [[nodiscard]] ObserverHub& hub() { return m_kernel.events.hub(); }

    /// The only run loop; fails with the wait-for chain on a DEADLOCK. The stop token is looked at before every cycle.
    Result<RunOutcome> runUntil(const RunGoal& goal, const std::stop_token& stop = {});
    /// One cycle.
    Result<RunOutcome> step() { return runUntil({m_kernel.now + 1}); }
    [[nodiscard]] bool quiescent() const;

    [[nodiscard]] Checkpoint checkpoint() const;
    void restore(const Checkpoint& checkpoint);
    /// The hash of the whole state. Every choice of ClockOptions gives the same.
    [[nodiscard]] Hash128 stateHash() const;

    [[nodiscard]] Snapshot snapshot() const;
    /// Parts of a snapshot, for callers that look often.
    [[nodiscard]] ActivityCode activity(UnitId unit) const { return m_units[unit.value - 1].activity; }
    [[nodiscard]] StateNode unitState(UnitId unit) const;
    [[nodiscard]] std::uint32_t occupancy(QueueId queue) const { return m_queues[queue.value - 1]->occupancy(); }
    [[nodiscard]] std::vector<UnitDescription> unitDescriptions() const;
    [[nodiscard]] std::vector<QueueDescription> queueDescriptions() const;
    [[nodiscard]] std::vector<LineDescription> lineDescriptions() const;

private:
    struct Placed {
        std::unique_ptr<Unit> unit;
        Scheduler* scheduler = nullptr;
        ActivityCode activity; ///< as last told to observers
    };

    [[nodiscard]] QueueId nextQueueId() const { return {static_cast<std::uint32_t>(m_queues.size() + 1)}; }
    template <typename QueueType>
    QueueType& keep(std::unique_ptr<QueueType> queue)
    {
        QueueType& kept = *queue;
        m_queues.push_back(std::move(queue));
        return kept;
    }
    void adopt(std::unique_ptr<Unit> unit, Scheduler* scheduler);

    Result<RunOutcome> run(const RunGoal& goal, const std::stop_token& stop);
    void executeCycle();
    void commitQueues();
    void commitLines();
    void grantSharedQueues();
    void tickUnits();
    void tick(Placed& placed);
    void noteActivity(Placed& placed);
    void tellActivity(Placed& placed, ActivityCode activity);
    void noteAllChanges();
    void shuffleOrder();
    void noteProgress();
    [[nodiscard]] bool jump(Cycle limit);

    [[nodiscard]] Cycle deadlockCycle() const;
    [[nodiscard]] Error deadlock();
    [[nodiscard]] std::string waitForChain() const;
    [[nodiscard]] std::string waitNotes() const;
    [[nodiscard]] const QueueBase* waitedFor(const Placed& placed) const;
    [[nodiscard]] const Placed* otherEnd(const Placed& placed, const QueueBase& queue) const;

    void visitModel(StateVisitor& visitor) const;
    void visitClock(StateVisitor& visitor);

    const ClockOptions m_options;
    KernelContext m_kernel;
    std::vector<std::unique_ptr<QueueBase>> m_queues;
    std::vector<std::unique_ptr<LineBase>> m_lines;
    std::vector<Placed> m_units;
    std::vector<std::uint32_t> m_schedulers; ///< those of the units
    std::vector<std::uint32_t> m_order;      ///< of ticking, where it is not that of wiring
    bool m_progressed = true;                ///< in the last cycle
    Cycle m_lastProgress = 0;
};

} // namespace vitrine::core
