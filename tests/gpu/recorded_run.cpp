// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/recorded_run.h"

#include "core/record/stall_attribution.h"

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

std::vector<std::string> RecordedRun::stallChain(const std::string& path)
{
    const auto units = gpu.machine().unitDescriptions();
    const auto queues = gpu.machine().queueDescriptions();
    const StallSources sources{units, queues,
                               [this](UnitId of) -> const ActivityHistory& { return m_activity.history(of); }};
    std::vector<std::string> paths;
    for (const StallLink& link : stallAt(sources, unit(path), gpu.machine().cycle() - 1).links)
        paths.push_back(units[link.unit.value - 1].path);
    return paths;
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
