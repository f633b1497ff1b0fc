// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/het/scripted_device.h"

namespace vitrine::hettest {

void ScriptedDevice::accept(const RequestItem& request)
{
    const Cycle occupied = Cycle{request.items} * m_config.interval;
    m_state.nextFree = now() + occupied;
    m_state.inFlight.push_back({request, now(), now() + m_config.latency + occupied - m_config.interval});
    deliverAt(now() + 1);
}

void ScriptedDevice::intrude(const RequestItem& request, Cycle cycle)
{
    m_state.inFlight.push_back({request, now(), cycle});
    deliverAt(cycle);
}

void ScriptedDevice::tick()
{
    stall(StallReason::InputEmpty);
}

void ScriptedDevice::deliver()
{
    while (!m_state.inFlight.empty() && m_state.inFlight.front().due <= now()) {
        m_results->complete(m_state.inFlight.front().request, m_config.answer);
        m_state.inFlight.pop_front();
    }
    if (!m_state.inFlight.empty())
        deliverAt(m_state.inFlight.front().due);
}

} // namespace vitrine::hettest
