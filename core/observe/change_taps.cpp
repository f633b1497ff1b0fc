// SPDX-License-Identifier: Apache-2.0
#include "core/observe/change_taps.h"

#include <algorithm>

namespace vitrine::core {

void ChangeTaps::attach(ChangeRecorder& recorder)
{
    m_recorders.push_back(&recorder);
    connect();
}

void ChangeTaps::detach(const ChangeRecorder& recorder)
{
    m_recorders.erase(std::remove(m_recorders.begin(), m_recorders.end(), &recorder), m_recorders.end());
    connect();
}

void ChangeTaps::connect()
{
    const auto chain = [this](ChangeTrack*& first, const auto& trackOf) {
        first = nullptr;
        for (ChangeRecorder* recorder : m_recorders) {
            ChangeTrack* track = trackOf(*recorder);
            if (!track)
                continue;
            track->m_following = first;
            first = track;
        }
    };
    for (std::uint32_t i = 0; i < m_queues.size(); ++i)
        chain(m_queues[i], [i](ChangeRecorder& recorder) { return recorder.queueTrack(QueueId{i + 1}); });
    for (std::uint32_t i = 0; i < m_units.size(); ++i)
        chain(m_units[i], [i](ChangeRecorder& recorder) { return recorder.unitTrack(UnitId{i + 1}); });
}

void ChangeTaps::rewind(Cycle cycle) const
{
    for (const auto* tracks : {&m_queues, &m_units})
        for (ChangeTrack* first : *tracks)
            for (ChangeTrack* track = first; track; track = track->m_following)
                track->rewind(cycle);
}

} // namespace vitrine::core
