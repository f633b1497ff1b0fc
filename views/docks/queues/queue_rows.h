// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/snapshot.h"
#include "core/session/machine/draw_recording.h"
#include "views/kit/row_model.h"

/// The numbers of the timeline of queues and units as tables.

namespace vitrine::views {

[[nodiscard]] QStringList queueColumns();
/// A row per queue; of one that is split, a row for each part below it. `moment`: the machine at the cursor; may be
/// null.
[[nodiscard]] std::vector<Row> queueRows(const core::DrawRecording& recording, const core::Snapshot* moment);

[[nodiscard]] QStringList unitColumns();
[[nodiscard]] std::vector<Row> unitRows(const core::DrawRecording& recording);

/// Who waits for whom in cycles from … to − 1, the longest first.
[[nodiscard]] QStringList blockedColumns();
[[nodiscard]] std::vector<Row> blockedRows(const core::DrawRecording& recording, core::Cycle from, core::Cycle to);

} // namespace vitrine::views
