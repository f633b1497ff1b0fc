// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/draw_recording.h"
#include "views/base/link.h"
#include "views/machine/activity_style.h"

#include <QString>

#include <vector>

namespace vitrine::views {

/// What all units and queues do in one cycle.
struct DiagramState {
    core::Cycle cycle = 0;                  ///< the last one that was executed
    std::vector<core::ActivityCode> units;  ///< by UnitId - 1
    std::vector<std::uint32_t> occupancies; ///< by QueueId - 1
    /// By QueueId - 1: of its entries, the oldest first; none where only their number was recorded.
    std::vector<std::vector<std::uint32_t>> draws;
    std::uint32_t firstDraw = 0; ///< that was recorded: it has the first color
};

/// At the cursor. From the machine as it stands there if that is known, else from what was recorded.
[[nodiscard]] DiagramState diagramState(const core::DrawRecording& recording, core::Cycle cursor,
                                        const core::Snapshot* moment);

/// Of a unit or queue: the selection that it is; nothing when `selection` names something else.
[[nodiscard]] core::UnitId selectedUnit(const core::DrawRecording& recording, const Selection& selection);
[[nodiscard]] core::QueueId selectedQueue(const core::DrawRecording& recording, const Selection& selection);

[[nodiscard]] UnitState unitState(const core::ActivityCode& code);
/// "output full ← ftq", "working".
[[nodiscard]] QString activityText(const core::DrawRecording& recording, const core::ActivityCode& code);

} // namespace vitrine::views
