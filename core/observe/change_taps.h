// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/change_track.h"

#include <vector>

namespace vitrine::core {

/// Which tracks hang on which queue and unit of a machine.
class ChangeTaps {
public:
    /// Called when a machine is wired, before anybody records.
    void addQueue(QueueId id) { grow(m_queues, id.value); }
    void addUnit(UnitId id) { grow(m_units, id.value); }

    void attach(ChangeRecorder& recorder);
    void detach(const ChangeRecorder& recorder);

    void noteQueue(QueueId id, Cycle cycle, std::uint32_t occupancy) const
    {
        note(m_queues[id.value - 1], cycle, occupancy);
    }
    void noteUnit(UnitId id, Cycle cycle, std::uint32_t activityCode) const
    {
        note(m_units[id.value - 1], cycle, activityCode);
    }
    /// Every track: the clock was set.
    void rewind(Cycle cycle) const;

private:
    static void note(ChangeTrack* track, Cycle cycle, std::uint32_t value)
    {
        for (; track; track = track->m_following)
            track->note(cycle, value);
    }
    static void grow(std::vector<ChangeTrack*>& tracks, std::uint32_t count)
    {
        if (tracks.size() < count)
            tracks.resize(count);
    }
    void connect();

    std::vector<ChangeRecorder*> m_recorders;
    std::vector<ChangeTrack*> m_queues; ///< the first track of each
    std::vector<ChangeTrack*> m_units;
};

} // namespace vitrine::core
