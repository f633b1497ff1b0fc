// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/timed_gpu.h"
#include "core/record/activity_recorder.h"
#include "core/record/occupancy_recorder.h"

#include <map>
#include <string>
#include <vector>

namespace vitrine::gputest {

using namespace core;

/// A timed machine with recorders on it, and its parts by path.
class RecordedRun {
public:
    RecordedRun(const Memory& start, const MachineConfig& config, ClockOptions clock = {});

    [[nodiscard]] QueueId queue(const std::string& path) const { return m_queues.at(path); }
    [[nodiscard]] UnitId unit(const std::string& path) const { return m_units.at(path); }
    [[nodiscard]] QueueCounters counters(const std::string& path)
    {
        return gpu.machine().snapshot().queues[queue(path).value - 1].counters;
    }
    [[nodiscard]] std::uint32_t highWater(const std::string& path) const { return m_occupancy.highWater(queue(path)); }
    [[nodiscard]] std::vector<ActivityInterval> intervals(const std::string& path) const
    {
        return m_activity.intervals(unit(path));
    }
    /// What holds the unit up in the last cycle: the paths of the chain, its own first.
    [[nodiscard]] std::vector<std::string> stallChain(const std::string& path);
    [[nodiscard]] ActivityInterval lastInterval(const std::string& path) const { return intervals(path).back(); }
    [[nodiscard]] std::uint32_t occupancy(const std::string& path);
    /// A field of a unit's state that is a number.
    [[nodiscard]] std::uint64_t field(const std::string& path, const std::string& name);

    Memory memory;
    TimedGpu gpu;

private:
    ActivityRecorder m_activity;
    OccupancyRecorder m_occupancy;
    std::vector<Subscription> m_subscriptions;
    std::map<std::string, QueueId> m_queues;
    std::map<std::string, UnitId> m_units;
};

} // namespace vitrine::gputest
