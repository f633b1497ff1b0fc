// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/recorded_run.h"

namespace vitrine::gputest {

RecordedRun::RecordedRun(const Memory& start, const MachineConfig& config, ClockOptions clock)
    : memory(start), gpu(memory, config, {clock, false}), m_activity(gpu.machine().snapshot()),
      m_occupancy(gpu.machine().snapshot())
{
    m_subscriptions.push_back(gpu.hub().subscribe(m_activity));
    m_subscriptions.push_back(gpu.hub().subscribe(m_occupancy));
    for (const QueueDescription& queue : gpu.machine().queueDescriptions())
        m_queues[queue.path] = queue.id;
    for (const UnitDescription& unit : gpu.machine().unitDescriptions())
        m_units[unit.path] = unit.id;
}

std::uint32_t RecordedRun::occupancy(const std::string& path)
{
    return gpu.machine().snapshot().queues[queue(path).value - 1].occupancy;
}

std::uint64_t RecordedRun::field(const std::string& path, const std::string& name)
{
    const Snapshot snapshot = gpu.machine().snapshot();
    for (const StateNode& node : snapshot.units[unit(path).value - 1].state.children)
        if (node.name == name)
            return std::get<std::uint64_t>(node.value);
    CORE_CHECK(false, "a unit has no such field");
    return 0;
}

} // namespace vitrine::gputest
