// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/draw_recording.h"
#include "views/docks/queues/lanes.h"
#include "views/machine/linked_text.h"

namespace vitrine::views {

/// The moment and the stretch that are looked at.
struct LaneReportPlace {
    std::uint32_t draw = 0;
    core::Cycle cursor = 0;
    core::Cycle from = 0; ///< what the timeline shows
    core::Cycle to = 0;
};

/// All about a lane in words: its numbers; of a unit, who holds it up at the cursor, and who did in what is shown,
/// the longest first.
[[nodiscard]] LinkedHtml laneReport(const Lane& lane, const core::DrawRecording& recording,
                                    const LaneReportPlace& place);

} // namespace vitrine::views
