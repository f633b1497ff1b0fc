// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/queue_base.h"

#include "core/base/check.h"
#include "core/observe/activity_code.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

QueueBase::QueueBase(KernelContext& kernel, QueueId id, QueueConfig config)
    : m_kernel(kernel), m_id(id), m_config(std::move(config))
{
    promise(m_config.capacity >= 1, "a queue needs room for an item");
    promise(m_config.latencyCycles >= 1, "a queue takes at least one cycle");
    promise(m_config.capacity <= Change::kMaxValue, "a queue with more room than can be recorded");
    promise(m_id.value < ActivityCode::kMaxQueues, "more queues than can be recorded");
    m_kernel.commits.addQueue(id);
    m_description.id = id;
    m_description.path = m_config.path;
    m_description.itemKind = m_config.itemKind;
    m_description.seedTerm = m_config.seedTerm;
    m_description.help = m_config.help;
    m_description.whenTaken = m_config.whenTaken;
    m_description.capacity = m_config.capacity;
    m_description.latencyCycles = m_config.latencyCycles;
    m_description.names = m_config.names;
}

void QueueBase::describeEnd(UnitId unit, QueueEnd end)
{
    auto& units = end == QueueEnd::Producer ? m_description.producers : m_description.consumers;
    if (std::find(units.begin(), units.end(), unit) == units.end())
        units.push_back(unit);
}

void QueueBase::visitCounters(StateVisitor& visitor)
{
    visitor("itemsIn", m_counters.itemsIn);
    visitor("itemsOut", m_counters.itemsOut);
    visitor("grants", m_counters.grants);
    visitor("highWater", m_counters.highWater);
    Cycle next = nextCommit();
    visitor("nextCommit", next);
    commitNextAt(next);
}

void QueueBase::fail(const char* sentence) const
{
    const std::string where = m_config.path + " in cycle " + std::to_string(m_kernel.now) + ": " + sentence;
    checkFailed("queue", where.c_str(), __FILE__, __LINE__);
}

} // namespace vitrine::core
