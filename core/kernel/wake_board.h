// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"
#include "core/kernel/state_visitor.h"

#include <vector>

namespace vitrine::core {

/// Who is awake, and when the others asked to be called.
class WakeBoard {
public:
    /// One unit more, awake; units are numbered from 1 in the order of adding.
    void addUnit() { m_slots.push_back({}); }

    [[nodiscard]] bool awake(UnitId unit) const { return m_slots[unit.value - 1].awake; }
    void wake(UnitId unit)
    {
        if (unit)
            m_slots[unit.value - 1].awake = true;
    }
    void sleep(UnitId unit) { m_slots[unit.value - 1].awake = false; }
    [[nodiscard]] bool anyoneAwake() const;

    /// At most one alarm of each kind per unit: the earliest asked for counts until it rings or is cleared.
    void wakeAt(UnitId unit, Cycle cycle);
    void clearWakeAt(UnitId unit) { m_slots[unit.value - 1].wakeAt = kNever; }
    void deliverAt(UnitId unit, Cycle cycle);

    /// Wakes those whose alarm is due and calls `deliver(UnitId)` in wiring order for those with something to deliver.
    template <typename Deliver>
    void ring(Cycle now, Deliver&& deliver)
    {
        if (m_earliest > now)
            return;
        for (std::uint32_t i = 0; i < m_slots.size(); ++i) {
            if (m_slots[i].wakeAt <= now) {
                m_slots[i].wakeAt = kNever;
                m_slots[i].awake = true;
            }
            if (m_slots[i].deliverAt <= now) {
                m_slots[i].deliverAt = kNever;
                m_slots[i].awake = true;
                deliver(UnitId{i + 1});
            }
        }
        m_earliest = nextAlarm();
    }
    [[nodiscard]] Cycle nextAlarm() const;

    static void visit(auto& visitor, auto& board)
    {
        visitor("slots", board.m_slots);
        visitor("earliest", board.m_earliest);
    }

private:
    struct Slot {
        bool awake = true;
        Cycle wakeAt = kNever;
        Cycle deliverAt = kNever;
        static void visit(auto& visitor, auto& slot)
        {
            visitor("awake", slot.awake);
            visitor("wakeAt", slot.wakeAt);
            visitor("deliverAt", slot.deliverAt);
        }
    };
    std::vector<Slot> m_slots;
    Cycle m_earliest = kNever; ///< no alarm is earlier; an alarm that was cleared may be later
};

} // namespace vitrine::core
