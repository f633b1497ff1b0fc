// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/wake_board.h"

#include <algorithm>

namespace vitrine::core {

void WakeBoard::addUnit()
{
    const UnitId unit{static_cast<std::uint32_t>(m_alarms.size())};
    m_alarms.emplace_back();
    m_awake.resize(word(unit) + 1);
    m_alarmed.resize(word(unit) + 1);
    wake(unit);
}

void WakeBoard::wakeAll()
{
    for (std::uint32_t unit = 0; unit < m_alarms.size(); ++unit)
        wake(UnitId{unit});
}

bool WakeBoard::anyoneAwake() const
{
    bool anyone = false;
    forEachAwake([&](UnitId) { anyone = true; });
    return anyone;
}

Cycle WakeBoard::nextAlarm() const
{
    Cycle earliest = kNever;
    forEach(m_alarmed, [&](UnitId unit) {
        earliest = std::min({earliest, m_alarms[unit.value].wakeAt, m_alarms[unit.value].deliverAt});
    });
    return earliest;
}

void WakeBoard::forgetSilentAlarms()
{
    forEach(m_alarmed, [&](UnitId unit) {
        const Alarms& alarms = m_alarms[unit.value];
        if (alarms.wakeAt == kNever && alarms.deliverAt == kNever)
            m_alarmed[word(unit)] &= ~bit(unit);
    });
}

} // namespace vitrine::core
