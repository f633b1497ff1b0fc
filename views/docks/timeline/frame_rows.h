// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/timeline/frame_tracks.h"
#include "views/kit/row_model.h"

#include <QStringList>

#include <vector>

/// The timeline of a frame as tables. A stretch of cycles is that which the lanes show; its parts sum to it.

namespace vitrine::views {

/// A stretch, half-open.
struct FrameStretch {
    core::Cycle from = 0, to = 0;
    [[nodiscard]] core::Cycle cycles() const { return to - from; }
};

[[nodiscard]] QStringList thingColumns();
/// Draws, clears and copies, the cycles that are the cost of none, and a sum; as much of each as is in the stretch.
[[nodiscard]] std::vector<Row> thingRows(const FrameFacts& facts, const FrameStretch& stretch);

[[nodiscard]] QStringList waitColumns();
[[nodiscard]] std::vector<Row> waitRows(const FrameFacts& facts);

[[nodiscard]] QStringList hostWriteColumns();
[[nodiscard]] std::vector<Row> hostWriteRows(const FrameFacts& facts);

[[nodiscard]] QStringList shareColumns();
/// What each unit did in the stretch.
[[nodiscard]] std::vector<Row> shareRows(const FrameFacts& facts, const FrameStretch& stretch);

[[nodiscard]] QStringList stretchEnergyColumns();
/// Energy of each part in the stretch, and a sum; illustrative.
[[nodiscard]] std::vector<Row> stretchEnergyRows(const FrameFacts& facts, const FrameStretch& stretch);

} // namespace vitrine::views
