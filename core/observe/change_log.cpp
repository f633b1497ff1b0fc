// SPDX-License-Identifier: Apache-2.0
#include "core/observe/change_log.h"

#include <algorithm>

namespace vitrine::core {

void ChangeLog::attach(ChangeRecorder& recorder)
{
    handOn();
    m_recorders.push_back(&recorder);
}

void ChangeLog::detach(const ChangeRecorder& recorder)
{
    handOn();
    m_recorders.erase(std::remove(m_recorders.begin(), m_recorders.end(), &recorder), m_recorders.end());
}

void ChangeLog::handOn()
{
    for (ChangeRecorder* recorder : m_recorders) {
        recorder->takeQueueChanges(std::span(m_queues).first(m_queueCount));
        recorder->takeUnitChanges(std::span(m_units).first(m_unitCount));
    }
    m_queueCount = m_unitCount = 0;
}

void ChangeLog::rewind(Cycle cycle)
{
    handOn();
    for (ChangeRecorder* recorder : m_recorders)
        recorder->rewind(cycle);
}

} // namespace vitrine::core
