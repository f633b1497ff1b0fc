// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace vitrine::views {

/// Of wires that run as one. In the order of lanes, so that what is told by numbers is as it were told by lanes.
using LaneNumber = std::size_t;

/// Lanes side by side, between two columns of boxes or along them.
class WireBand {
public:
    static constexpr double kTrack = 5;  ///< between wires that run side by side
    static constexpr double kAside = 7;  ///< from a wire to a box
    static constexpr double kEmpty = 14; ///< between columns with no wires

    double start = 0;

    [[nodiscard]] const std::vector<LaneNumber>& lanes() const { return m_lanes; }
    void clear(std::size_t lanes)
    {
        m_lanes.clear();
        m_places.assign(lanes, kNowhere);
    }
    void add(LaneNumber lane)
    {
        if (m_places[lane] != kNowhere)
            return;
        m_places[lane] = m_lanes.size();
        m_lanes.push_back(lane);
    }
    void exchange(std::size_t i, std::size_t j)
    {
        std::swap(m_lanes[i], m_lanes[j]);
        std::swap(m_places[m_lanes[i]], m_places[m_lanes[j]]);
    }
    [[nodiscard]] double size() const
    {
        return m_lanes.empty() ? kEmpty : 2 * kAside + kTrack * static_cast<double>(m_lanes.size() - 1);
    }
    [[nodiscard]] double trackOf(LaneNumber lane) const
    {
        return start + kAside + kTrack * static_cast<double>(m_places[lane]);
    }

private:
    static constexpr std::size_t kNowhere = ~std::size_t{0};
    std::vector<LaneNumber> m_lanes;
    std::vector<std::size_t> m_places; ///< by lane: in m_lanes
};

} // namespace vitrine::views
