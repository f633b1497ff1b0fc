// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/unit.h"

#include "core/base/check.h"

#include <utility>

namespace vitrine::core {

Unit::Unit(UnitContext context) : m_kernel(context.kernel), m_id(context.id), m_path(std::move(context.path)) {}

void Unit::stall(StallReason reason, QueueId blocker)
{
    m_report = {Activity::Stalled, reason, blocker, 0};
}

void Unit::workUntil(Cycle cycle)
{
    CORE_CHECK(cycle > m_kernel.now, "work must end in a later cycle");
    m_report = {Activity::Working, StallReason::InputEmpty, {}, cycle};
    m_kernel.wakes.wakeAt(m_id, cycle);
}

void Unit::wakeAt(Cycle cycle)
{
    CORE_CHECK(cycle > m_kernel.now, "an alarm must ring in a later cycle");
    m_kernel.wakes.wakeAt(m_id, cycle);
}

void Unit::deliverAt(Cycle cycle)
{
    CORE_CHECK(cycle > m_kernel.now, "a delivery must come in a later cycle");
    m_kernel.wakes.deliverAt(m_id, cycle);
}

} // namespace vitrine::core
