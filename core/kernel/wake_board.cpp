// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/wake_board.h"

#include <algorithm>

namespace vitrine::core {

bool WakeBoard::anyoneAwake() const
{
    return std::any_of(m_slots.begin(), m_slots.end(), [](const Slot& slot) { return slot.awake; });
}

void WakeBoard::wakeAt(UnitId unit, Cycle cycle)
{
    Cycle& alarm = m_slots[unit.value - 1].wakeAt;
    alarm = std::min(alarm, cycle);
    m_earliest = std::min(m_earliest, alarm);
}

void WakeBoard::deliverAt(UnitId unit, Cycle cycle)
{
    Cycle& alarm = m_slots[unit.value - 1].deliverAt;
    alarm = std::min(alarm, cycle);
    m_earliest = std::min(m_earliest, alarm);
}

Cycle WakeBoard::nextAlarm() const
{
    Cycle earliest = kNever;
    for (const Slot& slot : m_slots)
        earliest = std::min({earliest, slot.wakeAt, slot.deliverAt});
    return earliest;
}

} // namespace vitrine::core
