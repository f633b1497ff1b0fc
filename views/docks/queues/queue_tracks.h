// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/queues/lane_painter.h"
#include "views/docks/queues/lanes.h"
#include "views/kit/timeline/tracks.h"
#include "views/machine/node_lookup.h"

#include <memory>

namespace vitrine::views {

class CycleWindow;

/// What the lanes of units and queues are painted from.
struct QueueFacts {
    std::shared_ptr<const core::DrawRecording> recording; ///< null: there are no lanes
    SharedSnapshot moment;                                ///< the machine at the cursor; null: not known yet
    LaneTop top = LaneTop::Capacity;
    const CycleWindow* window = nullptr; ///< that utilizations are of
    const DrawColors* colors = nullptr;
};

/// A track for each lane. `facts` must live as long as the content; when they change, the timeline is told.
[[nodiscard]] TrackContent queueTracks(const QueueFacts& facts, const std::vector<Lane>& lanes,
                                       const std::set<LaneSection>& closed);

} // namespace vitrine::views
