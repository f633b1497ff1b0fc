// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"
#include "core/kernel/state_visitor.h"

#include <bit>
#include <vector>

namespace vitrine::core {

/// Who is awake, and when the others asked to be called.
class WakeBoard {
public:
    WakeBoard() { addUnit(); } // Nobody, number 0: waking it is allowed and does nothing.

    /// Adds a unit, which is awake. Units are numbered from 1 in the order of adding.
    void addUnit();

    [[nodiscard]] bool awake(UnitId unit) const { return (m_awake[word(unit)] & bit(unit)) != 0; }
    void wake(UnitId unit) { m_awake[word(unit)] |= bit(unit); }
    void wakeAll();
    void sleep(UnitId unit) { m_awake[word(unit)] &= ~bit(unit); }
    [[nodiscard]] bool anyoneAwake() const;
    /// Calls `visit(UnitId)` in wiring order for those who are awake now.
    template <typename Visit>
    void forEachAwake(Visit&& visit) const
    {
        forEach(m_awake, visit);
    }

    /// At most one alarm of each kind per unit: the earliest asked for counts until it rings or is cleared.
    void wakeAt(UnitId unit, Cycle cycle) { ask(unit, m_alarms[unit.value].wakeAt, cycle); }
    void clearWakeAt(UnitId unit) { m_alarms[unit.value].wakeAt = kNever; }
    void deliverAt(UnitId unit, Cycle cycle) { ask(unit, m_alarms[unit.value].deliverAt, cycle); }

    /// Wakes those whose alarm is due and calls `deliver(UnitId)` in wiring order for those with something to deliver.
    template <typename Deliver>
    void ring(Cycle now, Deliver&& deliver)
    {
        if (m_earliest > now)
            return;
        forEach(m_alarmed, [&](UnitId unit) {
            Alarms& alarms = m_alarms[unit.value];
            if (alarms.wakeAt <= now) {
                alarms.wakeAt = kNever;
                wake(unit);
            }
            if (alarms.deliverAt <= now) {
                alarms.deliverAt = kNever;
                wake(unit);
                deliver(unit);
            }
        });
        forgetSilentAlarms();
        m_earliest = nextAlarm();
    }
    [[nodiscard]] Cycle nextAlarm() const;

    static void visit(auto& visitor, auto& board)
    {
        visitor("awake", board.m_awake);
        visitor("alarmed", board.m_alarmed);
        visitor("alarms", board.m_alarms);
        visitor("earliest", board.m_earliest);
    }

private:
    struct Alarms {
        Cycle wakeAt = kNever;
        Cycle deliverAt = kNever;
        static void visit(auto& visitor, auto& alarms)
        {
            visitor("wakeAt", alarms.wakeAt);
            visitor("deliverAt", alarms.deliverAt);
        }
    };
    using UnitSet = std::vector<std::uint64_t>; ///< a bit per unit number

    static std::size_t word(UnitId unit) { return unit.value / 64; }
    static std::uint64_t bit(UnitId unit) { return std::uint64_t{1} << unit.value % 64; }
    template <typename Visit>
    static void forEach(const UnitSet& units, Visit&& visit)
    {
        constexpr std::uint64_t kNobody = 1;
        for (std::uint32_t i = 0; i < units.size(); ++i)
            for (std::uint64_t left = units[i] & (i == 0 ? ~kNobody : ~std::uint64_t{0}); left != 0; left &= left - 1)
                visit(UnitId{64 * i + static_cast<std::uint32_t>(std::countr_zero(left))});
    }
    void ask(UnitId unit, Cycle& alarm, Cycle cycle)
    {
        alarm = cycle < alarm ? cycle : alarm;
        m_earliest = alarm < m_earliest ? alarm : m_earliest;
        m_alarmed[word(unit)] |= bit(unit);
    }
    void forgetSilentAlarms();

    UnitSet m_awake;
    UnitSet m_alarmed; ///< those with an alarm, and some whose alarm was cleared
    std::vector<Alarms> m_alarms;
    Cycle m_earliest = kNever; ///< no alarm is earlier; an alarm that was cleared may be later
};

} // namespace vitrine::core
