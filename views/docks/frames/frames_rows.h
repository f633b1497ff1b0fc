// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/frame_totals.h"
#include "views/base/event_index.h"
#include "views/kit/row_model.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace vitrine::views {

inline constexpr int kFrameCyclesColumn = 2;

/// What the dock shows: frames one behind the other, of one machine.
struct FramesFacts {
    std::shared_ptr<const EventIndex> index; ///< of their capture
    std::vector<core::FrameTotals> frames;

    [[nodiscard]] bool isEmpty() const { return frames.empty(); }
    [[nodiscard]] core::Cycle cycles() const;
    /// That with most cycles, the first of such; needs one.
    [[nodiscard]] const core::FrameTotals& costliest() const;
    /// Cycles of those before it.
    [[nodiscard]] core::Cycle beginOf(std::size_t place) const;
    /// The place of that which a cycle of all lies in; the last one's behind all. Needs one.
    [[nodiscard]] std::size_t placeAt(core::Cycle cycle) const;
};

[[nodiscard]] QStringList frameColumns();
/// A row a frame, and one that sums them up.
[[nodiscard]] std::vector<Row> frameRows(const FramesFacts& facts);
/// To what the frame presents; behind the last present to its last draw.
[[nodiscard]] Link linkToFrame(std::size_t frame, const EventIndex& index);

} // namespace vitrine::views
